print("marcador")

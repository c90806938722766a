/// How the score of a match moves from goal to goal.
struct Marcha {
  private(set) var tanteo = Tanteo(local: 0, visitante: 0)
  private let duracion: Int
  private let hayProrroga: Bool
  private var hanEmpatado: Set<Trama.Lado> = []
  private var hanIdoGanando: Set<Trama.Lado> = []
  private var hanIdoPerdiendo: Set<Trama.Lado> = []

  /// - Parameter duracion: minutes of a match without extra time.
  init(duracion: Int, hayProrroga: Bool) {
    self.duracion = duracion
    self.hayProrroga = hayProrroga
  }

  mutating func anota(
    _ minuto: Minuto, _ autor: Jugador, _ lado: Trama.Lado, _ modo: ModoDeGol
  ) -> Trama.Gol {
    let (suyos, ajenos) = (tanteo[lado], tanteo[lado.otro])
    let efecto: Trama.Efecto =
      if suyos == 0, ajenos == 0 {
        .abre
      } else if suyos == ajenos {
        hanIdoPerdiendo.contains(lado) && !hanIdoGanando.contains(lado) ? .remonta : .adelanta
      } else if suyos > ajenos {
        .amplia
      } else {
        suyos + 1 == ajenos ? .empata : .recorta
      }
    let otraVez: Bool =
      switch efecto {
      case .empata: !hanEmpatado.insert(lado).inserted
      case .adelanta: hanIdoGanando.contains(lado)
      case .abre, .remonta, .amplia, .recorta: false
      }
    tanteo[lado] += 1
    if tanteo[lado] > ajenos {
      hanIdoGanando.insert(lado)
      hanIdoPerdiendo.insert(lado.otro)
    }
    return Trama.Gol(
      minuto: minuto, autor: autor, lado: lado, modo: modo, efecto: efecto, otraVez: otraVez,
      tras: tanteo, tiempo: tiempo(de: minuto))
  }

  /// Added time belongs to the half that it was added to.
  private func tiempo(de minuto: Minuto) -> Trama.Tiempo {
    if minuto.minuto * 2 <= duracion { return .primero }
    return hayProrroga && minuto.minuto > duracion ? .prorroga : .segundo
  }
}

extension Tanteo {
  /// The goals of one side.
  package subscript(lado: Trama.Lado) -> Int {
    get { lado == .local ? local : visitante }
    set {
      switch lado {
      case .local: local = newValue
      case .visitante: visitante = newValue
      }
    }
  }
}

/// The built-in theme: the files of this folder, embedded in the binary, so that the program works
/// from anywhere, alone.
package enum DefaultTheme {
  /// Contents by file name.
  package static let files: [String: [UInt8]] = [
    "arbitro.md": PackageResources.arbitro_md,
    "arbitros.md": PackageResources.arbitros_md,
    "asistencias.md": PackageResources.asistencias_md,
    "calendario.md": PackageResources.calendario_md,
    "campos.md": PackageResources.campos_md,
    "casa-y-fuera.md": PackageResources.casa_y_fuera_md,
    "clasificacion.md": PackageResources.clasificacion_md,
    "cronica.md": PackageResources.cronica_md,
    "cuadro.md": PackageResources.cuadro_md,
    "cuartos.md": PackageResources.cuartos_md,
    "disciplina.md": PackageResources.disciplina_md,
    "eliminatorias.md": PackageResources.eliminatorias_md,
    "enlace.md": PackageResources.enlace_md,
    "equipos.md": PackageResources.equipos_md,
    "estilo.css": PackageResources.estilo_css,
    "evolucion.md": PackageResources.evolucion_md,
    "goleadores-tabla.md": PackageResources.goleadores_tabla_md,
    "goleadores.md": PackageResources.goleadores_md,
    "jornada.md": PackageResources.jornada_md,
    "jugador.md": PackageResources.jugador_md,
    "libre.md": PackageResources.libre_md,
    "no-encontrada.md": PackageResources.no_encontrada_md,
    "pagina.html": PackageResources.pagina_html,
    "partido.md": PackageResources.partido_md,
    "partidos.md": PackageResources.partidos_md,
    "plantilla.md": PackageResources.plantilla_md,
    "portada.md": PackageResources.portada_md,
    "records.md": PackageResources.records_md,
    "suceso.md": PackageResources.suceso_md,
    "tabla-breve.md": PackageResources.tabla_breve_md,
    "tabla-lado.md": PackageResources.tabla_lado_md,
    "tabla.md": PackageResources.tabla_md,
  ]
}

import Diagnostics
import JSON
import Torneo

extension MatchDoubt {
  var words: Words {
    switch self {
    case .unknownStatus(let text):
      Words(
        es: "estado desconocido \(quoted(text)): se toma por jugado si tiene resultado",
        en: "unknown status \(quotedInEnglish(text)): taken as played if it has a result")
    case .statusWithoutScore(let text):
      Words(
        es: "es \(quoted(text)), sin resultado: queda como estaba, o por jugar",
        en:
          "it is \(quotedInEnglish(text)) without a result: left as it was, or as not played")
    case .statusWithScore(let text):
      Words(
        es: "es \(quoted(text)) y tiene resultado: no cuenta en la clasificación",
        en: "it is \(quotedInEnglish(text)) and has a result: it does not count in the table")
    case .unreadableTime(let text):
      Words(
        es: "no se entiende la hora \(quoted(text)): queda la fecha sola",
        en: "the time \(quotedInEnglish(text)) is not understood: only the date is kept")
    case .numberOutOfRange(let number):
      Words(
        es: "el número de partido \(number) está fuera de rango (1–9999): recibe otro",
        en: "the match number \(number) is out of range (1–9999): it gets another one")
    case .repeatedMatch(differs: false):
      Words(
        es: "el partido está dos veces: se importa una",
        en: "the match is there twice: imported once")
    case .repeatedMatch(differs: true):
      Words(
        es: "el partido está dos veces y no dicen lo mismo: vale esta, la última",
        en: "the match is there twice and they differ: this one, the last, holds")
    case .sameMatchday:
      Words(
        es: "los mismos equipos ya jugaban en esta jornada otro día: se importan los dos partidos",
        en: "the same teams have a match of this matchday on another day: both are imported")
    case .goalsDoNotAddUp(let listed, let written, let sides):
      Words(
        es:
          "los goles apuntados no suman el resultado: \(difference(listed, written, sides, "de")); "
          + "vale el resultado",
        en:
          "the listed goals do not add up to the result: \(difference(listed, written, sides, "of")); "
          + "the result holds")
    case .sidesOfGoalsExchanged(let listed, let written):
      Words(
        es:
          "los goles están apuntados al revés (\(listed), y el partido acabó \(written)): cada uno "
          + "se da al otro equipo, que es el de sus goleadores",
        en: "the goals are listed the wrong way round (\(listed), and the match ended \(written)): "
          + "each is given to the other team, which its scorers belong to")
    case .stageDisagrees(let stage, let listed, let written):
      Words(
        es:
          "por los minutos de los goles \(stage.words.es) iban \(listed), y está escrito \(written)",
        en:
          "by the minutes of the goals it was \(listed) \(stage.words.en), and \(written) is written"
      )
    case .scoreShrinks(let stage, let earlier, let later):
      Words(
        es: "el tanteo baja: antes \(earlier), y \(stage.words.es) \(later)",
        en: "the score goes down: \(earlier) before, and \(later) \(stage.words.en)")
    case .extraTimeWithoutNinety:
      Words(
        es: "tiene el tanteo de la prórroga y no el de los 90 minutos",
        en: "it has the score after extra time and not that after 90 minutes")
    case .shootOutDrawn(let score):
      Words(es: "la tanda de penaltis acaba \(score)", en: "the shoot-out ends \(score)")
    case .noFinalScore:
      Words(
        es: "tiene goles, descanso o tanda y le falta el resultado final: queda como estaba, o por "
          + "jugar",
        en:
          "it has goals, a half-time score or a shoot-out and no final score: left as it was, or as "
          + "not played")
    case .unreadableAttendance(let text):
      Words(
        es: "no se entiende el número de espectadores \(quoted(text)): no se apunta",
        en: "the attendance \(quotedInEnglish(text)) is not understood: not recorded")
    case .unreadableLineup:
      Words(
        es: "desde aquí no se entiende la alineación: no se apunta ninguna parte de ella",
        en: "from here on the line-up is not understood: no part of it is recorded")
    case .unreadableKicks:
      Words(
        es: "no se entiende quién lanzó cada penalti de la tanda: no se apuntan los lanzamientos",
        en: "who took each kick of the shoot-out is not understood: the kicks are not recorded")
    case .kicksDisagree(let listed, let written):
      Words(
        es: "los lanzamientos de la tanda suman \(listed), y está escrito \(written)",
        en: "the kicks of the shoot-out make \(listed), and \(written) is written")
    case .cardsWithoutMinute(let count):
      Words(
        es: "\(plural(count, "tarjeta no tiene", "tarjetas no tienen")) minuto: no se "
          + (count == 1 ? "apunta" : "apuntan"),
        en: "\(plural(count, "card has", "cards have")) no minute: not recorded")
    case .changesWithoutMinute(let count):
      Words(
        es: "\(plural(count, "cambio no tiene", "cambios no tienen")) minuto: "
          + "quien entró queda de suplente",
        en: "\(plural(count, "change has", "changes have")) no minute: who came on is kept as a "
          + "substitute")
    case .mayBeKnown(let id, let day, let new):
      Words(
        es: "puede ser el partido \(id)\(day.map { ", del \($0.sinHora)," } ?? "") de los mismos "
          + "equipos, o una repetición: se añade con el número \(new)",
        en: "it may be match \(id)\(day.map { " of \($0.sinHora)" } ?? "") of the same teams, or a "
          + "replay: added with the number \(new)")
    case .exchanged(let id, let new, _):
      Words(
        es: "puede ser el partido \(id) con local y visitante cambiados: se añade con el número "
          + "\(new)",
        en: "it may be match \(id) with home and away exchanged: added with the number \(new)")
    case .sameAsSettled(let id, let other, _):
      Words(
        es: "el partido \(id), cuyos equipos ya se saben, puede ser el \(other), de los mismos "
          + "equipos y la misma ronda: quedan los dos",
        en:
          "match \(id), of which the teams are known now, may be match \(other) of the same teams "
          + "and round: both are kept")
    case .replaced(let id, let day, let score):
      Words(
        es: "por su número es el partido \(id), que estaba el \(day.sinHora) con \(score): se le "
          + "cambian la fecha y el resultado",
        en:
          "by its number it is match \(id), which was on \(day.sinHora) with \(score): its date and "
          + "its result are changed")
    case .numberTaken(let number, let holder, let new):
      Words(
        es: "el número \(number) ya lo tiene otro partido (\(holder.es)): recibe el \(new)",
        en: "another match (\(holder.en)) already has the number \(number): it gets \(new)")
    case .playedAlready(let id, let estado):
      Words(
        es: "el partido \(id) ya se ha jugado y aquí está como \(quoted(estado.written.es)), sin "
          + "resultado: queda como estaba",
        en:
          "match \(id) has been played and is \(quotedInEnglish(estado.written.en)) here, without "
          + "a result: left as it was")
    case .otherDay(let id, let kept?, let day):
      Words(
        es:
          "es el partido \(id), que ya se jugó el \(kept.sinHora): aquí está el \(day.sinHora), sin "
          + "resultado, y queda como estaba",
        en: "it is match \(id), which was played on \(kept.sinHora): here it is on \(day.sinHora), "
          + "without a score, and it is left as it was")
    case .otherDay(let id, nil, let day):
      Words(
        es:
          "es el partido \(id), que está aplazado sin fecha: aquí está el \(day.sinHora), que no se "
          + "apunta",
        en:
          "it is match \(id), which is postponed without a day: here it is on \(day.sinHora), which "
          + "is not recorded")
    case .stopsCounting(let id, let estado, let score):
      Words(
        es:
          "el partido \(id) contaba con \(score) y aquí está como \(quoted(estado.written.es)): deja "
          + "de contar",
        en:
          "match \(id) counted with \(score) and is \(quotedInEnglish(estado.written.en)) here: it "
          + "does not count any more")
    case .unknownSide(let sides, let score):
      Words(
        es: "no se sabe todavía quién es \(joined(sides.map(quoted))): no se apunta "
          + (score.map { "el resultado, \($0)" } ?? "lo que pasó en el partido"),
        en: "it is not known yet who \(joined(sides.map(quotedInEnglish))) is: "
          + (score.map { "the result, \($0), is" } ?? "what happened in the match is")
          + " not recorded")
    case .otherLineup(let id, let cards, let changes):
      Words(
        es: "la alineación del fichero no tiene "
          + joined(
            [
              cards > 0 ? plural(cards, "tarjeta", "tarjetas") : nil,
              changes > 0 ? plural(changes, "cambio", "cambios") : nil,
            ].compactMap(\.self)) + " del partido \(id): se quitan",
        en: "the line-up of the file is without "
          + joined(
            [
              cards > 0 ? plural(cards, "card", "cards") : nil,
              changes > 0 ? plural(changes, "substitution", "substitutions") : nil,
            ].compactMap(\.self)) + " of match \(id): taken away")
    case .brokenOff(let score):
      Words(
        es: "se suspendió con \(score), que no es un resultado: no se apunta",
        en: "it was abandoned at \(score), which is not a result: not recorded")
    case .groupDisagrees(let team, let match, let list):
      Words(
        es: "\(quoted(team)) juega en \(quoted(match)) y la lista lo pone en \(quoted(list)): vale "
          + "el del partido",
        en:
          "\(quotedInEnglish(team)) plays in \(quotedInEnglish(match)) and the list has it in \(quotedInEnglish(list)): that "
          + "of the match holds")
    }
  }

  /// `de Francia hay 2 y son 3`
  private func difference(
    _ listed: Tanteo, _ written: Tanteo, _ sides: [String], _ preposition: String
  ) -> String {
    let goals = [(listed.local, written.local), (listed.visitante, written.visitante)]
    return zip(sides, goals).filter { $1.0 != $1.1 }.map { side, goals in
      preposition == "de"
        ? "de \(side.visible) hay \(goals.0) y son \(goals.1)"
        : "\(goals.0) of \(side.visible), who have \(goals.1)"
    }.joined(separator: ", ")
  }
}

extension MatchDoubt.Stage {
  var words: Words {
    switch self {
    case .halfTime: Words(es: "al descanso", en: "at half-time")
    case .ninety: Words(es: "a los 90 minutos", en: "after 90 minutes")
    case .extraTime: Words(es: "tras la prórroga", en: "after extra time")
    }
  }
}

extension EstadoDePartido {
  /// As a file in either language may have it.
  var written: Words {
    switch self {
    case .programado: Words(es: "programado", en: "scheduled")
    case .enJuego: Words(es: "en juego", en: "live")
    case .finalizado: Words(es: "finalizado", en: "finished")
    case .aplazado: Words(es: "aplazado", en: "postponed")
    case .suspendido: Words(es: "suspendido", en: "abandoned")
    case .anulado: Words(es: "anulado", en: "annulled")
    case .cancelado: Words(es: "cancelado", en: "cancelled")
    case .adjudicado: Words(es: "adjudicado", en: "awarded")
    }
  }
}

#!/usr/bin/env python3
"""Makes a large tournament store, the same bytes every time.

    gen.py LEAGUES OUT.json

A league is 20 teams of 25 players that meet twice: 38 matchdays of 10 matches. Match ids are 1, 2, 3…; every match is
finished; nobody plays who has been replaced or sent off, so the store is free of warnings."""
import datetime
import json
import math
import random
import sys

CLUBS = ["Atlético", "Real", "Unión Deportiva", "Club Deportivo", "Racing", "Sporting", "Agrupación", "Rápido",
         "Deportivo", "Peña"]
TOWNS = ["Peñíscola", "Logroño", "Cáceres", "Ávila", "Almería", "Mérida", "Alcañiz", "Estepona", "Vigo", "Lugo",
         "Gijón", "Avilés", "Sestao", "Irún", "Tudela", "Huesca", "Jaén", "Motril", "Cartagena", "Coruña"]
NAMES = ["Íñigo", "Álvaro", "José", "María", "Óscar", "Sergio", "Andrés", "Rubén", "Iván", "Pablo", "Begoña",
         "Nuria", "Martín", "Hugo", "Adrián", "Raúl", "Héctor", "Joaquín", "Ángel", "Víctor", "Lucía", "Noé"]
SURNAMES = ["Núñez", "Muñoz", "García", "Peña", "Ibáñez", "Ordóñez", "Gutiérrez", "Martínez", "López", "Pérez",
            "Sánchez", "Ramírez", "Castaño", "Cañete", "Vázquez", "Domínguez", "Zúñiga", "Ruiz", "Romero", "Gil"]
HOURS = (16, 18, 20, 12, 17, 21, 12, 16, 18, 20)


def kick_off(matchday, turn):
    day = datetime.datetime(2026, 9, 5) + datetime.timedelta(days=7 * (matchday - 1) + (turn >= 6))
    # Madrid's summer time ends on the last Sunday of October and begins on the last of March.
    summer = day < datetime.datetime(2026, 10, 25) or day >= datetime.datetime(2027, 3, 28)
    return f"{day:%Y-%m-%d}T{HOURS[turn]:02d}:00:00{'+02:00' if summer else '+01:00'}"


def fixtures(teams):
    """Both rounds by the circle method: matchdays of (home, away)."""
    ring, first = list(range(teams)), []
    for day in range(teams - 1):
        pairs = [(ring[i], ring[teams - 1 - i]) for i in range(teams // 2)]
        first.append([(b, a) if (day + i) % 2 else (a, b) for i, (a, b) in enumerate(pairs)])
        ring.insert(1, ring.pop())
    return first + [[(b, a) for a, b in day] for day in first]


def poisson(source, mean):
    count, product, limit = 0, source.random(), math.exp(-mean)
    while product > limit:
        count, product = count + 1, product * source.random()
    return count


def events(source, team, goals):
    """What one side does in a match."""
    name, squad = team["nombre"], [player["nombre"] for player in team["plantilla"]]
    eleven = squad[:11]
    changes = list(zip(sorted(source.sample(range(46, 89), 4)), source.sample(eleven, 4), source.sample(squad[11:18], 4)))
    off = {out: minute for minute, out, _ in changes}
    result = [{"tipo": "cambio", "minuto": minute, "entra": enters, "sale": out, "equipo": name}
              for minute, out, enters in changes]
    for player in source.sample(eleven, min(poisson(source, 2.0), 11)):
        red = player not in off and source.random() < 0.05
        result.append({"tipo": "tarjeta", "minuto": 90 if red else source.randint(1, off.get(player, 90) - 1),
                       "jugador": player, "equipo": name, "color": "roja" if red else "amarilla"})
    for _ in range(goals):
        minute = source.randint(1, 89)
        playing = [player for player in eleven if off.get(player, 91) > minute]
        forwards = [player for player in eleven[6:] if off.get(player, 91) > minute]
        playing += [enters for at, _, enters in changes if at < minute]
        scorer = source.choice(forwards if forwards and source.random() < 0.7 else playing)
        result.append({"tipo": "gol", "minuto": minute, "jugador": scorer, "equipo": name})
    return result


def league(number, leagues, first_id):
    source = random.Random(f"marcador-{number}")
    suffix = "" if leagues == 1 else f" L{number:03d}"
    teams = []
    for i, town in enumerate(TOWNS):
        names = set()
        while len(names) < 25:
            names.add(f"{source.choice(NAMES)} {source.choice(SURNAMES)} {source.choice(SURNAMES)}")
        teams.append({"nombre": f"{CLUBS[(i + i // 10) % 10]} {town}{suffix}",
                      "plantilla": [{"nombre": name, "dorsal": shirt} for shirt, name in enumerate(sorted(names), 1)]})
    matches = []
    for matchday, pairs in enumerate(fixtures(20), 1):
        for turn, (home, away) in enumerate(pairs):
            happened = events(source, teams[home], poisson(source, 1.5)) + events(source, teams[away], poisson(source, 1.2))
            matches.append({"id": first_id + len(matches), "jornada": matchday, "fecha": kick_off(matchday, turn),
                            "estado": "finalizado", "local": teams[home]["nombre"], "visitante": teams[away]["nombre"],
                            "eventos": sorted(happened, key=lambda event: event["minuto"])})
    return teams, matches


def main():
    leagues = int(sys.argv[1])
    teams, matches = [], []
    for number in range(1, leagues + 1):
        more = league(number, leagues, len(matches) + 1)
        teams += more[0]
        matches += more[1]
    lines = lambda values: ",\n".join("    " + json.dumps(value, ensure_ascii=False) for value in values)
    with open(sys.argv[2], "w", encoding="utf-8") as store:
        store.write('{\n  "version": 1,\n  "nombre": "Liga de medida",\n  "temporada": "2026-27",\n'
                    '  "zonaHoraria": "Europe/Madrid",\n'
                    f'  "equipos": [\n{lines(teams)}\n  ],\n  "partidos": [\n{lines(matches)}\n  ]\n}}\n')


main()

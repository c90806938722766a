#!/usr/bin/env python3
"""The script that a competent volunteer would write: json, jinja2 and a Markdown library.

    site.py TORNEO.json OUT

Writes byte for byte what the Hugo site beside it writes."""
import datetime
import json
import os
import re
import shutil
import sys
import unicodedata

import cmarkgfm
from jinja2 import Environment, FileSystemLoader

HERE = os.path.dirname(os.path.abspath(__file__))
STORE, OUT = sys.argv[1:]


def slug(name):
    letters = (c for c in unicodedata.normalize("NFD", name.lower()) if not unicodedata.combining(c))
    return re.sub(r"[^a-z0-9]+", "-", "".join(letters)).strip("-")


def goals(match):
    return [event for event in match["eventos"] if event["tipo"] == "gol"]


def score(match):
    home = sum(goal["equipo"] == match["local"] for goal in goals(match))
    return home, len(goals(match)) - home


def match_markdown(match, slugs):
    def items(kind, text):
        return "\n".join(f"- {event['minuto']}' {text(event)}" for event in match["eventos"] if event["tipo"] == kind)
    return (f"## Goles\n\n{items('gol', lambda e: '**%(jugador)s** (%(equipo)s)' % e) or 'Sin goles.'}\n\n"
            f"## Tarjetas\n\n{items('tarjeta', lambda e: '%(jugador)s (%(equipo)s), %(color)s' % e)}\n\n"
            f"## Cambios\n\n{items('cambio', lambda e: 'entra %(entra)s por %(sale)s (%(equipo)s)' % e)}\n\n"
            f"## Plantillas\n\n"
            f"- [{match['local']}](/equipos/{slugs[match['local']]}/)\n"
            f"- [{match['visitante']}](/equipos/{slugs[match['visitante']]}/)\n"
            f"- [Crónica del partido](/cronicas/{match['id']}/)\n")


def chronicle_markdown(match):
    home = away = 0
    lines = [f"En la jornada {match['jornada']} se enfrentaron **{match['local']}** y **{match['visitante']}**.\n"]
    for goal in goals(match):
        if goal["equipo"] == match["local"]:
            home += 1
        else:
            away += 1
        lines.append(f"- Minuto {goal['minuto']}: gol de **{goal['jugador']}** para *{goal['equipo']}* ({home}-{away}).")
    if home + away == 0:
        lines.append("El partido terminó sin goles.")
    lines.append(f"\nResultado final: **{home}-{away}**.\n")
    return "\n".join(lines)


def standings(store):
    table = {team["nombre"]: dict(n=team["nombre"], pj=0, g=0, e=0, p=0, gf=0, gc=0, pts=0) for team in store["equipos"]}
    for match in store["partidos"]:
        home, away = score(match)
        for name, scored, against in ((match["local"], home, away), (match["visitante"], away, home)):
            row = table[name]
            row["pj"] += 1
            row["gf"] += scored
            row["gc"] += against
            row["g" if scored > against else "p" if scored < against else "e"] += 1
            row["pts"] += 3 if scored > against else 1 if scored == against else 0
    return sorted(table.values(), key=lambda row: (-row["pts"], row["gc"] - row["gf"], -row["gf"], row["n"]))


def scorers(store):
    count = {}
    for match in store["partidos"]:
        for goal in goals(match):
            who = goal["jugador"], goal["equipo"]
            count[who] = count.get(who, 0) + 1
    return sorted(((*who, n) for who, n in count.items()), key=lambda row: (-row[2], row[0] + "|" + row[1]))


def write(path, text):
    folder = os.path.join(OUT, path)
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, "index.html"), "w", encoding="utf-8") as file:
        file.write(text)


def main():
    environment = Environment(loader=FileSystemLoader(os.path.join(HERE, "templates")), autoescape=True,
                              keep_trailing_newline=True, auto_reload=False)
    page = {name: environment.get_template(name + ".html").render for name in
            ("partido", "cronica", "equipo", "index", "clasificacion", "goleadores")}
    with open(STORE, encoding="utf-8") as file:
        store = json.load(file)
    slugs = {team["nombre"]: slug(team["nombre"]) for team in store["equipos"]}
    matchdays = {}
    for match in store["partidos"]:
        home, away = score(match)
        title = f"{match['local']} {home}-{away} {match['visitante']}"
        matchdays.setdefault(match["jornada"], []).append((match["id"], title))
        write(f"partidos/{match['id']}", page["partido"](
            title=title, p=match, fecha=datetime.datetime.fromisoformat(match["fecha"]).strftime("%d/%m/%Y %H:%M"),
            html=cmarkgfm.markdown_to_html(match_markdown(match, slugs))))
        write(f"cronicas/{match['id']}", page["cronica"](
            title=f"Crónica: {match['local']} - {match['visitante']}", p=match,
            html=cmarkgfm.markdown_to_html(chronicle_markdown(match))))
    for team in store["equipos"]:
        write("equipos/" + slugs[team["nombre"]], page["equipo"](title=team["nombre"], plantilla=team["plantilla"]))
    write("", page["index"](title="Torneo", jornadas=sorted(matchdays.items())))
    write("clasificacion", page["clasificacion"](title="Clasificación", filas=standings(store), slugs=slugs))
    write("goleadores", page["goleadores"](title="Goleadores", filas=scorers(store), slugs=slugs))
    shutil.copy(os.path.join(HERE, "..", "hugo", "static", "estilo.css"), OUT)


main()

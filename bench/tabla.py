#!/usr/bin/env python3
"""Times the table of a league of 1,000 teams, by each rule set; reading the store is in the figure, and told apart.

    bench/tabla.py MARCADOR [RULE…]"""
import json
import os
import random
import subprocess
import sys
import tempfile
import time

TEAMS, MATCHDAYS, RUNS = 1000, 200, 5


def store(path):
    source, ring, matches = random.Random(1), list(range(TEAMS)), []
    for day in range(MATCHDAYS):
        for turn in range(TEAMS // 2):
            home, away = ring[turn], ring[TEAMS - 1 - turn]
            matches.append({"id": len(matches) + 1, "jornada": day + 1, "local": f"Equipo {home}",
                            "visitante": f"Equipo {away}",
                            "resultado": {"local": source.choice([0, 0, 1, 1, 2, 3]),
                                          "visitante": source.choice([0, 0, 1, 1, 2])}})
        ring.insert(1, ring.pop())
    with open(path, "w") as file:
        json.dump({"equipos": [{"nombre": f"Equipo {team}"} for team in range(TEAMS)], "partidos": matches}, file)


def seconds(*command):
    times = []
    for _ in range(RUNS):
        start = time.perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        times.append(time.perf_counter() - start)
    return min(times)


with tempfile.TemporaryDirectory() as folder:
    store(os.path.join(folder, "torneo.json"))
    program = sys.argv[1]
    print(f"{TEAMS} teams, {TEAMS * MATCHDAYS // 2} matches")
    print(f"scorers (reading alone)  {seconds(program, 'scorers', folder, '-q'):.2f} s")
    for rule in sys.argv[2:] or ["general", "rfef", "uefa", "bundesliga"]:
        print(f"standings, {rule:<13} {seconds(program, 'standings', folder, '-q', '--rule', rule):.2f} s")

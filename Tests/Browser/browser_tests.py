"""The preview and the editor in a real browser. Run by Tests/Browser/run."""

import unittest

from axe_playwright_python.sync_playwright import Axe

from support import ROOT, BrowserTest, PublishingServer

ROSTER = "plantilla?equipo=Rayo%20FC"
NEW_PLAYER = "jugador-nuevo?equipo=Rayo%20FC"


class AddPlayer(BrowserTest):
    def error(self, page, field):
        return page.locator(f"#error-{field}")

    def test_each_error_shows_once_its_field_was_left_and_goes_when_it_is_mended(self):
        page = self.page()
        page.goto(self.editor + NEW_PLAYER)
        self.assertEqual(self.error(page, "nombre").inner_text(), "")
        for field, text, message in [
            ("nombre", " ", "El nombre es obligatorio"),
            ("nombre", "ñ" * 26, "El nombre no puede pasar de 25 caracteres"),
            ("nombre", "aNA", "Ya hay un jugador con ese nombre"),
            ("dorsal", "siete", "El dorsal debe ser un número"),
            ("dorsal", "100", "El dorsal debe estar entre 1 y 99"),
            ("dorsal", "9", "Ya hay un jugador con ese dorsal"),
        ]:
            with self.subTest(message):
                page.fill(f"[name={field}]", text)
                page.locator(f"[name={field}]").blur()
                self.error(page, field).get_by_text(message).wait_for()
                self.assertEqual(page.get_attribute(f"[name={field}]", "aria-invalid"), "true")
        button = page.locator(".formulario button")
        page.locator(".formulario button[data-todavia]").wait_for()
        # Not yet, but it can be pressed, to hear why.
        button.click()
        page.locator(".resumen").wait_for()
        self.assertEqual(page.input_value("[name=nombre]"), "aNA")
        self.assertEqual(page.input_value("[name=dorsal]"), "9")
        page.fill("[name=nombre]", "Eva")
        page.fill("[name=dorsal]", "90")
        page.locator("[name=dorsal]").blur()
        page.locator(".formulario button:not([data-todavia])").wait_for()
        self.assertEqual(self.error(page, "nombre").inner_text(), "")
        page.locator(".formulario button").click()
        page.get_by_text("guardado: Eva #90 (Rayo FC)").wait_for()
        names = [player["nombre"] for player in self.store["equipos"][0]["plantilla"]]
        self.assertIn("Eva", names)

    def test_works_without_a_script(self):
        context = self.chromium.new_context(java_script_enabled=False)
        self.addCleanup(context.close)
        page = context.new_page()
        page.goto(self.editor + NEW_PLAYER)
        page.fill("[name=nombre]", "Ana")
        page.locator(".formulario button").click()
        page.locator("#error-nombre").get_by_text("Ya hay un jugador").wait_for()
        page.fill("[name=nombre]", "Eva")
        page.locator(".formulario button").click()
        page.get_by_text("guardado: Eva (Rayo FC)").wait_for()

    def test_works_with_the_keyboard_alone(self):
        page = self.page()
        page.goto(self.editor + ROSTER)
        self.press_until(page, "Añadir un jugador")
        page.keyboard.press("Enter")
        page.locator("[name=nombre]").wait_for()
        self.press_until(page, None, "nombre")
        page.keyboard.type("Eva")
        page.keyboard.press("Tab")
        page.keyboard.type("90")
        page.keyboard.press("Enter")
        page.get_by_text("guardado: Eva #90 (Rayo FC)").wait_for()

    def test_the_first_stop_of_the_keyboard_skips_to_the_content(self):
        page = self.page()
        page.goto(self.editor)
        page.keyboard.press("Tab")
        self.assertEqual(page.evaluate("document.activeElement.className"), "salto")
        page.keyboard.press("Enter")
        self.assertEqual(page.evaluate("document.activeElement.id"), "contenido")

    def press_until(self, page, text, name=None):
        for _ in range(60):
            page.keyboard.press("Tab")
            focus = page.evaluate(
                "[document.activeElement.textContent.trim(), document.activeElement.name ?? '']")
            if focus[0] == text or name and focus[1] == name:
                return
        self.fail(f"the keyboard does not get to {text or name}")

    def test_who_goes_back_finds_what_they_typed(self):
        page = self.page()
        page.goto(self.editor + NEW_PLAYER)
        page.fill("[name=nombre]", "Eva a medio escribir")
        page.fill("[name=dorsal]", "90")
        page.goto(self.editor)
        page.go_back()
        page.locator("[name=nombre]").wait_for()
        self.assertEqual(page.input_value("[name=nombre]"), "Eva a medio escribir")
        self.assertEqual(page.input_value("[name=dorsal]"), "90")

    def test_a_double_click_saves_once(self):
        page = self.page()
        page.goto(self.editor + "gol?partido=1")
        before = len(self.match(1)["eventos"])
        page.fill("[name=minuto]", "60")
        page.select_option("[name=equipo]", "Rayo FC")
        page.select_option("[name=jugador]", "Ana #9")
        page.locator(".formulario button").dblclick()
        page.locator(".hecho").wait_for()
        self.assertEqual(len(self.match(1)["eventos"]), before + 1)


class LiveMatch(BrowserTest):
    def test_enter_in_the_minute_records_nothing_and_asks_who(self):
        page = self.page()
        page.goto(self.editor + "partido?partido=11")
        page.get_by_role("button", name="Empezar el partido").click()
        page.fill(".un-toque [name=minuto]", "33")
        page.press(".un-toque [name=minuto]", "Enter")
        page.locator(".formulario [name=jugador]").wait_for()
        self.assertEqual(page.input_value("[name=minuto]"), "33")
        self.assertEqual(self.match(11).get("eventos", []), [])

    def test_the_keyboard_skips_to_the_goals_and_goes_to_what_was_done(self):
        page = self.page()
        page.goto(self.editor + "partido?partido=11")
        page.get_by_role("button", name="Empezar el partido").click()
        page.locator(".reloj").wait_for()
        page.goto(self.editor + "partido?partido=11")
        page.keyboard.press("Tab")
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.locator(".hecho").wait_for()
        self.assertEqual(page.evaluate("document.activeElement.className"), "avisos")
        self.assertEqual(len(self.match(11)["eventos"]), 1)

    def test_from_kick_off_to_the_final_whistle_all_pages_follow(self):
        site = self.page(1280)
        site.goto(self.site + "clasificacion.html")
        table = site.locator("table").first.inner_text()
        page = self.page()
        page.goto(self.editor + "partido?partido=11")
        page.get_by_role("button", name="Empezar el partido").click()
        page.locator(".reloj").wait_for()
        self.assertEqual(page.input_value(".un-toque [name=minuto]"), "1")
        page.get_by_role("button", name="Ana #9").click()
        page.get_by_text("gol del 1', Ana #9 (Rayo FC)").first.wait_for()
        page.fill(".un-toque [name=minuto]", "45+2")
        page.get_by_role("button", name="Bruno #7").click()
        page.get_by_text("gol del 45+2', Bruno #7 (Lobos)").first.wait_for()
        page.fill(".un-toque [name=minuto]", "88")
        page.get_by_role("button", name="Ana #9").click()
        page.get_by_text("gol del 88', Ana #9").first.wait_for()
        page.get_by_role("button", name="Final del partido").click()
        page.get_by_role("heading", name="Lobos 1-2 Rayo FC").wait_for()
        # The page of the site that is open loads again by itself.
        site.wait_for_function(
            "table => document.querySelector('table').innerText !== table", arg=table)
        page.goto(self.editor + "goleadores")
        self.assertIn("Ana #9", page.locator("tbody tr").first.inner_text())
        page.goto(self.editor + "cronica?partido=11")
        self.assertIn("1' Ana (Rayo FC)", page.locator(".cronica").inner_text())
        site.goto(self.site + "partidos/11.html")
        self.assertIn("Bruno", site.locator("main").inner_text())

    def test_what_was_done_can_be_undone_and_done_again(self):
        page = self.page()
        page.goto(self.editor + "resultado?partido=11")
        page.fill("[name=marcador]", "2-0")
        page.locator(".formulario button").click()
        page.get_by_role("heading", name="Lobos 2-0 Rayo FC").wait_for()
        page.get_by_role("button", name="Deshacer").click()
        page.get_by_text("deshecho").wait_for()
        self.assertNotIn("resultado", self.match(11))
        page.get_by_role("button", name="Rehacer").click()
        page.get_by_text("rehecho").wait_for()
        self.assertEqual(self.match(11)["resultado"]["local"], 2)


class Conflict(BrowserTest):
    def test_two_tabs_see_both_values_and_choose(self):
        one, other = self.page(), self.page()
        for page in (one, other):
            page.goto(self.editor + "resultado?partido=11")
        one.fill("[name=marcador]", "1-0")
        one.locator(".formulario button").click()
        one.locator(".hecho").wait_for()
        other.fill("[name=marcador]", "2-2")
        other.locator(".formulario button").click()
        other.get_by_text("no se ha guardado nada").wait_for()
        table = other.locator("table").inner_text()
        self.assertIn("1-0", table)
        self.assertIn("2-2", table)
        self.assertEqual(self.match(11)["resultado"]["visitante"], 0)
        other.get_by_role("button", name="Guardar lo mío").click()
        other.get_by_role("heading", name="Lobos 2-2 Rayo FC").wait_for()

    def test_an_edit_of_the_command_line_is_not_lost(self):
        page = self.page()
        page.goto(self.editor + "datos?partido=11")
        page.fill("[name=campo]", "Campo Nuevo")
        self.edit("match", "edit", "11", "--attendance", "321")
        page.locator(".formulario button").click()
        page.get_by_text("no se ha guardado nada").wait_for()
        page.get_by_role("button", name="Guardar lo mío").click()
        page.locator(".hecho").wait_for()
        self.assertEqual(self.match(11)["espectadores"], 321)
        self.assertEqual(self.match(11)["campo"], "Campo Nuevo")


class Publish(BrowserTest):
    def setUp(self):
        self.server = PublishingServer()
        self.addCleanup(self.server.stop)
        self.server_address = self.server.address
        super().setUp()

    def test_bad_answers_are_told_and_a_good_one_gives_its_number(self):
        page = self.page()
        page.goto(self.editor + "cronica?partido=1")
        for answer, told in [
            ((500, "x"), "500"), ((404, "{}"), "404"), ((200, "<html>"), None), ((201, "[" * 600), None),
        ]:
            with self.subTest(answer[0]):
                self.server.answer = answer
                if page.locator("[name=otraVez]").count():
                    page.check("[name=otraVez]")
                page.get_by_role("button", name="Publicar").click()
                page.locator(".fallo").first.wait_for()
                if told:
                    self.assertIn(told, page.locator(".avisos").inner_text())
        self.server.answer = (201, None)
        page.check("[name=otraVez]")
        page.get_by_role("button", name="Publicar").click()
        page.get_by_text("Crónica publicada con el n.º 101").wait_for()
        path, sent = self.server.received[-1]
        self.assertEqual(path, "/posts")
        self.assertEqual(sent["title"], "Rayo FC 3-2 Toros")


class Preview(BrowserTest):
    def test_a_fault_of_a_template_shows_over_the_page_and_goes(self):
        page = self.page(1280)
        page.goto(self.site + "partidos/1.html")
        templates = self.folder / "templates"
        templates.mkdir()
        template = templates / "partido.md"
        good = (ROOT / "templates" / "partido.md").read_text()
        template.write_text(good + "\n{{jugdor}}\n")
        overlay = page.locator("#marcador-fallo")
        overlay.get_by_text("jugdor").first.wait_for()
        template.write_text(good)
        overlay.wait_for(state="detached")

    def test_a_page_that_loads_again_stays_where_it_was(self):
        page = self.page(375, 500)
        page.goto(self.site + "partidos/1.html")
        page.evaluate("window.scrollTo(0, 300)")
        page.evaluate("window.earlier = true")
        self.edit("goal", "add", "1", "--minute", "89", "--player", "Ana", "--team", "rayo")
        page.wait_for_function("() => window.earlier === undefined")
        page.wait_for_function("() => window.scrollY === 300")

    def test_the_editor_gives_way_to_a_broken_store_and_comes_back(self):
        page = self.page()
        store = self.folder / "torneo.json"
        good = store.read_text()
        store.write_text(good.replace('"dorsal": 9', '"dorsal": 900', 1))
        page.goto(self.editor)
        page.get_by_text("el dorsal 900 está fuera de rango").wait_for()
        store.write_text(good)
        page.reload()
        page.get_by_role("heading", name="Partidos").wait_for()


class Accessibility(BrowserTest):
    SCREENS = [
        "reloj-poner?partido=11", "prosa?partido=1",
        "", "partido?partido=1", "partido?partido=11", "gol?partido=1", "tarjeta?partido=1",
        "cambio?partido=1", "penalti?partido=1", "lanzamiento?partido=1",
        "gol-corregir?partido=1&numero=1", "gol-quitar?partido=1&numero=1", "resultado?partido=1",
        "datos?partido=1", "alineacion-local?partido=1", "estado-suspendido?partido=1",
        "adjudicar?partido=1", "partido-nuevo", "clasificacion", "goleadores", "equipos", ROSTER,
        NEW_PLAYER, "jugador-corregir?equipo=Rayo%20FC&jugador=Ana%20%239",
        "plantilla-pegar?equipo=Rayo%20FC", "equipo-nombre?equipo=Rayo%20FC",
        "equipo-color?equipo=Rayo%20FC", "arbitros",
        "arbitro-nuevo", "cronica?partido=1", "inscripcion", "importar", "ajustes", "nada",
    ]

    def look(self, page, name):
        violations = Axe().run(page).response["violations"]
        self.assertEqual([(each["id"], each["nodes"][0]["html"]) for each in violations], [], name)
        width = page.evaluate("document.documentElement.scrollWidth")
        self.assertLessEqual(width, page.viewport_size["width"], name)
        small = page.evaluate(
            """[...document.querySelectorAll('button, select, main a.boton, header a, input:not([type=hidden]):not([type=checkbox])')]
               .filter(one => { const box = one.getBoundingClientRect(); return box.height > 0 && box.height < 44; })
               .map(one => one.outerHTML)""")
        self.assertEqual(small, [], name)

    def test_every_screen_has_no_violation_at_any_width_light_or_dark(self):
        for width in (320, 375, 1280):
            for scheme in ("light", "dark"):
                page = self.page(width, scheme=scheme)
                for screen in self.SCREENS:
                    with self.subTest(screen=screen, width=width, scheme=scheme):
                        page.goto(self.editor + screen)
                        self.look(page, screen)

    def test_a_refused_form_a_conflict_and_a_preview_of_a_list_have_none(self):
        for scheme in ("light", "dark"):
            page = self.page(scheme=scheme)
            page.goto(self.editor + NEW_PLAYER)
            page.locator(".formulario button").click()
            page.locator(".resumen").wait_for()
            self.look(page, "refused")
            page.goto(self.editor + "plantilla-pegar?equipo=Lobos")
            page.fill("textarea", "77 Eva\nLola 100")
            page.get_by_role("button", name="Ver cómo queda").click()
            page.locator("td .mal").wait_for()
            self.look(page, "preview")
            page.goto(self.editor + "datos?partido=11")
            page.fill("[name=campo]", "Mío " + scheme)
            self.edit("match", "edit", "11", "--venue", "Suyo " + scheme)
            page.locator(".formulario button").click()
            page.get_by_role("button", name="Guardar lo mío").wait_for()
            self.look(page, "conflict")


if __name__ == "__main__":
    unittest.main()

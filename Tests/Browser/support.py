"""What the browser tests share: a folder with the example, its preview, a browser, a server to publish to."""

import http.server
import json
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import threading
import unittest

from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
PATIENCE = 30_000  # milliseconds: much longer than anything should take


class PublishingServer:
    """A server on loopback that answers what a test tells it to, and notes what it was sent."""

    def __init__(self):
        self.answer = (201, None)
        self.received = []
        outer = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                outer.received.append((self.path, json.loads(body)))
                status, text = outer.answer
                if text is None:
                    text = json.dumps({"id": 101, **json.loads(body)})
                self.send_response(status)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(text.encode())))
                self.end_headers()
                self.wfile.write(text.encode())

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def stop(self):
        self.server.shutdown()
        self.server.server_close()


class BrowserTest(unittest.TestCase):
    """A test with a folder of its own, served, and an empty browser."""

    server_address = None

    @classmethod
    def setUpClass(cls):
        cls.playwright = sync_playwright().start()
        cls.addClassCleanup(cls.playwright.stop)
        cls.chromium = cls.playwright.chromium.launch(
            executable_path=os.environ["CHROMIUM"], args=["--no-sandbox"])
        cls.addClassCleanup(cls.chromium.close)

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="marcador-browser-"))
        self.addCleanup(shutil.rmtree, self.folder)
        for name in ("torneo.json", "arbitros.json"):
            shutil.copy(ROOT / name, self.folder)
        settings = {"titulo": "Liga de Primavera"}
        if self.server_address:
            settings["servidor"] = self.server_address
        (self.folder / "marcador.json").write_text(json.dumps(settings))
        self.process = subprocess.Popen(
            [os.environ["MARCADOR"], "--lang", "es", "serve", str(self.folder), "--port", "0"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.addCleanup(self.stop)
        self.site = None
        while not self.site:
            line = self.process.stdout.readline()
            self.assertTrue(line, "the preview ended")
            found = re.search(r"http://127\.0\.0\.1:\d+/", line)
            self.site = found and found.group()
        self.editor = self.site + "editar/"
        self.complaints = []

    def stop(self):
        self.process.terminate()
        self.process.wait()
        self.process.stdout.close()

    def page(self, width=375, height=800, scheme="light"):
        context = self.chromium.new_context(
            viewport={"width": width, "height": height}, color_scheme=scheme)
        self.addCleanup(context.close)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", self.note)
        return page

    def note(self, message):
        # Answers that refuse a form are part of the tests; what a policy forbids is not.
        if message.type == "error" and "the server responded with a status" not in message.text:
            self.complaints.append(message.text)

    def tearDown(self):
        self.assertEqual(self.complaints, [])

    @property
    def store(self):
        return json.loads((self.folder / "torneo.json").read_text())

    def match(self, number):
        return next(match for match in self.store["partidos"] if match["id"] == number)

    def edit(self, *arguments):
        """Another program edits the store."""
        subprocess.run(
            [os.environ["MARCADOR"], *arguments, "--in", str(self.folder)],
            check=True, capture_output=True)

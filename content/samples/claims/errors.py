"""Fails as the sections of the guide say, and prints with what, by section."""

import asyncio
import gc
import json
import os
import ssl
import subprocess
import sys
import tempfile
import threading
import traceback
import warnings
from http.server import BaseHTTPRequestHandler, HTTPServer

from playwright.async_api import async_playwright
from playwright.sync_api import expect, sync_playwright

LAUNCH_ONLY = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    playwright.chromium.launch()
"""
NOWHERE = "http://127.0.0.1:61999"
LAUNCH = {"executable_path": os.environ["BROWSER_PATH"], "args": ["--no-sandbox"]}


def failure(action):
    try:
        action()
    except BaseException as error:
        return f"{type(error).__module__}.{type(error).__name__}: {error}"
    return ""


def failure_in_thread(action):
    messages = []
    thread = threading.Thread(target=lambda: messages.append(failure(action)))
    thread.start()
    thread.join()
    return messages[0]


async def without_await():
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(**LAUNCH)
        page = await browser.new_page()
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter("always")
            message = failure(lambda: page.goto("about:blank").status)
            gc.collect()
        await browser.close()
    return message + "".join(f"\n{one.category.__name__}: {one.message}" for one in caught)


async def crash():
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(**LAUNCH)
        page = await browser.new_page()
        session = await page.context.new_cdp_session(page)
        async with page.expect_event("crash"):
            sent = asyncio.ensure_future(session.send("Page.crash"))
        calls = [page.goto("about:blank"), page.evaluate("1")]
        thrown = await asyncio.gather(*calls, return_exceptions=True)
        sent.cancel()
        return "".join(map(str, thrown))


async def sync_in_asyncio():
    return failure(lambda: sync_playwright().start())


class SelectorLoop(asyncio.SelectorEventLoop):
    """Starts no processes, as the loop of this kind on Windows."""

    _make_subprocess_transport = asyncio.BaseEventLoop._make_subprocess_transport


def without_subprocesses():
    loop = SelectorLoop()
    try:
        loop.run_until_complete(async_playwright().start())
    except NotImplementedError:
        return traceback.format_exc()
    return ""


def without_browsers(*command):
    with tempfile.TemporaryDirectory() as folder:
        env = {"PLAYWRIGHT_BROWSERS_PATH": folder, "PLAYWRIGHT_DOWNLOAD_HOST": NOWHERE}
        run = {"capture_output": True, "text": True, "env": {**os.environ, **env}}
        result = subprocess.run([sys.executable, *command], **run)
    return result.stdout + result.stderr


def without_packages():
    run = {"capture_output": True, "text": True}
    library = subprocess.run([sys.executable, "-S", "-c", "import playwright"], **run)
    with tempfile.TemporaryDirectory() as folder:
        with open(f"{folder}/test_page.py", "w") as file:
            file.write("def test_page(page): pass")
        plugins = ["-p", "no:playwright", "-p", "no:playwright-asyncio"]
        tests = subprocess.run([sys.executable, "-m", "pytest", *plugins, folder], **run)
    return library.stderr + tests.stdout


def get_content_while_navigating(page):
    page.route("**/*", lambda route: route.fulfill(content_type="text/html", body="<p>"))
    page.evaluate("location.href = 'https://stagehand.example/'")
    page.content()


def handle_twice(page, first, second):
    messages = []

    def handle(dialog):
        first(dialog)
        messages.append(failure(lambda: second(dialog)))

    page.on("dialog", handle)
    page.evaluate("alert(1)")
    while not messages:
        page.wait_for_timeout(50)
    raise RuntimeError(messages[0])


def route_twice(page):
    messages = []

    def handle(route):
        route.abort()
        messages.append(failure(lambda: route.abort()))

    page.route("**/gone", handle)
    failure(lambda: page.goto("https://stagehand.example/gone"))
    while not messages:
        page.wait_for_timeout(50)
    raise RuntimeError(messages[0])


def open_never(page, action):
    page.route("**/slow*", lambda route: None)
    action()


def abort(code):
    def act(page):
        page.route("**/gone", lambda route: route.abort(code))
        page.goto("https://stagehand.example/gone")

    return act


def abort_awaited(page):
    page.route("**/gone", lambda route: route.abort("aborted"))
    page.evaluate("setTimeout(() => { location.href = 'https://stagehand.example/gone' })")
    page.wait_for_url("**/gone")


class Page(BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"x")

    def log_message(self, *_):
        pass


def serve(certificate=None):
    server = HTTPServer(("127.0.0.1", 0), Page)
    if certificate:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate)
        server.socket = context.wrap_socket(server.socket, server_side=True)
        # Who doesn't trust it closes the connection.
        server.handle_error = lambda *_: None
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"127.0.0.1:{server.server_port}/"


def detach_frame(page):
    page.evaluate("setTimeout(() => document.querySelector('iframe').remove(), 200)")
    page.frames[1].locator("button").click()


def read_body_late(page):
    response = page.goto(f"http://{plain}")
    page.goto("about:blank")
    response.body()


def download(page):
    headers = {"content-disposition": "attachment"}
    page.route("**/gone", lambda route: route.fulfill(headers=headers, body="x"))
    page.goto("https://stagehand.example/gone")


def click_with_dialog(page):
    page.on("dialog", lambda dialog: None)
    page.locator("button").click()


def take_screenshot(page):
    page.evaluate(
        """document.fonts.add(
          new FontFace('Slow', 'url(https://stagehand.example/slow.woff2)'),
        ).forEach((face) => face.load())"""
    )
    page.screenshot()


def file(name):
    return {"name": name, "mimeType": "text/plain", "buffer": b""}


MOVING = """<style>@keyframes move { to { margin-left: 300px } }
  button { animation: move .3s infinite alternate }</style><button>Save</button>"""
COVERED = """<button>Save</button>
  <div style="position: fixed; inset: 0">Cookies</div>"""
REPLACED = """<button>Save</button><img src="x:" onerror="const again = () => {
  document.querySelector('button').outerHTML = '<button>Save</button>';
  requestAnimationFrame(again);
}; again()">"""


def click_button(page):
    page.locator("button").click()


def fill(text):
    return lambda page: page.locator("input, div").fill(text)


CASES = [
    ("not-visible", '<button style="display: none">Save</button>', click_button),
    (
        "not-visible",
        "<p hidden>Save</p>",
        lambda page: expect(page.locator("p")).to_be_visible(timeout=500),
    ),
    ("not-enabled", "<button disabled>Save</button>", click_button),
    (
        "not-enabled",
        "<button disabled>Save</button>",
        lambda page: expect(page.locator("button")).to_be_enabled(timeout=500),
    ),
    ("not-stable", MOVING, click_button),
    ("intercepts-pointer-events", COVERED, click_button),
    (
        "outside-of-the-viewport",
        '<button style="position: fixed; left: -900px">Save</button>',
        click_button,
    ),
    ("detached-from-the-dom", REPLACED, click_button),
    ("no-response", '<button onclick="alert(1)">Save</button>', click_with_dialog),
    (
        "no-response",
        '<a href="https://stagehand.example/slow">Save</a>',
        lambda page: open_never(page, lambda: page.locator("a").click()),
    ),
    ("not-editable", "<input readonly>", fill("x")),
    (
        "not-editable",
        "<input readonly>",
        lambda page: expect(page.locator("input")).to_be_editable(timeout=500),
    ),
    ("cannot-be-filled", "<div>x</div>", fill("x")),
    ("cannot-be-filled", '<input type="checkbox">', fill("x")),
    ("cannot-be-filled", '<input type="number">', fill("two")),
    ("cannot-be-filled", '<input type="date">', fill("12/24/2026")),
    (
        "did-not-find-some-options",
        "<select></select>",
        lambda page: page.locator("select").select_option("Musical"),
    ),
    (
        "did-not-find-some-options",
        "<div>x</div>",
        lambda page: page.locator("div").select_option("Musical"),
    ),
    (
        "checkbox-state",
        '<input type="checkbox" onclick="return false">',
        lambda page: page.locator("input").check(),
    ),
    ("checkbox-state", "<button>Save</button>", lambda page: page.check("button")),
    (
        "file-upload",
        '<input type="file">',
        lambda page: page.set_input_files("input", [file("a"), file("b")]),
    ),
    (
        "file-upload",
        "<button>Save</button>",
        lambda page: page.set_input_files("button", file("a")),
    ),
    ("selector-syntax", "", lambda page: page.click("div[")),
    ("selector-syntax", "", lambda page: page.click("data-qa=total")),
    ("unknown-key", "", lambda page: page.keyboard.press("Ctrl+A")),
    ("tap", "<button>Save</button>", lambda page: page.tap("button")),
    (
        "unexpected-value",
        "<p>1</p>",
        lambda page: expect(page.locator("p")).to_have_text("2", timeout=500),
    ),
    (
        "navigation-timeout",
        "",
        lambda page: open_never(page, lambda: page.goto("https://stagehand.example/slow")),
    ),
    ("navigation-timeout", "", lambda page: page.wait_for_url("**/basket")),
    ("screenshot-timeout", "", lambda page: open_never(page, lambda: take_screenshot(page))),
    ("event-timeout", "", lambda page: page.wait_for_event("popup")),
    ("connection-refused", "", lambda page: page.goto(NOWHERE)),
    ("connection-refused", "", lambda page: page.request.get(NOWHERE)),
    ("name-not-resolved", "", abort("namenotresolved")),
    ("certificate", "", lambda page: page.goto(f"https://{self_signed}")),
    ("certificate", "", lambda page: page.request.get(f"https://{self_signed}")),
    ("network-error", "", abort("failed")),
    ("aborted", "", abort("aborted")),
    ("aborted", "", abort_awaited),
    ("invalid-url", "", lambda page: page.goto("http://")),
    ("invalid-url", "", lambda page: page.request.get("/basket")),
    ("download-is-starting", "", download),
    ("execution-context-destroyed", "", get_content_while_navigating),
    (
        "execution-context-destroyed",
        "",
        lambda page: page.evaluate("() => new Promise(() => location.reload())"),
    ),
    ("frame-detached", "<iframe></iframe>", detach_frame),
    (
        "frame-detached",
        "<div></div>",
        lambda page: page.frame_locator("div").locator("button").click(),
    ),
    ("not-defined", "", lambda page: page.evaluate("basket")),
    ("route-already-handled", "", route_twice),
    ("response-body", "", read_body_late),
    (
        "dialog-handled",
        "",
        lambda page: handle_twice(
            page, lambda dialog: dialog.accept(), lambda dialog: dialog.accept()
        ),
    ),
    (
        "dialog-handled",
        "",
        lambda page: handle_twice(
            page, lambda dialog: dialog.accept(), lambda dialog: dialog.dismiss()
        ),
    ),
    (
        "already-registered",
        "",
        lambda page: [page.expose_function("sell", lambda: 1) for _ in range(2)],
    ),
    (
        "clock-past",
        "",
        lambda page: [page.clock.install(time=5000), page.clock.pause_at(10)],
    ),
    (
        "cookie-url",
        "",
        lambda page: page.context.add_cookies([{"name": "theme", "value": "dark"}]),
    ),
]

plain = serve()
self_signed = serve("content/samples/files/self-signed.pem")
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(**LAUNCH)
    page = browser.new_page()
    page.set_content("<a>1</a><a>2</a><button disabled>Save</button>")
    sent = page.get_by_text("Sent")
    messages = {
        "strict-mode-violation": failure(lambda: page.locator("a").click()),
        "waiting-for-locator": failure(lambda: page.locator("p").click(timeout=500)),
        "elements-not-found": failure(lambda: expect(sent).to_be_visible(timeout=500)),
        "locator-object": failure(lambda: expect("£54.00")),
        "page-url": failure(lambda: expect(page).to_have_url("https://x/", timeout=500)),
        "storage-state": failure(
            lambda: browser.new_context(storage_state="playwright/.auth/user.json")
        ),
        "different-thread": failure_in_thread(lambda: page.title()),
    }
    for section, html, act in CASES:
        with browser.new_context() as context:
            tab = context.new_page()
            tab.set_default_timeout(2000)
            tab.set_content(html)
            messages[section] = messages.get(section, "") + failure(lambda: act(tab))
    chromium = playwright.chromium
    nothing = failure(lambda: chromium.launch(executable_path="/bin/false"))
    absent = failure(lambda: chromium.launch(channel="msedge-dev"))
    messages["channel-not-found"] = absent.replace("msedge-dev", "chrome")
    messages["connect"] = failure(lambda: chromium.connect("ws://127.0.0.1:61999/"))
    messages["connect"] += failure(lambda: chromium.connect_over_cdp(NOWHERE))
    messages["launch-failed"] = nothing + failure(lambda: chromium.launch(**LAUNCH, timeout=1))
    page.close()
    messages["target-closed"] = failure(lambda: page.title())
messages["event-loop-is-closed"] = failure(lambda: browser.new_page())
messages["sync-in-asyncio"] = asyncio.run(sync_in_asyncio())
messages["crashed"] = asyncio.run(crash())
messages["missing-await"] = asyncio.run(without_await())
messages["fixture-not-found"] = without_packages()
messages["subprocess"] = without_subprocesses()
messages["download-failed"] = without_browsers("-m", "playwright", "install", "chromium")
messages["executable-doesnt-exist"] = without_browsers("-c", LAUNCH_ONLY)
print(json.dumps(messages))

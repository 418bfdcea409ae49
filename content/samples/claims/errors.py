"""Fails as the sections of the guide say, and prints with what, by section."""

import asyncio
import gc
import json
import os
import subprocess
import sys
import tempfile
import threading
import warnings

from playwright.async_api import async_playwright
from playwright.sync_api import expect, sync_playwright

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


async def sync_in_asyncio():
    return failure(lambda: sync_playwright().start())


def without_packages():
    run = {"capture_output": True, "text": True}
    library = subprocess.run([sys.executable, "-S", "-c", "import playwright"], **run)
    with tempfile.TemporaryDirectory() as folder:
        with open(f"{folder}/test_page.py", "w") as file:
            file.write("def test_page(page): pass")
        plugins = ["-p", "no:playwright", "-p", "no:playwright-asyncio"]
        tests = subprocess.run([sys.executable, "-m", "pytest", *plugins, folder], **run)
    return library.stderr + tests.stdout


with sync_playwright() as playwright:
    browser = playwright.chromium.launch(**LAUNCH)
    page = browser.new_page()
    page.set_content("<a>1</a><a>2</a><button disabled>Save</button>")
    sent = page.get_by_text("Sent")
    messages = {
        "strict-mode-violation": failure(lambda: page.locator("a").click()),
        "waiting-for-locator": failure(lambda: page.locator("p").click(timeout=500)),
        "elements-not-found": failure(lambda: expect(sent).to_be_visible(timeout=500)),
        "page-url": failure(lambda: expect(page).to_have_url("https://x/", timeout=500)),
        "storage-state": failure(
            lambda: browser.new_context(storage_state="playwright/.auth/user.json")
        ),
        "different-thread": failure_in_thread(lambda: page.title()),
    }
    page.close()
    messages["target-closed"] = failure(lambda: page.title())
messages["event-loop-is-closed"] = failure(lambda: browser.new_page())
messages["sync-in-asyncio"] = asyncio.run(sync_in_asyncio())
messages["missing-await"] = asyncio.run(without_await())
messages["fixture-not-found"] = without_packages()
print(json.dumps(messages))

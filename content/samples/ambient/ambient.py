"""The names that a Python snippet may use without making them.

The async ones are the same with `async_api` and `async_playwright`; the checker writes that module
from this one. Modules of Python and pytest are imported by the snippet.
"""

# A coroutine is an object, too: the first of two signatures that fit is meant.
# pyright: reportOverlappingOverload=false

from typing import Any, Coroutine, overload

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import *

browser: Browser
browser_type: BrowserType
context: BrowserContext
frame: Frame
locator: Locator
page: Page
playwright: Playwright
request: APIRequestContext


class Handler:
    """How handlers call their parameters, which samples leave without a type."""

    chooser: FileChooser
    context: BrowserContext
    dialog: Dialog
    download: Download
    file_chooser: FileChooser
    frame: Frame
    locator: Locator
    message: ConsoleMessage
    page: Page
    popup: Page
    request: Request
    response: Response
    route: Route
    socket: WebSocketRoute
    worker: Worker


@overload
def returned(value: Coroutine[Any, Any, Any]) -> Coroutine[Any, Any, Any]: ...
@overload
def returned(value: object) -> None: ...
def returned(value: object) -> object:
    """Called with what a sample assigns: a coroutine is one again, so that it counts as unused."""


@overload
def print(value: Coroutine[Any, Any, Any], *more: object) -> Coroutine[Any, Any, Any]: ...
@overload
def print(*values: object, **options: Any) -> None: ...
def print(*values: object, **options: Any) -> object:
    """As the built-in one; a coroutine that is printed lacks its `await`."""

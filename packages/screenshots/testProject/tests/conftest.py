import pytest
from playwright.sync_api import expect

expect.set_options(timeout=2_000)


@pytest.fixture(scope="session")
def base_url():
    return "http://localhost:3000"


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args):
    return {**browser_context_args, "viewport": {"width": 1080, "height": 680}}

import pytest
from playwright.sync_api import Page, expect


@pytest.fixture(autouse=True)
def show(page: Page):
    page.goto("/shows/winter-fair")


def test_puts_two_seats_into_the_basket(page: Page):
    page.get_by_label("F3").check()
    page.get_by_label("F4").check()
    page.get_by_role("button", name="Book seats").click()

    expect(page).to_have_url("/basket")
    expect(page.get_by_text("2 seats held for ten minutes.")).to_be_visible()
    expect(page.get_by_role("cell", name="The Winter Fair")).to_have_count(2)


def test_adds_the_booking_fee_to_the_total(page: Page):
    page.get_by_label("G1").check()
    page.get_by_label("G2").check()
    page.get_by_role("button", name="Book seats").click()

    expect(page.get_by_test_id("total")).to_have_text("£52.00")

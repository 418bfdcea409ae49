using Microsoft.Playwright;
using Microsoft.Playwright.MSTest;
using Microsoft.VisualStudio.TestTools.UnitTesting;

namespace BoxOffice.Tests;

[TestClass]
public class BasketTests : PageTest
{
    [TestInitialize]
    public async Task OpenShow()
    {
        await Page.GotoAsync("/shows/winter-fair");
    }

    [TestMethod]
    public async Task PutsTwoSeatsIntoTheBasket()
    {
        await Page.GetByLabel("F3").CheckAsync();
        await Page.GetByLabel("F4").CheckAsync();
        await Page.GetByRole(AriaRole.Button, new() { Name = "Book seats" }).ClickAsync();

        await Expect(Page).ToHaveURLAsync("/basket");
        await Expect(Page.GetByText("2 seats held for ten minutes.")).ToBeVisibleAsync();
    }

    [TestMethod]
    public async Task AddsTheBookingFeeToTheTotal()
    {
        await Page.GetByLabel("G1").CheckAsync();
        await Page.GetByLabel("G2").CheckAsync();
        await Page.GetByRole(AriaRole.Button, new() { Name = "Book seats" }).ClickAsync();

        await Expect(Page.GetByTestId("total")).ToHaveTextAsync("£52.00");
    }
}

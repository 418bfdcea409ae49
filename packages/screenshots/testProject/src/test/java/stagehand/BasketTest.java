package stagehand;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.junit.UsePlaywright;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@UsePlaywright(StagehandOptions.class)
class BasketTest {
  @BeforeEach
  void openShow(Page page) {
    page.navigate("/shows/winter-fair");
  }

  @Test
  void putsTwoSeatsIntoTheBasket(Page page) {
    page.getByLabel("F3").check();
    page.getByLabel("F4").check();
    page.getByRole(AriaRole.BUTTON,
      new Page.GetByRoleOptions().setName("Book seats")).click();

    assertThat(page).hasURL("/basket");
    assertThat(page.getByText("2 seats held for ten minutes.")).isVisible();
  }

  @Test
  void addsTheBookingFeeToTheTotal(Page page) {
    page.getByLabel("G1").check();
    page.getByLabel("G2").check();
    page.getByRole(AriaRole.BUTTON,
      new Page.GetByRoleOptions().setName("Book seats")).click();

    assertThat(page.getByTestId("total")).hasText("£52.00");
  }
}

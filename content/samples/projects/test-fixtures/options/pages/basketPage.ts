import type { Locator, Page } from '@playwright/test';

export class BasketPage {
  readonly total: Locator;

  constructor(private readonly page: Page) {
    this.total = page.getByTestId('total');
  }

  async addSeats(count: number) {
    await this.page.goto('https://stagehand.example/shows/winter-fair');
    await this.page.getByLabel('Seats').fill(String(count));
    await this.page.getByRole('button', { name: 'Book seats' }).click();
    await this.page.waitForURL('**/basket');
  }

  async open() {
    await this.page.goto('https://stagehand.example/basket');
  }

  async empty() {
    await this.open();
    const remove = this.page.getByRole('button', { name: 'Remove seat' });
    while ((await remove.count()) > 0) await remove.first().click();
  }
}

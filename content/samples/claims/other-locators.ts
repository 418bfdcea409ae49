import type { Claims } from './claims.d.ts';

/** What the guide claims about its samples. */
export const claims: Claims = {
  'css-matching-by-text/1': async ({ page, expect }) => {
    await page.setContent('<button>Log <span>in</span></button><p>Row\n C</p>');
    await expect(page.locator(':text-is("Log")')).toHaveCount(1);
    await expect(page.locator(':text-is("Log in")')).toHaveCount(0);
    await expect(page.locator('text="Log"')).toHaveCount(1);
    await expect(page.getByText('Log', { exact: true })).toHaveCount(0);
    await expect(page.locator(':has-text("Log")')).toHaveCount(3);
    await expect(page.locator('p:has-text("Row C")')).toHaveCount(1);
    await expect(page.locator('p:text-matches("Row C")')).toHaveCount(0);
    await page.setContent('<p>24</p>');
    await expect(page.locator('p:text-matches("\\d")')).toHaveCount(0);
    await expect(page.locator('p:text-matches("\\\\d")')).toHaveCount(1);
  },
  'label-to-form-control-retargeting/1': async ({ page, expect }) => {
    await page.setContent('<label>News <input type="checkbox" checked disabled /></label>');
    await expect(page.locator('label')).toBeChecked();
    await expect(page.locator('label')).toBeDisabled();
    await expect(page.locator('label')).toHaveText('News');
    await page.setContent('<label>Voucher</label>');
    await expect(page.locator('label').fill('A1')).rejects.toThrow('Element is not an <input>');
    await expect(page.locator('label').check()).rejects.toThrow('Not a checkbox or radio button');
  },
  'css-matching-elements-based-on-layout/1': async ({ page, expect }) => {
    const seats = ['A1', 'B1', 'A2', 'B2', 'A3', 'B3'];
    await expect(page.locator('button:right-of(:text("Row A"))')).toHaveText(seats);
    await expect(page.locator('button:right-of(:text-is("A1"), 10)')).toHaveText(['A2', 'B2']);
    await expect(page.locator('button:near(:text-is("A1"), 19)')).toHaveText(['A2', 'B1']);
    await page
      .locator('button', { hasText: 'A1' })
      .evaluate((seat) => seat.setAttribute('hidden', ''));
    await expect(page.locator('button:left-of(:text("Row A"))')).toHaveText('A1');
    await expect(page.locator('button:left-of(:text("Row A")):visible')).toHaveCount(0);
  },
  'chaining-selectors/1': async ({ page, expect }) => {
    const messages: [selector: string, message: string][] = [
      ['*css=section >> *css=h3', 'Only one of the selectors can capture using * modifier'],
      ['#row:1', 'Unexpected token "1" while parsing css selector "#row:1"'],
      ['/html/body', 'Unexpected token "/" while parsing css selector "/html/body"'],
      ['name=email', 'Unknown engine "name" while parsing selector name=email'],
      ['button:contains("Book")', `'button:contains("Book")' is not a valid selector`],
      ['button:has-text(Book)', '"has-text" engine expects a single string'],
      [':nth-match(button, 0)', '"nth-match" engine expects a one-based index'],
      ['//button[', "'//button[' is not a valid XPath expression"],
    ];
    for (const [selector, message] of messages) {
      await expect(page.locator(selector).click()).rejects.toThrow(message);
      await expect(expect(page.locator(selector)).toBeVisible()).rejects.toThrow(message);
    }
    await expect(page.locator('#winter //h3').count()).rejects.toThrow('Unexpected token "/"');
    await expect(page.locator('//h3/text()')).toHaveCount(0);
    await expect(page.locator('//p[1]')).toHaveCount(2);
    await expect(page.locator('(//p)[1]')).toHaveCount(1);
    await expect(page.locator('//button[normalize-space()="Book seats"]')).toHaveCount(2);
  },
};

import type { Page } from '@playwright/test';
import { readThrough } from './axe.ts';
import { expect, open, test } from './site.ts';

// A stopped clock outlives the test in a reused context.
test.use({ ownContext: true, permissions: ['clipboard-read', 'clipboard-write'] });

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** The frame of the code sample that has a text. */
const sample = (page: Page, text: string) =>
  page.locator('.sample').filter({ hasText: text }).first();

test('copies the Markdown twin, commands without prompt and output (code-tools)', async ({
  page,
  request,
  messages,
}) => {
  messages.allow(/ERR_FAILED/);
  await open(page, '/docs/intro');
  await page.route('**/docs/intro.md', (route) => route.abort());
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect(page.getByRole('button', { name: 'Copying failed' })).toBeVisible();

  await page.unroute('**/docs/intro.md');
  await page.getByRole('button', { name: 'Copying failed' }).click();

  await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
  const twin = await (await request.get('/docs/intro.md')).text();
  await expect.poll(() => clipboard(page)).toBe(twin);

  const session = sample(page, 'Running 3 tests using 3 workers');
  await session.hover();
  await session.getByRole('button', { name: 'Copy code to clipboard' }).click();

  await expect.poll(() => clipboard(page)).toBe('npx playwright test');
});

test('copies all of the code, and says so (code-tools)', async ({ page }) => {
  await page.clock.install();
  await open(page, '/docs/writing-tests');
  const code = sample(page, 'tests/basket.spec.ts');
  await code.hover();
  const button = code.getByRole('button', { name: 'Copy code to clipboard' });
  await expect(button).toHaveAttribute('title', 'Copy');
  await page.clock.pauseAt(Date.now() + 60_000);

  await button.click();
  await expect(code.getByRole('button', { name: 'Copied' })).toBeVisible();
  await page.clock.runFor(999);
  await expect(code.getByRole('button', { name: 'Copied' })).toBeVisible();
  await page.clock.runFor(1);

  await expect(button).toBeVisible();
  const text = await code.locator('code').textContent();
  await expect.poll(() => clipboard(page)).toBe(text);
  expect(text).toMatch(/^import/);
  expect(text).not.toContain('tests/basket.spec.ts');
});

test('copies a command within a sentence (copy-command)', async ({ page }) => {
  await open(page, '/docs/running-tests');
  const button = page.getByRole('button', { name: 'Copy npx playwright test --ui' }).first();
  await expect(button).toHaveCSS('opacity', '0');
  await expect(button).toHaveCSS('pointer-events', 'none');

  await button.focus();
  await page.keyboard.press('Enter');

  await expect.poll(() => clipboard(page)).toBe('npx playwright test --ui');
  await expect(page.getByRole('button', { name: 'Copied' })).toHaveCSS('opacity', '1');
});

test('wraps long lines on demand, where there are any (code-tools)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/docs/writing-tests');
  const code = sample(page, 'tests/basket.spec.ts');
  await code.scrollIntoViewIfNeeded();
  const wrap = code.getByRole('button', { name: 'Toggle word wrap' });
  const overflow = () => code.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth);
  await expect.poll(overflow).toBeGreaterThan(0);

  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(overflow).toBe(0);
  await wrap.click();

  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(overflow).toBeGreaterThan(0);
  await page.setViewportSize({ width: 1920, height: 800 });
  await expect(wrap).toBeHidden();
});

test.describe('without hover', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 800 } });

  test('keeps buttons off code and titles (code-tools)', async ({ page }) => {
    // Commands, and samples with titles.
    for (const path of ['/docs/intro', '/docs/writing-tests']) {
      await open(page, path);
      await readThrough(page);
      const samples = page.locator('.sample:visible');
      await expect(samples.nth(3)).toBeVisible();

      await expect.poll(() => samples.evaluateAll(findCovered)).toEqual([]);
      for (const tools of [samples.first(), samples.last()]) {
        await expect(tools.locator('.sample-tools')).toHaveCSS('opacity', '1');
      }
    }
  });
});

/** The text of samples that stands under their buttons. */
function findCovered(samples: Element[]): string[] {
  return samples.flatMap((sample) => {
    const tools = sample.querySelector('.sample-tools')!.getBoundingClientRect();
    const walker = document.createTreeWalker(sample, NodeFilter.SHOW_TEXT);
    const covered: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('.sample-tools')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const isCovered = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < tools.right && right > tools.left && top < tools.bottom && bottom > tools.top,
      );
      if (isCovered) covered.push(node.textContent ?? '');
    }
    return covered;
  });
}

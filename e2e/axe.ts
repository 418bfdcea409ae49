import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** In code, colors tell kinds of tokens apart, and never links from other text (decisions/0036-links-in-samples.md). */
const CONFIGURE = `;axe.configure({
  rules: [{ id: 'link-in-text-block', selector: 'a[href]:not(pre a)' }],
});`;

interface AxeResult {
  violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
}

/** For `expect.poll`: on a busy machine axe alone may take longer than other expectations. */
export const AXE_LIMIT = { timeout: 40_000 };

/** The rules that depend on colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** The axe violations on the page as it is now, or in a part of it: one line per element. */
export function violations(page: Page, within?: string): Promise<string[]> {
  return run(page, within, {});
}

/** The color violations; the rest is the same in both modes, and takes longer. */
export function colorViolations(page: Page, within?: string): Promise<string[]> {
  return run(page, within, { runOnly: COLOR_RULES });
}

/** The violations of a part of the page in light mode, and those of its colors in dark mode. */
export async function violationsInBothModes(page: Page, within?: string): Promise<string[]> {
  await changeMode(page, 'light');
  const inLight = await violations(page, within);
  await changeMode(page, 'dark');
  return [...inLight, ...(await colorViolations(page, within))];
}

async function changeMode(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
  await endTransitions(page);
}

async function run(page: Page, within: string | undefined, options: object): Promise<string[]> {
  // Not as a script element, which the content security policy blocks.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source + CONFIGURE);
  // Frames are third-party players: not ours to test, and axe would log a warning.
  const settings = { ...options, resultTypes: ['violations'], iframes: false };
  const call = `axe.run(${within ? `'${within}', ` : ''}${JSON.stringify(settings)})`;
  const result = await page.evaluate<AxeResult>(call);
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html} ${failureSummary}`),
  );
}

/** Scrolls past every sample, like a reader: each gets its buttons when it comes near. */
export async function readThrough(page: Page): Promise<void> {
  await expect(page.locator('.sample-tools').first()).toBeAttached();
  await page.evaluate(async () => {
    for (const sample of document.querySelectorAll('.sample')) {
      sample.scrollIntoView({ behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await expect(page.locator('.sample:visible:not(:has(.sample-tools))')).toHaveCount(0);
}

/** Disables color transitions, so contrast is measured at the final value. */
export async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
}

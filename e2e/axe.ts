import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
}

/** The rules that depend on colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** The axe violations on the page as it is now: one line per element. */
export function violations(page: Page): Promise<string[]> {
  return run(page, { resultTypes: ['violations'] });
}

/** The color violations; the rest is the same in both modes, and takes longer. */
export function colorViolations(page: Page): Promise<string[]> {
  return run(page, { resultTypes: ['violations'], runOnly: COLOR_RULES });
}

async function run(page: Page, options: object): Promise<string[]> {
  // Not as a script element, which the content security policy blocks.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // Frames are third-party players: not ours to test, and axe would log a warning.
  const call = `axe.run(${JSON.stringify({ ...options, iframes: false })})`;
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

import { expect, test } from 'vitest';
import { checkSamples } from '../checkSamples.ts';
import { readSamples } from '../readSamples.ts';
import { formatFindings } from '../report.ts';
import type { Sample } from '../sample.ts';
import { sampleOf } from '../testing.ts';
import { isRun, listBrowserRunner } from './browserRunner.ts';

async function run(samples: readonly Sample[], usesCache: boolean): Promise<string> {
  const root = process.cwd();
  const { findings, missing } = await checkSamples(root, listBrowserRunner(root), samples, {
    usesCache,
  });
  expect(missing).toBeUndefined();
  return formatFindings(findings);
}

test('runs every sample that is marked for it', async () => {
  const { samples } = await readSamples(process.cwd());

  expect(samples.filter(isRun).length).toBeGreaterThan(0);
  expect(await run(samples, true)).toBe('');
});

test('finds samples that do not do what they claim', async () => {
  const file = "import { test, expect } from '@playwright/test';\n";
  const wrong = [
    sampleOf('await page.title(); // → Your basket', { run: 'basket', line: 10 }),
    sampleOf('console.log(\n  await page.title(),\n); // → Basket – Stagehand', {
      run: 'basket',
      line: 20,
    }),
    sampleOf('await page.reload(); // throws: sold out', { run: 'basket', line: 30 }),
    sampleOf(
      `${file}test('x', async ({ page }) => {\n  await page.goto('/');\n  expect(await page.title()).toBe('');\n});`,
      { run: 'index', line: 40, title: 'tests/a.spec.ts' },
    ),
  ];

  const text = await run(wrong, false);

  expect(text).toContain('seats.md:10\n');
  expect(text).not.toContain('seats.md:20\n');
  expect(text).toContain('seats.md:30\n');
  expect(text).toContain('seats.md:43\n');
});

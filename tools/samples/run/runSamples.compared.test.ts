import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { documentedRelease } from '#build/read/installedPackages.ts';
import { createProjectRunner } from '../project/projectRunner.ts';
import { formatFindings } from '../report.ts';
import type { Checker, Sample } from '../sample.ts';
import { sampleOf } from '../testing.ts';
import { createBrowserRunner } from './runSamples.ts';

const root = process.cwd();

async function run(checker: Checker, some: readonly Sample[]): Promise<string> {
  expect(await checker.isReady?.()).toBeUndefined();
  // Without the second attempt that a failure has elsewhere: these fail on purpose.
  return formatFindings(await checker.check(some));
}

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

  const text = await run(createBrowserRunner(root), wrong);

  expect(text).toContain('seats.md:10\n');
  expect(text).not.toContain('seats.md:20\n');
  expect(text).toContain('seats.md:30\n');
  expect(text).toContain('seats.md:43\n');
});

test('runs each sample with the release of its version, as runner and browser library say themselves', async () => {
  const server = createServer((request, response) => response.end(request.headers['user-agent']));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const code = `const agent = await (await request.get('http://127.0.0.1:${port}')).text();
test.info().config.version + ' ' + agent.split(' ')[0]; // → what runs`;
  const samples = [
    sampleOf(code, { run: 'basket', line: 10, versions: ['current'] }),
    // What readers of both versions see is run as in stable.
    sampleOf(code, { run: 'basket', line: 20 }),
  ];

  const text = await run(createBrowserRunner(root), samples);
  await new Promise((resolve) => server.close(resolve));

  const received = [...text.matchAll(/seats\.md:(\d+)|Received: "(.*)"/g)];
  expect(received.map(([, line, value]) => line ?? value)).toEqual(
    (['current', 'stable'] as const).flatMap((version, index) => {
      const release = documentedRelease(version);
      return [`${index + 1}0`, `${release} Playwright/${release}`];
    }),
  );
});

test('finds projects that print something else, in the versions that do', async () => {
  const fields = { project: 'retries' };
  const spec = `import { test, expect } from '@playwright/test';

test('opens the basket', async ({ page }, { retry }) => {
  await page.goto('https://stagehand.example/basket');
  await expect(page).toHaveTitle(/Basket/);
  expect(retry).toBe(1);
});`;
  const output = `$ npx playwright test --retries=1 --browser=firefox --reporter=list
Running 1 test using 1 worker

  ✘  1 [firefox] › a.spec.ts:3:5 › opens the basket (1ms)
  ✓  2 [firefox] › a.spec.ts:3:5 › opens the basket (retry #1) (1ms)
…
  1 flaky
    [firefox] › a.spec.ts:3:5 › opens the basket ───────────────────────────────────────────────────
$ npx playwright --version
Version ${documentedRelease('stable')}`;

  const text = await run(createProjectRunner(root, false), [
    sampleOf(spec, { ...fields, line: 10, title: 'a.spec.ts' }),
    sampleOf(output, { ...fields, line: 30, language: 'console' }),
  ]);

  expect(text).toBe(`Page seats
content/docs/seats.md:39
  In version next, the output of "npx playwright --version" differs from here on.
  page   | Version ${documentedRelease('stable')}
  printed| Version ${documentedRelease('current')}
  The versions print different lines: give each a fence, in :::only{version="next"} for this one.
  | Version ${documentedRelease('stable')}`);
});

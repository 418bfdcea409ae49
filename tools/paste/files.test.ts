import { expect, test } from 'vitest';
import { sampleOf } from '../samples/testing.ts';
import { javaFile } from './java.ts';
import { nodeFile } from './node.ts';
import type { Paste } from './paste.ts';
import { pythonFile } from './python.ts';

const start = 'http://localhost:3000/stagehand/basket';

test('makes a fragment the body of a test that starts on its page', () => {
  const { text, linesBefore } = nodeFile(pasteOf('await page.reload();', { start }));

  expect(text).toBe(`import { test, expect, devices, chromium } from '@playwright/test';

test('sample', async ({ page, context, browser, request, playwright }) => {
  await page.goto("${start}");
{
await page.reload();
}});
`);
  expect(text.split('\n')[linesBefore]).toBe('await page.reload();');
});

test('makes a fragment in Python the body of a test, in either API', () => {
  const sync = pythonFile(pasteOf('page.reload()', { start }), 'paste_1');
  const async = pythonFile(pasteOf('await page.reload()', { start }, 'async'), 'paste_2');

  expect(sync.text).toContain('\ndef test_sample(page, context, browser, playwright):\n');
  expect(async.text).toContain(
    '@pytest.mark.asyncio(loop_scope="session")\nasync def test_sample(',
  );
  expect(async.text).toContain(`    await page.goto("${start}")\n    await page.reload()\n`);
  expect(sync.text.split('\n')[sync.linesBefore]).toBe('    page.reload()');
});

test('moves the imports of a fragment in Java to the top', () => {
  const { text, linesBefore } = javaFile(pasteOf('import java.net.URI;\npage.reload();'));

  expect(text).toMatch(/import java.net.URI;\n@UsePlaywright class Sample/);
  expect(text.split('\n')[linesBefore + 1]).toBe('page.reload();');
});

test.each([
  ['tests/a.spec.ts', 'tests/a.spec.ts', "import { test } from '@playwright/test';\ntest('a', b);"],
  ['', 'tests/sample.spec.ts', "import { test } from '@playwright/test';\ntest('a', b);"],
  ['tonight.ts', 'tonight.ts', "import { chromium } from 'playwright';"],
  ['', 'script.ts', "import { chromium } from 'playwright';"],
])('saves a sample with the title "%s" as %s', (title, path, text) => {
  const sample = sampleOf(text, title === '' ? {} : { title });

  expect(nodeFile({ ...pasteOf(text, { isComplete: true }), sample })).toEqual({
    path,
    text,
    linesBefore: 0,
  });
});

function pasteOf(text: string, fields: Partial<Paste> = {}, flavor = 'sync'): Paste {
  const sample = sampleOf(text, { flavor });
  return { sample, edition: 'nodejs', isComplete: false, text, beside: [], ...fields };
}

import { expect, test } from 'vitest';
import { sampleOf } from '../compiled/testing.ts';
import type { Sample } from '../sample.ts';
import { pageFolder, placePython } from './placePython.ts';

const ambient = { modules: [], variables: ['page'], parameterTypes: new Map<string, string>() };

function place(...fields: Partial<Sample>[]) {
  return placePython(
    fields.map((field) => sampleOf('python', field)),
    ambient,
  );
}

test('makes a snippet the body of a function', () => {
  const [placed] = place({ flavor: 'async', code: 'if True:\n    await page.reload()' });

  expect(placed?.linesBefore).toBe(4);
  expect(placed?.text).toMatchInlineSnapshot(`
    "import ambient_async
    from ambient_async import *
    async def sample():
        page = ambient_async.page
        if True:
            await page.reload()
    "
  `);
});

test.each([
  ['a file name', { title: 'conftest.py', code: 'x = 1' }],
  ['an import of the framework', { code: 'from playwright.sync_api import Page' }],
])('leaves a sample with %s as it is', (_, fields) => {
  const [placed] = place(fields);

  expect(placed?.linesBefore).toBe(0);
  expect(placed?.text.startsWith(fields.code)).toBe(true);
});

test('puts the files of a page under their names and duplicates next to them', () => {
  const title = 'pages/shop.py';
  const placed = place({ title }, { title }, { title, flavor: 'async' }, { code: 'x' });

  expect(placed.map(({ path }) => path)).toEqual([
    'locators_sync/pages/shop.py',
    'locators_sync/sample_1.py',
    'locators_async/pages/shop.py',
    'locators_sync/sample_3.py',
  ]);
  expect(placed.map(pageFolder)[2]).toBe('locators_async');
});

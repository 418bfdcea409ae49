import { expect, test } from 'vitest';
import type { Sample } from '../sample.ts';
import { sampleOf } from '../testing.ts';
import { annotateHandlers, markAssignments, placePython } from './placePython.ts';

const ambient = { modules: [], variables: ['page'], parameterTypes: new Map<string, string>() };

function place(...fields: Partial<Sample>[]) {
  return placePython(
    fields.map((field) => sampleOf('', { language: 'python', ...field })),
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
  ['a test', { code: 'async def test_sale(page):\n    pass' }],
  ['a fixture', { code: '@pytest.fixture\ndef shop():\n    pass' }],
])('leaves a sample with %s as it is', (_, fields) => {
  const [placed] = place(fields);

  expect(placed?.linesBefore).toBe(0);
  expect(placed?.text.startsWith(fields.code)).toBe(true);
});

test('puts the files of a page under their names and duplicates next to them', () => {
  const title = 'pages/shop.py';
  const placed = place({ title }, { title }, { title, flavor: 'async' }, { code: 'x' });

  expect(placed.map(({ path }) => path)).toEqual([
    'seats_sync/pages/shop.py',
    'seats_sync/sample_1.py',
    'seats_async/pages/shop.py',
    'seats_sync/sample_3.py',
  ]);
});

const types = new Map([
  ['route', 'Route'],
  ['request', 'Request'],
]);

test.each([
  ['def sell(route):', 'def sell(route: "m.Route"):'],
  ['async def sell(route, request):', 'async def sell(route: "m.Route", request: "m.Request"):'],
  ['    def sell(source, route):', '    def sell(source, route: "m.Route"):'],
])('gives the parameters of "%s" their types', (code, expected) => {
  expect(annotateHandlers(code, 'm', types)).toBe(expected);
});

test.each([
  ['a type of the sample', 'def sell(route: Route):'],
  ['a test', 'def test_sale(request):'],
  ['a fixture', '@pytest.fixture\ndef shop(request):'],
  ['a name that means nothing', 'def sell(seat):'],
])('leaves %s alone', (_, code) => {
  expect(annotateHandlers(code, 'm', types)).toBe(code);
});

test('marks what is assigned without being awaited', () => {
  const code = '    title = page.get_by_text("(").inner_text()';

  expect(markAssignments(code, 'm')).toBe(`${code}; m.returned(title)`);
});

test.each([
  'title = await page.title()',
  'seat = page.get_by_role(',
  'total = price * 2',
  'seat = page.locator("a")  # the first',
  'page.goto("/")',
])('leaves "%s" alone', (code) => {
  expect(markAssignments(code, 'm')).toBe(code);
});

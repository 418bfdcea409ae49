import { expect, test, vi } from 'vitest';
import type { PageKind } from '#model/page.ts';
import { FRAME, loadedPage, pageData } from './testing.ts';
import { createPageLoader, type Mount } from './pageLoader.ts';

type StubResponse = () => Response | Promise<Response>;

const json =
  (value: unknown): StubResponse =>
  () =>
    Response.json(value);
const files = {
  '/sub/data/docs/intro.json': json(pageData('/docs/intro')),
  '/sub/data/index.json': json(pageData('/')),
  '/frames/nodejs-stable.json': json(FRAME),
};

const mount: Mount = () => () => undefined;

function setUp(overrides: Record<string, StubResponse> = {}) {
  const responses: Record<string, StubResponse> = { ...files, ...overrides };
  const fetch = vi.fn((url: RequestInfo | URL) => {
    const respond = responses[url as string] ?? (() => new Response('', { status: 404 }));
    return Promise.resolve(respond());
  });
  vi.stubGlobal('fetch', fetch);
  const importIsland = vi.fn((_kind: PageKind) =>
    Promise.resolve<{ default?: Mount }>({ default: mount }),
  );
  const loader = createPageLoader({ importIsland, baseUrl: '/sub/', build: 'b1' });
  return { responses, fetch, importIsland, loader };
}

test('joins data, frame and code of a page', async () => {
  const { loader, importIsland } = setUp();

  const page = await loader.load('/docs/intro');

  expect(page.state.meta.path).toBe('/docs/intro');
  expect(page.state).not.toHaveProperty('main');
  expect(page.data?.main).toContain('<h1>/docs/intro</h1>');
  expect(page.frame).toEqual(FRAME);
  expect(page.mount).toBe(mount);
  expect(importIsland).toHaveBeenCalledExactlyOnceWith('doc');
});

test('shares loads in flight and keeps finished ones (old-page-until-loaded)', async () => {
  const { loader, fetch } = setUp();

  const [first, second] = await Promise.all([
    loader.load('/docs/intro'),
    loader.load('/docs/intro'),
  ]);
  await loader.load('/');

  expect(first).toBe(second);
  expect(await loader.load('/docs/intro')).toBe(first);
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([
    '/sub/data/docs/intro.json',
    '/frames/nodejs-stable.json',
    '/sub/data/index.json',
  ]);
});

test('tries again after a failure', async () => {
  const { loader, responses } = setUp({
    '/frames/nodejs-stable.json': () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await expect(loader.load('/docs/intro')).rejects.toMatchObject({ reason: 'network' });

  responses['/frames/nodejs-stable.json'] = json(FRAME);

  expect((await loader.load('/docs/intro')).frame).toEqual(FRAME);
});

const { meta, ...rest } = pageData('/docs/intro');

test.each([
  ['a new build', json(pageData('/docs/intro', 'b2')), 'newBuild'],
  ['a missing file', () => new Response('', { status: 404 }), 'missing'],
  ['something else than JSON', () => new Response('<!doctype html>'), 'invalid'],
  ['JSON that is no page', json({ build: 'b1' }), 'invalid'],
  ['an empty response', json(null), 'invalid'],
  ['a page of unknown kind', json({ ...rest, meta: { ...meta, kind: 'odd' } }), 'invalid'],
  ['the data of another page', json(pageData('/docs/locators')), 'invalid'],
])('refuses %s (navigation-load-failure)', async (_what, respond, reason) => {
  const { loader } = setUp({ '/sub/data/docs/intro.json': respond });

  await expect(loader.load('/docs/intro')).rejects.toMatchObject({
    name: 'PageLoadError',
    reason,
  });
});

test('refuses a frame that is none', async () => {
  const { loader } = setUp({ '/frames/nodejs-stable.json': json({}) });

  await expect(loader.load('/')).rejects.toMatchObject({ reason: 'invalid' });
});

test('says that the code of a page did not load, and why', async () => {
  const { loader, importIsland } = setUp();
  const cause = new TypeError('Failed to fetch dynamically imported module');
  importIsland.mockRejectedValueOnce(cause);

  await expect(loader.load('/docs/intro')).rejects.toMatchObject({ reason: 'module', cause });
});

test('explains a page module without a default export (no-default-export)', async () => {
  const { loader, importIsland } = setUp();
  importIsland.mockResolvedValueOnce({});

  await expect(loader.load('/docs/intro')).rejects.toThrowErrorMatchingInlineSnapshot(
    `[Error: The page component at /docs/intro doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.]`,
  );
});

test('completes the page of the document without fetching its article or code', async () => {
  const { loader, fetch, importIsland } = setUp();
  const { state } = loadedPage('/docs/intro');

  const page = await loader.servedPage(state);

  expect(page).toEqual({ state, frame: FRAME });
  expect(importIsland).not.toHaveBeenCalled();
  expect(await loader.island(state)).toBe(mount);
  expect(fetch.mock.calls).toEqual([['/frames/nodejs-stable.json']]);
});

test('refuses a page that does not say what it is (route-context-error)', async () => {
  const { loader } = setUp();
  const { head: _head, main: _main, ...state } = pageData('/docs/intro');

  await expect(
    loader.servedPage({ ...state, meta: { ...state.meta, doc: undefined } }),
  ).rejects.toThrow('Unexpected: Docusaurus topmost route context has no `plugin` attribute');
  // A document that was cut off may lack anything.
  await expect(loader.servedPage({ ...state, meta: undefined as never })).rejects.toThrow(
    'Unexpected: no Docusaurus route context found',
  );
});

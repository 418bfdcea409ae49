import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestRouter, recordListeners } from './testing.ts';

const scrollTo = vi.fn<(options?: ScrollToOptions) => void>();

beforeEach(() => {
  history.replaceState(null, '', '/docs/a');
  document.body.innerHTML = '<div id="skip-to-content"></div><p id="route-announcer"></p>';
  vi.stubGlobal('scrollTo', scrollTo);
});

afterEach(recordListeners());

function setUp(baseUrl?: string) {
  const fixture = createTestRouter(baseUrl);
  fixture.router.start();
  return fixture;
}

const to = (top: number) => ({ top, left: 0, behavior: 'instant' });

/** Clicks a link; tells whether the router took the click. */
function click(href: string, init: MouseEventInit = {}): boolean {
  const link = document.createElement('a');
  link.href = href;
  document.body.append(link);
  let isOurs = false;
  const handleLate = (event: Event): void => {
    isOurs = event.defaultPrevented;
    event.preventDefault();
  };
  // Runs after the router, and keeps the document of the test where it is.
  window.addEventListener('click', handleLate, { once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return isOurs;
}

// Here, unlike in browsers, the `popstate` event comes before `go` returns.
const goBack = () => history.go(-1);

const setScroll = (value: number) =>
  Object.defineProperty(window, 'scrollY', { value, configurable: true });

test('changes the URL at once and the page when it is loaded (old-page-until-loaded)', async () => {
  const { router, finish } = setUp();
  const paths = () => {
    const { page, location: at } = router.getState();
    return [location.pathname, page.state.meta.path, at.path];
  };

  expect(click('/docs/b')).toBe(true);
  expect(paths()).toEqual(['/docs/b', '/docs/a', '/docs/a']);
  await finish('/docs/b');

  expect(paths()).toEqual(['/docs/b', '/docs/b', '/docs/b']);
});

test('leaves modified clicks and foreign links alone (link-click)', () => {
  const { loads } = setUp();

  expect(click('/docs/b', { ctrlKey: true })).toBe(false);
  expect(click('https://other.test/docs/b')).toBe(false);
  expect(click('/docs/b.md')).toBe(false);

  expect(loads()).toEqual([]);
  expect(location.pathname).toBe('/docs/a');
});

test.each([
  ['finishes first', ['/docs/c', '/docs/b']],
  ['finishes last', ['/docs/b', '/docs/c']],
])(
  'shows the later of two navigations when it %s (old-page-until-loaded)',
  async (_what, order) => {
    const { router, finish } = setUp();
    router.navigate('/docs/b');
    router.navigate('/docs/c');

    for (const path of order) await finish(path);

    expect(router.getState().page.state.meta.path).toBe('/docs/c');
  },
);

test('stays on the page when the reader comes back before another is loaded (old-page-until-loaded)', async () => {
  const { router, finish } = setUp();
  router.navigate('/docs/b');
  goBack();

  await finish('/docs/b');

  expect(router.getState().page.state.meta.path).toBe('/docs/a');
});

test('replaces the entry and scrolls to the top for the URL that is open (link-click)', () => {
  const { router, loads } = setUp();
  const length = history.length;

  click('/docs/a');

  expect(history.length).toBe(length);
  expect(loads()).toEqual([]);
  expect(scrollTo).toHaveBeenCalledWith(to(0));
  expect(router.getState().location.path).toBe('/docs/a');
});

test('loads and scrolls nothing when only the query changes (navigation-scroll)', () => {
  const { router, loads } = setUp();

  router.navigate('/docs/a?q=x', { replace: true });

  expect(router.getState().location).toEqual({ path: '/docs/a', search: '?q=x', hash: '' });
  expect(loads()).toEqual([]);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('leaves links within the page to the browser and follows the new hash (same-page-hash)', () => {
  const { router, loads } = setUp();
  setScroll(700);

  expect(click('/docs/a#part')).toBe(false);
  expect(history.state).toMatchObject({ scroll: 700 });
  history.pushState(null, '', '/docs/a#part');
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  expect(router.getState().location.hash).toBe('#part');

  goBack();

  expect(router.getState().location.hash).toBe('');
  expect(scrollTo).toHaveBeenLastCalledWith(to(700));
  expect(loads()).toEqual([]);
});

test('keeps the typed spelling in the URL and loads the canonical path (path-matching)', async () => {
  const { router, loads, finish } = setUp('/sub/');

  router.navigate('/sub/DOCS/B.html?x=1');
  await finish('/docs/b');

  expect(location.pathname).toBe('/sub/DOCS/B.html');
  expect(loads()).toEqual(['/docs/b']);
  expect(router.getState().location).toEqual({ path: '/docs/b', search: '?x=1', hash: '' });
});

test('returns to the old position even when the page must be loaded again (navigation-scroll)', async () => {
  const { router, finish } = setUp();
  setScroll(900);
  router.navigate('/docs/b');
  await finish('/docs/b');
  expect(scrollTo).toHaveBeenLastCalledWith(to(0));

  goBack();
  expect(scrollTo).toHaveBeenCalledTimes(1);
  await finish('/docs/a');

  expect(scrollTo).toHaveBeenLastCalledWith(to(900));
});

test('ends the browser’s own scroll restoration with the first push (first-load-scroll)', () => {
  history.scrollRestoration = 'auto';
  const { router } = setUp();
  router.navigate('/docs/a?q=1', { replace: true });
  expect(history.scrollRestoration).toBe('auto');

  router.navigate('/docs/b');

  expect(history.scrollRestoration).toBe('manual');
});

test('keeps no position of the old page for the new URL', async () => {
  const { router, finish } = setUp();
  router.navigate('/docs/b');
  setScroll(400);

  click('#part');
  expect(history.state).not.toHaveProperty('scroll');
  await finish('/docs/b');
  click('#part');

  expect(history.state).toHaveProperty('scroll', 400);
});

test('shows the top of a new page first, and the rest in the next frame (navigation-scroll)', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('setTimeout', (task: () => void) => task());
  const { dataset } = document.documentElement;
  delete dataset.topFirst;
  const { finish } = setUp();

  click('/docs/b');
  expect(dataset.topFirst).toBeUndefined();
  await finish('/docs/b');
  expect(dataset.topFirst).toBe('');
  for (const frame of frames) frame(0);
  expect(dataset.topFirst).toBeUndefined();

  click('/docs/c#usage');
  await finish('/docs/c');
  expect(dataset.topFirst).toBeUndefined();
});

test('hands URLs without a page to the browser', () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined);
  const { router, loads } = setUp();

  router.navigate('https://other.test/');

  expect(String(assign.mock.calls[0]?.[0])).toBe('https://other.test/');
  expect(loads()).toEqual([]);
});

test('lets an open menu take the next move back for itself (mobile-menu-closes)', async () => {
  const { router, loads, finish } = setUp();
  router.navigate('/docs/b');
  await finish('/docs/b');
  const close = vi.fn();
  const release = router.interceptBack(close);

  goBack();

  expect(close).toHaveBeenCalledOnce();
  expect(location.pathname).toBe('/docs/b');
  expect(router.getState().location.path).toBe('/docs/b');

  release();
  goBack();

  expect(close).toHaveBeenCalledOnce();
  expect(loads().at(-1)).toBe('/docs/a');
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestRouter, recordListeners } from './testing.ts';

const forgetListeners = recordListeners();
const warn = vi.fn();
const reload = vi.fn();

beforeEach(() => {
  history.replaceState(null, '', '/docs/a');
  vi.spyOn(console, 'warn').mockImplementation(warn);
  vi.spyOn(location, 'reload').mockImplementation(reload);
});

afterEach(forgetListeners);

function setUp() {
  const fixture = createTestRouter();
  fixture.router.start();
  return fixture;
}

/** A document that is the full load of `/docs/b`, in which a reader has pressed something or not. */
async function setUpFullLoad(hasBeenActive: boolean) {
  const { router, fail } = setUp();
  router.navigate('/docs/b');
  await fail('/docs/b');
  forgetListeners();
  const value = { hasBeenActive };
  Object.defineProperty(navigator, 'userActivation', { value, configurable: true });
  return setUp();
}

test('loads the new URL in full when loading fails (navigation-load-failure)', async () => {
  const { router, fail } = setUp();

  router.navigate('/docs/b');
  await fail('/docs/b');

  expect(warn).toHaveBeenCalledExactlyOnceWith(new Error('gone'));
  expect(location.pathname).toBe('/docs/b');
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['never again', false, 1],
  ['again once the reader has pressed something', true, 2],
])(
  'loads a script’s URL in full %s after a full load (navigation-load-failure)',
  async (_what, hasBeenActive, reloads) => {
    const { router, fail } = await setUpFullLoad(hasBeenActive);

    router.navigate('/docs/c');
    await fail('/docs/c');

    expect(reload).toHaveBeenCalledTimes(reloads);
    expect(router.getState().location.path).toBe('/docs/b');
  },
);

test('loads in full whenever the reader goes back to what is gone (navigation-load-failure)', async () => {
  const { fail } = await setUpFullLoad(false);

  history.go(-1);
  await fail('/docs/a');

  expect(reload).toHaveBeenCalledTimes(2);
});

test('keeps the URL of the page on screen while it waits (navigation-load-failure)', async () => {
  const { router, wait, finish, fail } = setUp();
  const ended = vi.fn();
  router.onRouteUpdate(() => ended);

  router.navigate('/docs/b?tab=x');
  wait('/docs/b');
  expect(location.pathname).toBe('/docs/a');
  expect(ended).toHaveBeenCalledOnce();
  await finish('/docs/b');
  expect(location.href).toMatch(/\/docs\/b\?tab=x$/);

  router.navigate('/docs/c');
  wait('/docs/c');
  await fail('/docs/c');
  expect(location.pathname).toBe('/docs/c');
  expect(reload).toHaveBeenCalledOnce();
});

test('ignores the failure of a navigation that was given up (navigation-load-failure)', async () => {
  const { router, fail, finish } = setUp();
  router.navigate('/docs/b');
  router.navigate('/docs/c');

  await fail('/docs/b');
  await finish('/docs/c');

  expect(reload).not.toHaveBeenCalled();
  expect(router.getState().location.path).toBe('/docs/c');
});

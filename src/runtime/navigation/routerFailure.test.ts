import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startRouter, type RouterFixture } from './testing.ts';

let routers: RouterFixture[] = [];

beforeEach(() => {
  history.replaceState(null, '', '/docs/a');
});

afterEach(() => {
  for (const { router } of routers) router.dispose();
  routers = [];
  vi.restoreAllMocks();
});

function setUp(): RouterFixture {
  const fixture = startRouter();
  routers.push(fixture);
  return fixture;
}

test('loads the new URL in full when loading fails (navigation-load-failure)', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
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
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
    const before = setUp();
    before.router.navigate('/docs/b');
    await before.fail('/docs/b');
    before.router.dispose();
    Object.defineProperty(navigator, 'userActivation', {
      value: { hasBeenActive },
      configurable: true,
    });

    const after = setUp();
    after.router.navigate('/docs/c');
    await after.fail('/docs/c');

    expect(reload).toHaveBeenCalledTimes(reloads);
    expect(after.router.getState().location.path).toBe('/docs/b');
  },
);

test('loads in full whenever the reader goes back to what is gone (navigation-load-failure)', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
  const before = setUp();
  before.router.navigate('/docs/b');
  await before.fail('/docs/b');
  before.router.dispose();
  Object.defineProperty(navigator, 'userActivation', {
    value: { hasBeenActive: false },
    configurable: true,
  });

  const after = setUp();
  history.go(-1);
  await after.fail('/docs/a');

  expect(reload).toHaveBeenCalledTimes(2);
});

test('ignores the failure of a navigation that was given up (navigation-load-failure)', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined);
  const { router, fail, finish } = setUp();
  router.navigate('/docs/b');
  router.navigate('/docs/c');

  await fail('/docs/b');
  await finish('/docs/c');

  expect(reload).not.toHaveBeenCalled();
  expect(router.getState().location.path).toBe('/docs/c');
});

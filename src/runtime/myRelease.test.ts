import { beforeEach, expect, test, vi } from 'vitest';
import { NEWER_KEY, RELEASE_KEY } from '#model/storageKeys.ts';
import { showMyRelease } from './myRelease.ts';

const root = document.documentElement;

beforeEach(() => {
  window.localStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/docs/intro');
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
});

test.each([
  [null, '', undefined],
  ['1.48', '', '1.48'],
  ['1.48', '?uses=1.50', '1.50'],
  [null, '?uses=1.50', '1.50'],
  ['1.48', '?uses=nonsense', '1.48'],
  ['1.48"', '', undefined],
])('uses stored %s and query "%s" as %s (my-release)', (stored, query, expected) => {
  if (stored) window.localStorage.setItem(RELEASE_KEY, stored);
  history.replaceState(null, '', `/docs/intro${query}`);

  showMyRelease(window, root);

  expect(root.dataset.uses).toBe(expected);
  expect(root.style.getPropertyValue('--uses')).toBe(expected ? `"${expected}"` : '');
  expect(window.localStorage.getItem(RELEASE_KEY)).toBe(stored);
});

test('hides what is newer only for a release (my-release-hide)', () => {
  window.localStorage.setItem(NEWER_KEY, 'hidden');
  showMyRelease(window, root);
  expect(root.hasAttribute('data-hides-newer')).toBe(false);

  window.localStorage.setItem(RELEASE_KEY, '1.48');
  showMyRelease(window, root);

  expect(root.hasAttribute('data-hides-newer')).toBe(true);
});

test('marks what is newer, and pages for an older release, as they are parsed (my-release-first-paint)', async () => {
  window.localStorage.setItem(RELEASE_KEY, '1.48');
  showMyRelease(window, root);

  const add = (name: string, release: string): Element => {
    const element = document.createElement('section');
    element.setAttribute(name, release);
    document.body.append(element);
    return element;
  };
  const [older, same, newer] = ['1.9', '1.48', '1.50'].map((it) => add('data-since', it));
  const [past, future] = ['1.47', '1.56'].map((it) => add('data-documents', it));

  await vi.waitFor(() => expect(newer?.hasAttribute('data-newer')).toBe(true));
  expect(older?.hasAttribute('data-newer')).toBe(false);
  expect(same?.hasAttribute('data-newer')).toBe(false);
  expect(past?.hasAttribute('data-outdated')).toBe(true);
  expect(future?.hasAttribute('data-outdated')).toBe(false);
});

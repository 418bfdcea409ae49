import { expect, test } from 'vitest';
import type { SitePage } from './benchSite.ts';
import { choosePages } from './choosePages.ts';

function page(path: string, bytes: number): SitePage {
  return { path, bytes, file: `${path}.html` };
}

const ours = [
  page('/', 900),
  page('/docs/intro', 20),
  page('/docs/auth', 10),
  page('/docs/api/class-page', 500),
];

test('chooses home, a guide, the largest and the smallest page', () => {
  expect(choosePages([ours], [])).toEqual([
    { label: 'home', paths: ['/'] },
    { label: 'guide', paths: ['/docs/intro'] },
    { label: 'largest', paths: ['/docs/api/class-page'] },
    { label: 'smallest', paths: ['/docs/auth'] },
  ]);
});

test('compares two sites on pages that both have', () => {
  const theirs = [page('/docs/auth', 1), page('/docs/intro', 2), page('/docs/huge', 999)];

  const largest = choosePages([ours, theirs], []).find(({ label }) => label === 'largest');

  expect(largest?.paths).toEqual(['/docs/intro', '/docs/intro']);
});

test('picks separate pages for sites that share none', () => {
  const theirs = [page('/start', 1), page('/more', 2)];

  expect(choosePages([ours, theirs], [])).toContainEqual({
    label: 'largest',
    paths: ['/docs/api/class-page', '/more'],
  });
});

test('leaves out a wanted page where a site does not have it', () => {
  expect(choosePages([ours, []], ['/docs/auth'])).toEqual([
    { label: '/docs/auth', paths: ['/docs/auth', undefined] },
  ]);
});

test('refuses a wanted page that no site has', () => {
  expect(() => choosePages([ours], ['/docs/into'])).toThrow(
    'There is no page "/docs/into". Did you mean "/docs/intro"?',
  );
});

import { expect, test } from 'vitest';
import { type Edition, editionOfPath } from './edition.ts';
import { canonicalPath, docPath, withBase, withoutBase } from './path.ts';

const editions: Edition[] = [
  { id: 'nodejs', prefix: '/', label: 'Node.js' },
  { id: 'python', prefix: '/python/', label: 'Python' },
];
const [nodejs, python] = editions as [Edition, Edition];
const current = { name: 'current', label: 'Next', path: 'next', package: '' } as const;
const stable = { name: 'stable', label: 'stable', path: '', package: '' } as const;

test.each([
  [nodejs, current, '/docs/next/auth'],
  [nodejs, stable, '/docs/auth'],
  [python, stable, '/python/docs/auth'],
] as const)('serves a guide at its own URL', (edition, version, path) => {
  expect(docPath(edition, version, 'auth')).toBe(path);
});

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/docs/intro.html', '/docs/intro'],
  ['/docs/intro/index.html', '/docs/intro'],
  ['/DOCS/Intro', '/docs/intro'],
  ['/docs/intro/', '/docs/intro'],
  [' /docs/intro ', '/docs/intro'],
  ['/python', '/python/'],
  ['/python/index.html', '/python/'],
])('takes %j for %s', (typed, path) => {
  expect(canonicalPath(editions, typed)).toBe(path);
});

test.each([
  ['/python/docs/x', 'python'],
  ['/Python', 'python'],
  ['/pythonic', 'nodejs'],
  ['/docs/python', 'nodejs'],
])('finds the edition of %s', (path, id) => {
  expect(editionOfPath(editions, path).id).toBe(id);
});

test('puts the base URL on and takes it off', () => {
  expect(withBase('/sub/', '/docs/intro')).toBe('/sub/docs/intro');
  expect(withBase('/', '/docs/intro')).toBe('/docs/intro');
  expect(withoutBase('/sub/', '/sub/docs/intro')).toBe('/docs/intro');
  expect(withoutBase('/sub/', '/sub')).toBe('/');
  expect(withoutBase('/sub/', '/other/docs')).toBeUndefined();
});

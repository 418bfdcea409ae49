import { expect, test } from 'vitest';
import { needsFrameNow, type ServedPageFacts } from './needsFrameNow.ts';

const VERSIONS = [
  { name: 'current', label: 'Next', path: 'next' },
  { name: 'stable', label: 'stable', path: '' },
] as unknown as ServedPageFacts['versions'];

interface Visit {
  url?: string;
  connection?: { effectiveType?: string; saveData?: boolean };
  facts?: Partial<ServedPageFacts>;
}

test.each<[string, Visit, boolean]>([
  ['a guide', {}, false],
  ['a guide for a reader of the latest version', { facts: { preferred: 'stable' } }, false],
  ['a guide for a reader of another version', { facts: { preferred: 'current' } }, true],
  ['a section', { url: '/docs/intro#install' }, true],
  ['a query', { url: '/docs/intro?a=b' }, true],
  ['a page that depends on the URL', { facts: { kind: 'search' } }, true],
  ['a slow connection', { connection: { effectiveType: 'slow-2g' } }, true],
  ['a fast connection', { connection: { effectiveType: '4g' } }, false],
])('decides for %s', (_, { url = '/docs/intro', connection, facts }, expected) => {
  const location = new URL(url, 'https://docs.example');
  const visited = { location, navigator: { connection } } as unknown as Window & typeof globalThis;
  const page = { kind: 'doc', preferred: undefined, versions: VERSIONS, ...facts } as const;

  expect(needsFrameNow(visited, page)).toBe(expected);
});

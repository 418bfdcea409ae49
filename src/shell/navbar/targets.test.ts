import { expect, test } from 'vitest';
import type { ShownMeta } from '#model/page.ts';
import { docsTarget } from './targets.ts';

const target = { path: '/docs/intro', label: 'Docs', isUnlisted: false };
const docs = { plugin: 'default', sidebar: 'docs', targets: { stable: target } } as const;

test.each([
  ['/docs/intro', true],
  ['/docs/locators', true],
  ['/docs/labs/locators', false],
  ['/docs/labs/translator', false],
])('marks the docs on %s: %s (navbar-doc-links)', (path, isActive) => {
  // Only what is read of a page.
  const meta = { path, sidebar: 'docs', version: 'stable', tree: 'default' } as ShownMeta;
  const versions = [{ name: 'stable', path: '', label: 'stable', package: '1.56.1' }] as never;
  const place = { meta, versions, areas: ['/community/welcome', '/docs/labs/locators'] };

  expect(docsTarget(docs as never, place)).toMatchObject({ isActive });
});

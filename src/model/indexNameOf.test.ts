import { expect, test } from 'vitest';
import { siteConfig } from '../../site.config.ts';
import { indexNameOf } from './indexNameOf.ts';

test.each([
  ['nodejs', 'docs'],
  ['python', 'docs-python'],
  ['dotnet', 'docs-dotnet'],
] as const)('names the index of %s %s', (edition, name) => {
  expect(indexNameOf({ ...siteConfig, search: { indexName: 'docs' } }, edition)).toBe(name);
});

test('takes the name of the product where none is configured', () => {
  expect(indexNameOf({ ...siteConfig, search: {} }, 'java')).toBe('playwright-java');
});

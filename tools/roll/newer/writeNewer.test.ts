import { expect, test } from 'vitest';
import { newestPatches } from './writeNewer.ts';

test('takes the newest patch of each release after the documented one', () => {
  const published = ['1.56.1', '1.58.0', '1.57.0', '1.58.10', '1.58.2', '1.59.0-alpha-2026-01-01'];

  expect(newestPatches(published, '1.56.0')).toEqual(['1.57.0', '1.58.10']);
});

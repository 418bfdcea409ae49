import { expect, test } from 'vitest';

test('prepares the document as soon as it runs', async () => {
  await import('./entry.inline.ts');

  expect(document.documentElement.classList.contains('js')).toBe(true);
});

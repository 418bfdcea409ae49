import { expect, test } from 'vitest';
import { announce } from './announce.ts';

test('changes the live region even when the text is the same', () => {
  document.body.innerHTML = '<p id="route-announcer" aria-live="polite"></p>';
  const region = document.getElementById('route-announcer')!;

  announce(document, 'Copied');
  expect(region.textContent).toBe('Copied');
  announce(document, 'Copied');

  expect(region.textContent).not.toBe('Copied');
  expect(region.textContent.trim()).toBe('Copied');
});

test('does nothing on a page without a live region', () => {
  document.body.innerHTML = '';

  expect(() => announce(document, 'Copied')).not.toThrow();
});

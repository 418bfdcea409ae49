import { expect, test } from 'vitest';
import { claimElements } from './claimElements.ts';

test('takes each element once until it is given back', () => {
  document.body.innerHTML = '<p class="tabs">A</p><p class="tabs">B</p><p>C</p>';

  const first = claimElements(document, '.tabs');
  expect(first.elements).toHaveLength(2);
  expect(claimElements(document, '.tabs').elements).toEqual([]);
  first.release();

  expect(first.signal.aborted).toBe(true);
  expect(claimElements(document, '.tabs').elements).toEqual(first.elements);
});

import { expect, test, vi } from 'vitest';
import { create } from './dom.ts';
import { codeList, markPlace } from './resultParts.tsx';

test('highlights what is wrong', () => {
  expect(markPlace('getByText(', 9).outerHTML).toBe(
    '<pre class="lab-place"><code>getByText<mark>(</mark></code></pre>',
  );
});

test('lists code with a button that copies it, and notes below', () => {
  const [row] = codeList([
    { term: 'Python', code: 'x', copyLabel: 'Copy x', notes: ['New'] },
  ]).children;

  expect(row?.querySelector('button')?.getAttribute('aria-label')).toBe('Copy x');
  expect([...(row?.children ?? [])].map(({ localName }) => localName)).toEqual(['dt', 'dd', 'dd']);
});

test('makes elements with attributes, listeners and nested children', () => {
  const handleClick = vi.fn();
  const element = create('button', { type: 'button', onClick: handleClick }, [3, false], ' more');
  element.click();

  expect(element.outerHTML).toBe('<button type="button">3 more</button>');
  expect(handleClick).toHaveBeenCalledOnce();
});

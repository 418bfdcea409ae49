import { expect, test } from 'vitest';
import { applyHead } from './headTags.ts';

const CANONICAL = '<link rel="canonical" href="/docs/b" data-head="">';
const headOf = (name: string) =>
  `<title>${name}</title><meta name="description" content="${name}" data-head="">${CANONICAL}`;

test('replaces what belongs to the old page and leaves the rest alone', () => {
  document.head.innerHTML = `
    <meta charset="utf-8"><meta name="description" content="Old" data-head="">
    <link rel="alternate" href="/python/docs/a" data-head="">`;

  applyHead(document, headOf('New'));

  expect(document.title).toBe('New');
  expect(document.head.querySelector('[charset]')).not.toBeNull();
  expect([...document.head.querySelectorAll('[data-head]')].map((tag) => tag.outerHTML)).toEqual([
    '<meta name="description" content="New" data-head="">',
    CANONICAL,
  ]);
});

test('keeps elements that both pages have', () => {
  document.head.innerHTML = '';
  applyHead(document, headOf('A'));
  const kept = document.head.querySelector('link');

  applyHead(document, headOf('B'));

  expect(document.head.querySelector('link')).toBe(kept);
  expect(document.head.querySelectorAll('[data-head]')).toHaveLength(2);
});

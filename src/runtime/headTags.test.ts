import { expect, test } from 'vitest';
import type { HeadTag } from '#model/head.ts';
import { applyHead } from './headTags.ts';

const description = (content: string): HeadTag => ({
  tag: 'meta',
  attributes: { name: 'description', content },
});
const canonical: HeadTag = { tag: 'link', attributes: { rel: 'canonical', href: '/docs/b' } };

test('replaces what belongs to the old page and leaves the rest alone', () => {
  document.head.innerHTML = `
    <meta charset="utf-8"><meta name="description" content="Old" data-head="">
    <link rel="alternate" href="/python/docs/a" data-head="">`;

  applyHead(document, { title: 'New', tags: [description('New'), canonical] });

  expect(document.title).toBe('New');
  expect(document.head.querySelector('[charset]')).not.toBeNull();
  expect([...document.head.querySelectorAll('[data-head]')].map((tag) => tag.outerHTML)).toEqual([
    '<meta name="description" content="New" data-head="">',
    '<link rel="canonical" href="/docs/b" data-head="">',
  ]);
});

test('keeps elements that both pages have', () => {
  document.head.innerHTML = '';
  applyHead(document, { title: 'A', tags: [canonical, description('A')] });
  const kept = document.head.querySelector('link');

  applyHead(document, { title: 'B', tags: [canonical, description('B')] });

  expect(document.head.querySelector('link')).toBe(kept);
  expect(document.head.querySelectorAll('[data-head]')).toHaveLength(2);
});

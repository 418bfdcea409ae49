import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTags, type Tag } from './builtSite.ts';

/** What marks the controls of the frame for the behavior that drives them (`src/shell/behaviors.ts`). */
const DRIVEN = [
  ...['data-color-mode-toggle', 'data-copy-page', 'data-back-to-top', 'data-menu'],
  ...['data-close-announcement', 'data-offline', 'data-keyboard-help'],
];

/** Whether a click on the button has an effect. */
function responds({ attributes }: Tag, before: Tag | undefined): boolean {
  const { class: names = '' } = attributes;
  return (
    DRIVEN.some((name) => name in attributes) ||
    /\b(DocSearch-Button|disclosure)\b/.test(names) ||
    attributes['aria-label'] === 'Dismiss' ||
    (before !== undefined && 'data-dropdown' in before.attributes)
  );
}

test.each([
  'index.html',
  'docs/intro.html',
  'docs/next/api/class-page.html',
  'community/welcome.html',
])('has no button in the frame of %s that nothing drives', (page) => {
  const html = readFileSync(`dist/${page}`, 'utf8');
  const article = html.indexOf('id="article"');
  const end = html.indexOf('</article>', article);
  const frame = html.slice(0, article) + (end === -1 ? '' : html.slice(end));
  const tags = readTags(frame);
  const buttons = tags.flatMap((tag, at) => (tag.name === 'button' ? [{ tag, at }] : []));

  expect(buttons.length).toBeGreaterThan(3);
  expect(buttons.filter(({ tag, at }) => !responds(tag, tags[at - 1]))).toEqual([]);
});

test.each([
  ['docs/intro.html', false],
  ['search.html', true],
  ['404.html', false],
])('loads React with %s: %s', (page, isImmediate) => {
  const html = readFileSync(`dist/${page}`, 'utf8');

  expect(/rel="modulepreload" href="[^"]*\/react-/.test(html)).toBe(isImmediate);
  expect(html.match(/\/react-/g) ?? []).toHaveLength(isImmediate ? 1 : 0);
});

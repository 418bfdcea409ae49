import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readTags, type Tag } from './builtSite.ts';

/** What the runtime drives: it responds before React does (decisions/0027). */
const DRIVEN = ['data-color-mode-toggle', 'data-copy-page', 'data-back-to-top'];

/** Whether a click on the button has an effect, now or once React is there. */
function responds({ attributes }: Tag, before: Tag | undefined): boolean {
  const { class: names = '', 'data-replay': replay = '' } = attributes;
  return (
    replay.split(' ').includes('click') ||
    DRIVEN.some((name) => name in attributes) ||
    names.includes('DocSearch-Button') ||
    (before !== undefined && 'data-dropdown' in before.attributes)
  );
}

test.each([
  'index.html',
  'docs/intro.html',
  'docs/next/api/class-page.html',
  'community/welcome.html',
])('has no button in the frame of %s that a click before hydration would miss', (page) => {
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
  ['404.html', true],
])('loads React with %s: %s', (page, isImmediate) => {
  const html = readFileSync(`dist/${page}`, 'utf8');
  const preloaded = /rel="modulepreload" href="[^"]*\/react-/.test(html);
  const later = /data-frame-scripts="[^"]*\/react-/.test(html);

  expect([preloaded, later]).toEqual([isImmediate, !isImmediate]);
});

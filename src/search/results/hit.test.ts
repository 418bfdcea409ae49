import { expect, test } from 'vitest';
import type { SearchConfig } from '#model/site.ts';
import { makeHit } from '#search/testing.ts';
import {
  hitLevels,
  hitText,
  hitTitle,
  hitUrl,
  markedParts,
  partsOf,
  plainText,
  symbolKind,
} from './hit.ts';

const unmarked = (text: string) => ({ text, isMatch: false });
const match = (text: string) => ({ text, isMatch: true });

test.each([
  ['lvl1', 'Page', 'Opens tabs.'],
  ['lvl2', 'goto()', 'Page'],
  ['content', 'Opens tabs.', 'Page'],
] as const)('shows a hit of type %s as %j in %j (search-results)', (type, title, path) => {
  const hit = { ...makeHit('1', { lvl1: 'Page', lvl2: 'goto()' }, type), content: 'Opens tabs.' };

  expect(plainText(hitText(hit).title)).toBe(title);
  expect(plainText(hitText(hit).path)).toBe(path);
});

test.each([
  ['the member that an option belongs to', 'lvl4', 'page-goto-option-timeout', 'page.goto()'],
  ['what a member does', 'lvl3', 'page-goto', 'Opens a URL.'],
  ['the member that a text belongs to', 'content', 'page-goto', 'page.goto()'],
] as const)('says %s (search-results)', (_, type, anchor, path) => {
  const levels = { lvl1: 'Page', lvl2: 'Methods', lvl3: 'page.goto()', lvl4: 'timeout' };
  const hit = { ...makeHit('1', levels, type), content: 'Opens a URL.' };

  expect(plainText(hitText({ ...hit, url: `/docs/api/class-page#${anchor}` }).path)).toBe(path);
});

test('has marks in titles and text (search-results, search-page-results)', () => {
  const hit = {
    ...makeHit('1', { lvl1: 'Page', lvl2: 'goto()' }, 'lvl2'),
    marked: { lvl2: [match('go'), unmarked('to()')], content: [match('Opens')] },
  };

  expect(hitText(hit).title).toEqual([match('go'), unmarked('to()')]);
  expect(hitTitle(hit)).toBe('goto()');
  expect(hitLevels(hit).title).toEqual([match('go'), unmarked('to()')]);
  expect(partsOf(hit, 'content')).toEqual([match('Opens')]);
});

test('shows the deepest level as title and the others as trail (search-page-results)', () => {
  const hit = makeHit('page', { lvl0: 'API', lvl1: 'Page', lvl2: 'Methods', lvl3: 'click()' });

  expect(hitLevels(hit)).toEqual({
    title: [unmarked('click()')],
    trail: ['API', 'Page', 'Methods'],
  });
  expect(partsOf(hit, 'content')).toEqual([]);
});

test('shows plain text as it is written', () => {
  expect(hitTitle(makeHit('1', { lvl1: 'Use &amp; and <mark>' }))).toBe('Use &amp; and <mark>');
});

const replacing = (from: string, to: string) => ({ replaceSearchResultPathname: { from, to } });

test.each<[url: string, shown: string, baseUrl?: string, search?: SearchConfig]>([
  ['https://host.example/docs/input#x', '/docs/input#x'],
  ['https://host.example/docs/input?from=hit', '/docs/input'],
  ['https://host.example', '/'],
  ['/docs/input#x', '/docs/input#x'],
  ['//other.example/docs/input', '/docs/input'],
  ['https://host.example//other.example/x', '/other.example/x'],
  ['https://host.example/\\other.example/x', '/other.example/x'],
  // Below the base URL.
  ['https://host.example/docs/input#x', '/sub/docs/input#x', '/sub/'],
  ['https://host.example/sub/docs/input', '/sub/docs/input', '/sub/'],
  ['https://host.example/sub', '/sub/', '/sub/'],
  // Parts of the path are replaced before; it stays a path, whatever the replacement makes of it.
  ['https://host.example/v2/x', '/sub/docs/x', '/sub/', replacing('^/v\\d+/', '/docs/')],
  ['https://host.example/docs/x', '/javascript:/x', '/', replacing('^/docs', 'javascript:')],
])('reduces %s to %s, with the base URL %s and %j (hit-urls)', (...given) => {
  const [url, shown, baseUrl = '/', search = {}] = given;

  expect(hitUrl(url, { baseUrl, search })).toEqual({ url: shown, isExternal: false });
});

test('leaves a URL that is configured as external as it is (hit-urls)', () => {
  const search = { externalUrlRegex: 'other\\.example' };
  const url = 'https://other.example/a?b#c';

  expect(hitUrl(url, { baseUrl: '/', search })).toEqual({ url, isExternal: true });
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'http://[', 'vbscript:x'])(
  'never leads to %s',
  (url) => {
    expect(hitUrl(url, { baseUrl: '/sub/', search: { externalUrlRegex: '.*' } })).toEqual({
      url: '/sub/',
      isExternal: false,
    });
  },
);

test.each([
  ['class', '/docs/api/class-page', 'Page'],
  ['method', '/docs/api/class-page#page-goto', 'goto()'],
  ['property', '/python/docs/next/api/class-page#page-url', 'url'],
  ['event', '/docs/api/class-page#page-event-popup', 'popup'],
  ['option', '/docs/api/class-page#page-goto-option-timeout', 'timeout'],
  ['flag', '/docs/running-tests#headed', '--headed'],
  [undefined, '/docs/api/class-page#methods', 'Methods'],
  [undefined, '/docs/api/class-test#how-it-works', 'How it works'],
  [undefined, '/docs/intro', 'Installation'],
  [undefined, '/docs/api/class-page', 'A text.'],
])('calls %s what is at %s', (kind, path, title) => {
  const level = path.includes('#') ? 'lvl2' : 'lvl1';
  const type = title.endsWith('.') ? 'content' : level;
  const hit = makeHit('x', { lvl1: title, lvl2: title }, type);

  expect(symbolKind({ ...hit, url: `https://playbill.example${path}` })).toBe(kind);
});

test.each([
  ['', []],
  ['no match', [unmarked('no match')]],
  ['a <mark>click</mark> here', [unmarked('a '), match('click'), unmarked(' here')]],
  ['<mark>page</mark><mark>.goto</mark>', [match('page.goto')]],
  ['<mark>open to the end', [match('open to the end')]],
  ['stray</mark> end', [unmarked('stray end')]],
])('takes "%s" apart', (snippet, parts) => {
  expect(markedParts(snippet)).toEqual(parts);
});

test.each([
  ['&lt;T&gt; &amp; &quot;x&quot; &#39;y&#x27;', '<T> & "x" \'y\''],
  ['&amp;lt;', '&lt;'],
  ['a&nbsp;b', 'a\u00a0b'],
  ['&unknown; &#99999999; R&D', '&unknown; &#99999999; R&D'],
])('decodes entities of "%s" once', (snippet, text) => {
  expect(markedParts(snippet)).toEqual([unmarked(text)]);
});

test('shows every other tag as text', () => {
  const snippet = '<img src=x onerror=alert(1)><mark><b>x</b></mark><mark class=y>';

  expect(markedParts(snippet)).toEqual([
    unmarked('<img src=x onerror=alert(1)>'),
    match('<b>x</b>'),
    unmarked('<mark class=y>'),
  ]);
});

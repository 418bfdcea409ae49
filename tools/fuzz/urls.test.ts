import assert from 'node:assert/strict';
import fc from 'fast-check';
import { Window } from 'happy-dom';
import { test } from 'vitest';
import { dataPath } from '#model/page.ts';
import { notFoundPath, withBase } from '#model/path.ts';
import { reportUrl } from '#model/reportUrl.ts';
import { wellFormed } from '#model/wholeText.ts';
import { testSite } from '#pipeline/markdown/testing.ts';
import { scrollToHash, scrollToHeadingText } from '#runtime/article/hashTarget.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { inAppUrl } from '#runtime/navigation/linkClick.ts';
import { pagePath } from '#runtime/navigation/pagePath.ts';
import { createQueryParam } from '#runtime/navigation/queryParam.ts';
import { createQuestionStore } from '#search/page/questionStore.ts';
import { initialQuery } from '#search/modal/createSession.ts';
import { counterpartAnchor } from '#shell/switching/counterpart.ts';
import { suggestPages } from '#shell/pages/suggestPages.ts';
import { assertPrepared, openDocument, quietWindow } from './document.ts';
import { everyInput } from './everyInput.ts';
import { hostileText } from './hostile.ts';

const ORIGIN = 'https://docs.example';
const SITE = { origin: ORIGIN, baseUrl: '/', editions: testSite.editions };

const part = (mark: string) =>
  fc.oneof(
    fc.constant(''),
    hostileText.map((text) => mark + text),
  );

/** A URL of the site with anything in its path, query and hash. */
const hostileUrl = fc
  .tuple(
    fc.oneof(
      fc.constantFrom('/', '/docs/intro', '/python/docs/next/', '//'),
      hostileText.map((text) => `/${text}`),
    ),
    fc.oneof(
      ...['q', 'version', 'docusaurus-theme', 'docusaurus-data-theme', 'from'].map((name) =>
        part(`?${name}=`),
      ),
    ),
    part('&'),
    part('#'),
  )
  .map((parts) => ORIGIN + parts.join(''));

test('finds a page or none at any URL, and its data on this site only', () => {
  everyInput(hostileUrl, (url) => {
    for (const baseUrl of ['/', '/sub/']) {
      const path = pagePath({ ...SITE, baseUrl }, new URL(url));
      if (path === undefined) continue;
      for (const file of [dataPath(path), notFoundPath(testSite, path)]) {
        assert.equal(new URL(withBase(baseUrl, file), ORIGIN).origin, ORIGIN);
      }
    }
  });
});

test('suggests for any URL only pages that there are', () => {
  const pages: [string, string][] = [
    ['/docs/intro', 'Installation'],
    ['/python/docs/next/intro', 'Installation'],
    ['/docs/locators', 'Locators'],
  ];
  const known = new Set(pages.map(([path]) => path));

  everyInput(hostileUrl, (url) => {
    const path = pagePath(SITE, new URL(url)) ?? '/';
    const { near, elsewhere } = suggestPages(testSite, path, pages);
    for (const suggestion of [...near, ...elsewhere]) assert(known.has(suggestion.path));
  });
});

test('follows in the app no link that leads away', () => {
  everyInput(hostileText, (text) => {
    for (const href of [text, `${ORIGIN}${text}`, `${ORIGIN}/${text}`]) {
      const url = inAppUrl({ href, target: '', hasAttribute: () => false }, SITE);
      assert.equal(url?.origin ?? ORIGIN, ORIGIN);
    }
  });
});

test('keeps any query in the URL of the page', () => {
  const location = new URL(`${ORIGIN}/search?version=next#top`);
  const param = createQueryParam({
    window: { location } as never,
    router: { navigate: (to) => (location.href = to) },
    name: 'q',
  });

  everyInput(hostileText, (value) => {
    param.write(value);

    const { origin, pathname, hash, searchParams } = location;
    assert.equal(param.read(), wellFormed(value));
    assert.equal(origin + pathname + hash, `${ORIGIN}/search#top`);
    assert.equal(searchParams.get('version'), 'next');
  });
});

test('asks what can be asked, whatever the URL says', () => {
  const router = {
    navigate: () => undefined,
    subscribe: () => () => undefined,
    getState: () => ({ location: { path: '/search' } }) as never,
    onRouteDidUpdate: () => () => undefined,
  };
  const site = { ...testSite, baseUrl: '/' };

  everyInput(hostileUrl, (url) => {
    const window = { location: new URL(url), document: { referrer: '' } } as never;
    const store = createQuestionStore({ window, router, site, preferred: undefined });

    const { query, version } = store.getState();
    assert(query.length <= 64);
    assert.equal(query, wellFormed(query));
    assert(testSite.versions.some(({ name }) => name === version));
  });
});

test('searches for any selection, and reports it', () => {
  everyInput(hostileText, (text) => {
    const { query } = initialQuery({ getSelection: () => text as never }, '');
    assert(query.length <= 64);
    assert.equal(query, wellFormed(query));

    const facts = { title: text, url: ORIGIN, edition: 'Java', version: 'Next', selection: text };
    const url = new URL(reportUrl('https://tracker.example/new?t={title}&b={body}', facts));
    assert.equal(url.origin, 'https://tracker.example');
    assert.deepEqual([...url.searchParams.keys()], ['t', 'b']);
    assert.equal(url.searchParams.get('t'), `Problem on “${wellFormed(text)}”`);
  });
});

test('finds a target or none for any hash, here and in other editions', () => {
  const { document } = new Window({ url: ORIGIN }) as unknown as BrowserWindow;
  document.body.innerHTML = '<main><h2 id="install">Install it</h2></main>';
  const anchors = { install: { id: 'set-up' } };
  const counterpart = { path: '/docs/next/intro', match: 'same', anchors } as never;

  everyInput(hostileText, (text) => {
    const { hash } = new URL(`#${text}`, ORIGIN);
    assert.equal(scrollToHash(document, hash), undefined);
    scrollToHeadingText({ document, location: { hash }, scrollY: 0 } as BrowserWindow);
    assert.equal(counterpartAnchor(counterpart, hash), hash);
  });
});

test('gives no query a say in where files are', () => {
  const { window, documentElement } = quietWindow();

  everyInput(hostileUrl, (url) => {
    const { pathname, search } = new URL(url);
    const localStorage = { getItem: () => null, key: () => null, length: 0 };
    openDocument(window, { location: { pathname, search }, localStorage });

    assertPrepared(documentElement);
  });
});

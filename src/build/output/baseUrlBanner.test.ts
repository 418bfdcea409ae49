import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SiteConfig } from '#model/site.ts';
import { BANNER_ID, explainBaseUrl, removeBaseUrlBanner } from '#runtime/baseUrlBanner.ts';
import { baseUrlBanner } from './baseUrlBanner.ts';

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(() => void vi.unstubAllGlobals());

/** What the browser does with the home page once the document is complete. */
function load(site: Partial<SiteConfig> = {}, path = '/'): void {
  document.body.innerHTML = `<div id="root"></div>${baseUrlBanner({ baseUrl: '/', ...site }, path)}`;
  explainBaseUrl(window);
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

function byId(suffix = ''): HTMLElement | null {
  return document.getElementById(BANNER_ID + suffix);
}

function texts(): string[] {
  return [...byId()!.children].map(({ textContent }) => textContent);
}

test('says first in the body why the site may not have loaded (base-url-banner)', () => {
  load();

  expect(document.body.firstElementChild).toBe(byId('-container'));
  expect(texts()).toMatchInlineSnapshot(`
    [
      "Your Docusaurus site did not load properly.",
      "A very common reason is a wrong site baseUrl configuration.",
      "Current configured baseUrl = / (default value)",
      "We suggest trying baseUrl = /",
    ]
  `);
  const link = byId()!.querySelector('a')!;
  expect(link.textContent).toBe('baseUrl configuration');
  expect(link.href).toBe('https://docusaurus.io/docs/docusaurus.config.js/#baseUrl');
});

test('suggests the path of the page with a slash at its end (base-url-banner)', () => {
  history.replaceState(null, '', '/sub/site?q#x');

  load({ baseUrl: '/site/' });

  expect(texts()[2]).toBe('Current configured baseUrl = /site/');
  expect(texts()[3]).toBe('We suggest trying baseUrl = /sub/site/');
  expect(byId('-suggestion-container')!.textContent).toBe('/sub/site/');
});

test('looks the same without a style sheet (base-url-banner)', () => {
  load();

  const { style } = byId()!;
  const [title, current, suggestion] = byId()!.querySelectorAll('b');
  expect(style.border).toBe('thick solid red');
  expect(style.backgroundColor).toBe('#ffe6b3');
  expect([style.margin, style.padding, style.fontSize]).toEqual(['20px', '20px', '20px']);
  expect(title!.style.fontSize).toBe('30px');
  expect(current!.style.color).toBe('red');
  expect(suggestion!.style.color).toBe('green');
});

test('takes words and look from the configuration', () => {
  const html = '<p data-style="color: blue">Not at {baseUrl}; try {suggestion}</p>';

  load({ baseUrl: '/a/', baseUrlBanner: { html, style: 'padding: 1px' } });

  expect(texts()).toEqual(['Not at /a/; try /']);
  expect(byId()!.style.cssText).toContain('padding: 1px');
  expect(byId()!.querySelector('p')!.style.color).toBe('blue');
});

test('says nothing on other pages, where it is switched off, and where the app has started (base-url-banner)', () => {
  load({}, '/docs/intro');
  expect(byId('-container')).toBeNull();

  load({ baseUrlBanner: false });
  expect(byId('-container')).toBeNull();

  vi.stubGlobal('docusaurus', {});
  load();
  expect(byId('-container')).toBeNull();
});

test('goes away when the app starts after all (base-url-banner)', () => {
  load();

  removeBaseUrlBanner(document);
  removeBaseUrlBanner(document);

  expect(document.body.firstElementChild?.id).toBe('root');
});

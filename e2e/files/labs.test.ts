import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#features/labs/enhanceLanguages.ts';
import { parseLocator } from '#features/labs/enhanceTranslate.ts';
import { LABS } from '#features/labs/nodes.ts';
import { EDITION_IDS } from '#model/edition.ts';
import { VERSION_NAMES } from '#model/version.ts';
import { siteConfig } from '../../site.config.ts';
import { builtFiles, fileFor } from './builtSite.ts';

const scripts = builtFiles('.js').filter(({ path }) => path.startsWith('assets/'));

test.each(LABS)('has the lab %s in every edition and version, and search finds it', (lab) => {
  for (const edition of EDITION_IDS) {
    for (const version of VERSION_NAMES) {
      const prefix = edition === 'nodejs' ? '' : `/${edition}`;
      const path = `${prefix}/docs/${version === 'current' ? 'next/' : ''}labs/${lab}`;
      const html = readFileSync(`dist/${fileFor(path)}`, 'utf8');
      const records = readFileSync(`dist/search/records/${edition}-${version}.json`, 'utf8');

      expect(html).toContain(`data-lab="${lab}"`);
      expect(html).toContain('needs JavaScript');
      expect(records).toContain(`"${siteConfig.url}${path}"`);
    }
  }
});

test('loads labs only on demand', () => {
  const html = readFileSync('dist/docs/labs/translator.html', 'utf8');
  const first = scripts.filter(({ path }) => html.includes(path));
  const styles = builtFiles('.css').map(({ text }) => text);

  expect(first.length).toBeGreaterThan(0);
  expect(first.filter(({ text }) => /lab-output|urlMatches|asLocators|InjectedScript/.test(text))).toEqual([]);
  expect(styles.filter((text) => text.includes('.lab'))).toEqual([]);
});

test('opens labs with input that they can read', () => {
  const links = builtFiles('.html').flatMap(({ path, text }) =>
    [...text.matchAll(/href="[^"]*\/labs\/locators#([^"]+)"/g)].map(([, hash = '']) => {
      const values = new URLSearchParams(hash.replaceAll('&#x26;', '&'));
      const edition = EDITION_IDS.find((id) => path.startsWith(`${id}/`)) ?? 'nodejs';
      return { path, edition, html: values.get('html'), text: values.get('locator') ?? '' };
    }),
  );
  const unreadable = links.filter(({ edition, html, text }) => {
    const language = LANGUAGES[EDITION_IDS.indexOf(edition)] ?? 'javascript';
    const parsed = parseLocator({ text, language, testIdAttribute: 'data-testid' });
    return !html || parsed.type !== 'locator' || parsed.language !== language;
  });

  expect(new Set(links.map(({ edition }) => edition)).size).toBe(EDITION_IDS.length);
  expect(unreadable).toEqual([]);
});

test('ships the notice of the framework with its code', () => {
  const copies = scripts.filter(({ text }) => /urlMatches|asLocators/.test(text));

  expect(copies.length).toBeGreaterThan(0);
  for (const { text } of copies) {
    expect(text).toMatch(
      /^\/\*! Contains code of playwright-core .+ Microsoft Corporation .+ \*\//,
    );
  }
});

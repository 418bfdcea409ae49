import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../packages/labs/worker/languages.ts';
import { parseLocator } from '../../packages/labs/worker/translate.ts';
import { LABS } from '#features/labs/names.ts';
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

test('has not one byte of labs on other pages', () => {
  const pages = builtFiles('.html');
  const [labs, others] = [true, false].map((isLab) =>
    pages.filter(({ text }) => text.includes('<div data-lab=') === isLab),
  ) as [typeof pages, typeof pages];
  const hashesIn = (text: string) => text.match(/'sha256-[^']+'/g) ?? [];
  const known = new Set(others.flatMap(({ text }) => hashesIn(text)));
  const engine = new Set(labs.flatMap(({ text }) => hashesIn(text)).filter((it) => !known.has(it)));
  const labScripts = reachable(/assets\/labs-[\w-]+\.js/.exec(labs[0]?.text ?? '')?.[0] ?? '');
  // Run is built on the engine of the labs; it comes when a reader presses its button.
  const run = scripts.filter(({ path }) => /assets\/run-[\w-]+\.js/.test(path));
  const otherScripts = scripts.filter((each) => !labScripts.has(each.path) && !run.includes(each));
  const labNames = [...labScripts].map((path) => basename(path));

  expect(labs).toHaveLength(LABS.length * EDITION_IDS.length * VERSION_NAMES.length);
  expect(engine.size).toBe(1);
  expect(labScripts.size).toBeGreaterThan(LABS.length);
  expect(run).toHaveLength(1);
  const namesLab = ({ text }: { text: string }) =>
    text.includes('data-lab') || labNames.some((name) => text.includes(name));
  expect([...others, ...otherScripts].filter(namesLab).map(({ path }) => path)).toEqual([]);
  expect(builtFiles('.css').filter(({ text }) => text.includes('.lab'))).toEqual([]);
});

/** A script and all that it names. */
function reachable(path: string, found = new Set<string>()): Set<string> {
  const script = scripts.find((each) => each.path === path);
  if (!script || found.has(path)) return found;
  found.add(path);
  for (const other of scripts) {
    if (script.text.includes(basename(other.path))) reachable(other.path, found);
  }
  return found;
}

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

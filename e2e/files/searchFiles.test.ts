import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import type { EditionId } from '#model/edition.ts';
import { LEVELS, type SearchRecord } from '#model/search.ts';
import type { VersionName } from '#model/version.ts';
import { readSymbolTier, type SymbolTier } from '#search-index/symbolTier.ts';
import { siteConfig } from '../../site.config.ts';
import { builtFiles, builtPages, readTags } from './builtSite.ts';

interface RecordSet {
  edition: EditionId;
  version: VersionName;
  records: SearchRecord[];
}

function readSets(): RecordSet[] {
  return siteConfig.editions.flatMap(({ id: edition }) =>
    siteConfig.versions.map(({ name: version }) => {
      const text = readFileSync(`dist/search/records/${edition}-${version}.json`, 'utf8');
      return { edition, version, records: JSON.parse(text) as SearchRecord[] };
    }),
  );
}

/** Every URL of the built site that leads somewhere, with and without its anchor. */
function readUrls(): Set<string> {
  return new Set(
    builtPages().flatMap(({ path, text }) => {
      const href = `/${path}`.replace(/(?<=\/)index\.html$|\.html$/, '');
      const ids = readTags(text).flatMap(({ attributes: { id } }) => id ?? []);
      return [href, ...ids.map((id) => `${href}#${id}`)];
    }),
  );
}

describe('records of each edition and version', () => {
  let sets: RecordSet[] = [];
  let urls = new Set<string>();
  beforeAll(() => {
    sets = readSets();
    urls = readUrls();
  });

  test('are there for pages, headings and texts', () => {
    expect(sets).toHaveLength(8);
    for (const { records } of sets) {
      const types = new Set(records.map(({ type }) => type));
      expect([...types]).toEqual(expect.arrayContaining(['lvl1', 'lvl2', 'lvl3', 'content']));
      expect(records.length).toBeGreaterThan(2000);
    }
  });

  test('lead to pages and anchors that exist', () => {
    const lost = sets.flatMap(({ records }) =>
      records.filter(({ url }) => !urls.has(url.slice(siteConfig.url.length))),
    );

    expect(lost.map(({ url }) => url)).toEqual([]);
  });

  test('have unique ids and parents that are pages', () => {
    for (const { records } of sets) {
      const pages = new Set(
        records.filter(({ type }) => type === 'lvl1').map(({ objectID }) => objectID),
      );
      const orphans = records.filter(({ type, parent }) =>
        type === 'lvl1' ? parent !== undefined : !pages.has(parent ?? ''),
      );
      expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
      expect(orphans).toEqual([]);
    }
  });

  test('have titles down to their own level, and a text exactly where they are texts', () => {
    const wrong = sets.flatMap(({ records }) =>
      records.filter(({ type, hierarchy, content }) => {
        if (type === 'content') return !content || content.length > 600;
        const isFilled = LEVELS.every((level) => level <= type || hierarchy[level] === null);
        return content !== null || !hierarchy.lvl0 || !hierarchy[type] || !isFilled;
      }),
    );

    expect(wrong).toEqual([]);
  });

  test('have the tag of their page (crawler-tags)', () => {
    for (const { version, records } of sets) {
      expect([...new Set(records.map((record) => record.docusaurus_tag))].sort()).toEqual([
        'default',
        'docs-community-current',
        `docs-default-${version}`,
      ]);
      expect(new Set(records.map(({ language }) => language))).toEqual(new Set(['en']));
    }
  });

  test('stay in their edition and version', () => {
    for (const { edition, version, records } of sets) {
      const { prefix } = siteConfig.editions.find(({ id }) => id === edition)!;
      const path = siteConfig.versions.find(({ name }) => name === version)!.path;
      const folder = `${siteConfig.url}${prefix}docs/${path === '' ? '' : `${path}/`}`;
      const docs = records.filter((record) => record.docusaurus_tag.startsWith('docs-default'));
      const strays = docs.filter(
        ({ url }) => !url.startsWith(folder) || (path === '' && url.startsWith(`${folder}next/`)),
      );
      expect(strays).toEqual([]);
    }
  });

  test('begin with the parts of the site that readers know', () => {
    for (const { records } of sets) {
      expect([...new Set(records.map(({ hierarchy }) => hierarchy.lvl0))]).toEqual(
        expect.arrayContaining(['Home', 'API', 'Community', 'Getting Started']),
      );
    }
  });

  test('have no page that stays out of lists', () => {
    const paths = sets.flatMap(({ records }) => records.map(({ url }) => new URL(url).pathname));

    expect(paths.filter((path) => /\/(404|search)$/.test(path))).toEqual([]);
  });
});

/** The names of each edition and version. */
const readNames = () =>
  builtFiles('.json', 'dist/data/search').map(({ path, text }) => ({
    path,
    text,
    tier: JSON.parse(text) as SymbolTier,
  }));

test('names the texts of each index, and they are there', () => {
  const written = builtFiles('.json', 'dist/assets/search').map(
    ({ path }) => `/assets/search/${path}`,
  );

  expect(written).toHaveLength(8);
  expect(
    readNames()
      .map(({ tier }) => tier.texts)
      .sort(),
  ).toEqual(written.sort());
});

test('knows names whose places exist on the pages', () => {
  const urls = readUrls();
  const places = readNames().flatMap(({ tier }) => readSymbolTier(tier));

  expect(places.length).toBeGreaterThan(15_000);
  expect(places.map(({ path }) => path).filter((path) => !urls.has(path))).toEqual([]);
});

test('keeps index files small: 26 KB of names, 450 KB of texts', () => {
  for (const { path, text } of readNames()) {
    expect(gzipSync(text).length, path).toBeLessThanOrEqual(26_000);
  }
  for (const { path, text } of builtFiles('.json', 'dist/assets/search')) {
    expect(gzipSync(text).length, path).toBeLessThanOrEqual(450_000);
  }
});

test('describes the search of each edition to browsers (head-tags)', () => {
  for (const { prefix } of siteConfig.editions) {
    const description = readFileSync(`dist${prefix}opensearch.xml`, 'utf8');
    const page = readFileSync(`dist${prefix}docs/intro.html`, 'utf8');
    const link = readTags(page).find(({ attributes: { rel } }) => rel === 'search');

    expect(description).toContain(`template="${siteConfig.url}${prefix}search?q={searchTerms}"`);
    expect(link?.attributes['href']).toBe(`${prefix}opensearch.xml`);
  }
});

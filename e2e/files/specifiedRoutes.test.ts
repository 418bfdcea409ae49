import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EDITION_IDS, type EditionId } from '#model/edition.ts';
import { docPath } from '#model/path.ts';
import type { SidebarSource } from '#model/sidebar.ts';
import { VERSION_NAMES, type VersionName } from '#model/version.ts';
import { sidebars } from '../../content/sidebars.ts';
import { siteConfig } from '../../site.config.ts';
import { fileFor } from './builtSite.ts';

/** The routes and sidebars of the specification, each with all that it is about. */

const GUIDES = words(`
  accessibility-testing actionability api-testing aria-snapshots auth best-practices browser-contexts
  browsers canary-releases chrome-extensions ci ci-intro clock codegen codegen-intro debug dialogs docker
  downloads emulation evaluating events extensibility frames getting-started-vscode handles input intro
  languages library locators mock mock-browser-apis navigations network other-locators pages pom protractor
  puppeteer release-notes running-tests screenshots selenium-grid test-agents test-annotations
  test-assertions test-cli test-components test-configuration test-fixtures test-global-setup-teardown
  test-parallel test-parameterize test-projects test-reporters test-retries test-sharding test-snapshots
  test-timeouts test-typescript test-ui-mode test-use-options test-webserver testing-library touch-events
  trace-viewer trace-viewer-intro videos webview2 writing-tests
`);

/** Those that the specification names in sidebars, and those that we add for all editions. */
const EVERYWHERE = words('test-runners junit multithreading selenium');

const CLASSES = words(`
  accessibility android androiddevice androidinput androidsocket androidwebview apirequest
  apirequestcontext apiresponse apiresponseassertions browser browsercontext browserserver browsertype
  cdpsession clock consolemessage coverage dialog download electron electronapplication elementhandle
  filechooser fixtures frame framelocator fullconfig fullproject genericassertions jshandle keyboard
  location locator locatorassertions logger mouse page pageassertions playwright playwrightassertions
  reporter request response route selectors snapshotassertions suite test testcase testconfig testerror
  testinfo testinfoerror testoptions testproject testresult teststep teststepinfo timeouterror touchscreen
  tracing video weberror websocket websocketroute worker workerinfo
`);

const COMMUNITY = words(`
  welcome ambassadors conference-videos feature-videos learn-videos live-streams mcp-videos release-videos
`);

/** A guide may be shorter than what readers know, but not thin. */
const LEAST_SHARE = 0.6;

/** What a newcomer reads first, and at most how many words of prose that is: without samples, tables and targets of links. */
const INTRODUCTIONS = words(
  'intro writing-tests codegen-intro running-tests trace-viewer-intro ci-intro',
);
const MOST_WORDS = 900;

/** How many words the guides have that readers know, samples included: guide → edition → words. */
const known = JSON.parse(readFileSync('e2e/files/guideWords.json', 'utf8')) as Record<
  string,
  Partial<Record<EditionId, number>>
>;

const places = EDITION_IDS.flatMap((edition) =>
  VERSION_NAMES.map((version) => ({ edition, version })),
);

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** The URL of a guide or class; one guide has another name in each version. */
function pathOf(id: string, place: { edition: EditionId; version: VersionName }): string {
  const edition = siteConfig.editions.find((each) => each.id === place.edition)!;
  const version = siteConfig.versions.find((each) => each.name === place.version)!;
  const isWorkers = id.startsWith('service-workers');
  const slug = place.version === 'current' ? 'service-workers' : 'service-workers-experimental';
  return docPath(edition, version, isWorkers ? slug : id);
}

const isBuilt = (path: string) => fileFor(path) !== undefined;

/** The Markdown twin of a page; nothing where the page is missing. */
function twinOf(path: string): string {
  const file = `dist${path}.md`;
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

test('serves every guide of the specification in both versions (route-order)', () => {
  const missing = [...GUIDES, 'service-workers'].flatMap((id) =>
    VERSION_NAMES.map((version) => pathOf(id, { edition: 'nodejs', version })).filter(
      (path) => !isBuilt(path),
    ),
  );

  expect(missing).toEqual([]);
});

test('serves the guides for all languages in each of them', () => {
  const paths = EVERYWHERE.flatMap((id) => places.map((place) => pathOf(id, place)));

  expect(paths.filter((path) => !isBuilt(path))).toEqual([]);
});

test('serves every class of the specification in both versions (route-order)', () => {
  const paths = CLASSES.flatMap((name) =>
    VERSION_NAMES.map((version) => pathOf(`api/class-${name}`, { edition: 'nodejs', version })),
  );

  // The one that tests have in other languages only.
  const elsewhere = paths.filter((path) => !isBuilt(path));
  expect(elsewhere.filter((path) => !path.endsWith('playwrightassertions'))).toEqual([]);
  for (const version of VERSION_NAMES) {
    expect(isBuilt(pathOf('api/class-playwrightassertions', { edition: 'java', version }))).toBe(
      true,
    );
  }
});

test('serves every community page under each prefix (community-pages)', () => {
  const paths = siteConfig.editions.flatMap(({ prefix }) =>
    COMMUNITY.map((slug) => `${prefix}community/${slug}`),
  );

  expect(paths.filter((path) => !isBuilt(path))).toEqual([]);
});

test('has in every edition at least 60 % of the words that readers know of a guide', () => {
  const thin = Object.entries(known).flatMap(([id, editions]) =>
    places.flatMap((place) => {
      const wanted = editions[place.edition];
      if (wanted === undefined) return [];
      const path = pathOf(id, place);
      const count = words(twinOf(path).replace(/\]\([^)]*\)/g, ']')).length;
      return count < wanted * LEAST_SHARE ? [`${path}: ${count} of ${wanted}`] : [];
    }),
  );

  expect(thin).toEqual([]);
});

test('has at most 900 words of prose in each introduction', () => {
  const prose = (text: string) =>
    text
      .replace(/^( *)(`{3,}).*\n[^]*?^\1\2$/gm, '')
      .replace(/^ *\|.*$/gm, '')
      .replace(/\]\([^)]*\)/g, ']')
      .match(/\S*\w\S*/g) ?? [];
  const long = INTRODUCTIONS.flatMap((id) =>
    places.flatMap((place) => {
      const path = pathOf(id, place);
      const count = prose(twinOf(path)).length;
      return count > 0 && count <= MOST_WORDS ? [] : [`${path}: ${count}`];
    }),
  );

  expect(long).toEqual([]);
});

test('has a section for each release of the data in every edition that had the release', () => {
  const releases = Object.keys(JSON.parse(readFileSync('data/releases.json', 'utf8')) as object);
  const missing = places.flatMap((place) => {
    const text = readFileSync(`dist${pathOf('release-notes', place)}.html`, 'utf8');
    return releases
      .filter((release) => isIn(release, place))
      .filter((release) => !text.includes(`id="version-${release.replace('.', '')}"`))
      .map((release) => `${place.edition} ${place.version}: ${release}`);
  });

  expect(missing).toEqual([]);
});

/** The next release is in the notes of the next version only; .NET began with 1.12. */
function isIn(release: string, { edition, version }: (typeof places)[number]): boolean {
  const minor = Number(release.split('.')[1]);
  const released = Number(
    siteConfig.versions.find(({ name }) => name === version)!.package.split('.')[1],
  );
  return minor <= released && (edition !== 'dotnet' || minor >= 12);
}

/** What a sidebar lists at its top: ids of pages, and labels of groups with what is in them. */
function top(items: readonly SidebarSource[]): unknown[] {
  return items.map((item) => {
    if (item.type === 'doc') return item.id;
    return item.type === 'category' ? [item.label, item.collapsed] : item.type;
  });
}

function group(items: readonly SidebarSource[], label: string): string[] {
  const found = items.find((item) => item.type === 'category' && item.label === label);
  return found?.type === 'category' ? idsOf(found.items) : [];
}

function idsOf(items: readonly SidebarSource[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'category') return idsOf(item.items);
    return item.type === 'doc' ? [item.id] : [];
  });
}

test.each(VERSION_NAMES)('has the docs sidebar of the specification in %s', (version) => {
  const { docs } = sidebars[version];
  const started = words(
    'intro writing-tests codegen-intro running-tests trace-viewer-intro ci-intro test-runners',
  );

  expect(top(docs)).toEqual([
    ['Getting Started', false],
    'library',
    'release-notes',
    ['Guides', false],
    ['Integrations', true],
    'languages',
  ]);
  expect(group(docs, 'Getting Started')).toEqual(
    version === 'stable' ? [...started, 'junit'] : started,
  );
  expect(group(docs, 'Integrations')).toEqual(['docker', 'ci', 'selenium-grid']);
  expect(group(docs, 'Guides')).toEqual(
    expect.arrayContaining(['accessibility-testing', 'multithreading']),
  );
  const unlisted = GUIDES.filter((id) => !idsOf(docs).includes(id));
  expect(unlisted).toEqual([]);
  expect(idsOf(docs)).not.toContain('service-workers');
});

test('closes the parts of the guides (sidebar-categories)', () => {
  const parts = sidebars.stable.docs.flatMap((item) =>
    item.type === 'category' && item.label === 'Guides' ? top(item.items) : [],
  );

  expect(parts.length).toBeGreaterThan(10);
  expect(parts.filter((part) => !Array.isArray(part) || part[1] !== true)).toEqual([]);
});

test.each(VERSION_NAMES)('has the API sidebar of the specification in %s', (version) => {
  const { api } = sidebars[version];

  expect(idsOf(api).slice(0, 3)).toEqual(['api', 'api/class-test', 'api/class-playwright']);
  expect(group(api, 'Assertions').includes('api/class-playwrightassertions')).toBe(
    version === 'stable',
  );
  expect(group(api, 'Assertions')).toEqual(
    expect.arrayContaining([
      'api/class-apiresponseassertions',
      'api/class-locatorassertions',
      'api/class-pageassertions',
    ]),
  );
  expect(top(sidebars[version].community)).toEqual(['welcome', 'ambassadors', ['Videos', false]]);
});

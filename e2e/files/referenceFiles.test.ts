import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { classSlug, memberAnchor } from '#api-reference/anchors.ts';
import type { ApiClass, ApiFacts } from '#api-reference/apiFacts.ts';
import { existsIn, LANGUAGE_OF_EDITION } from '#api-reference/apiFacts.ts';
import type { EditionId } from '#model/edition.ts';
import { readTags } from './builtSite.ts';

/** The classes that the reference must have (behavior reference-classes); Node.js has all of them, in both versions. */
const CLASSES = [
  ...['accessibility', 'android', 'androiddevice', 'androidinput', 'androidsocket'],
  ...['androidwebview', 'apirequest', 'apirequestcontext', 'apiresponse'],
  ...['apiresponseassertions', 'browser', 'browsercontext', 'browserserver', 'browsertype'],
  ...['cdpsession', 'clock', 'consolemessage', 'coverage', 'dialog', 'download', 'electron'],
  ...['electronapplication', 'elementhandle', 'filechooser', 'fixtures', 'frame', 'framelocator'],
  ...['fullconfig', 'fullproject', 'genericassertions', 'jshandle', 'keyboard', 'location'],
  ...['locator', 'locatorassertions', 'logger', 'mouse', 'page', 'pageassertions', 'playwright'],
  ...['playwrightassertions', 'reporter', 'request', 'response', 'route', 'selectors'],
  ...['snapshotassertions', 'suite', 'test', 'testcase', 'testconfig', 'testerror', 'testinfo'],
  ...['testinfoerror', 'testoptions', 'testproject', 'testresult', 'teststep', 'teststepinfo'],
  ...['timeouterror', 'touchscreen', 'tracing', 'video', 'weberror', 'websocket'],
  ...['websocketroute', 'worker', 'workerinfo'],
];

const PREFIXES: Record<EditionId, string> = {
  nodejs: '',
  python: 'python/',
  java: 'java/',
  dotnet: 'dotnet/',
};

const readFacts = (name: string) =>
  JSON.parse(readFileSync(`data/api/${name}.json`, 'utf8')) as ApiFacts;
const TREES = { stable: readFacts('stable'), current: readFacts('current') };
const FOLDERS = { stable: 'docs/api', current: 'docs/next/api' };

interface ClassPage {
  /** Edition, version and class, for messages. */
  where: string;
  file: string;
  owner: ApiClass;
  version: keyof typeof TREES;
  /** The anchors of the members that the facts give to this edition. */
  anchors: string[];
}

/** Every page that the facts ask for. */
function classPages(): ClassPage[] {
  return (Object.keys(PREFIXES) as EditionId[]).flatMap((edition) =>
    (['stable', 'current'] as const).flatMap((version) =>
      TREES[version].classes
        .filter((owner) => existsIn(owner, LANGUAGE_OF_EDITION[edition]))
        .map((owner) => {
          const members = owner.members.filter((one) =>
            existsIn(one, LANGUAGE_OF_EDITION[edition]),
          );
          return {
            where: `${edition} ${version} ${owner.name}`,
            file: `dist/${PREFIXES[edition]}${FOLDERS[version]}/${classSlug(owner.name)}.html`,
            owner,
            version,
            // Languages may have their own form of a member, under one name.
            anchors: [...new Set(members.map((member) => memberAnchor(owner, member)))].sort(),
          };
        }),
    ),
  );
}

const headingsOf = (html: string) =>
  [...html.matchAll(/<section class="member">\s*<h3 id="([^"]+)"/g)].map(([, id = '']) => id);

test('has every class for Node.js in both versions (reference-classes)', () => {
  const missing = Object.values(FOLDERS)
    .flatMap((folder) => CLASSES.map((name) => `dist/${folder}/class-${name}.html`))
    .filter((file) => !existsSync(file));

  expect(missing).toEqual([]);
});

test('has the classes of an edition, and no page of a class that it lacks', () => {
  const pages = classPages();
  const files = new Set(pages.map(({ file }) => file));
  const strangers = Object.values(PREFIXES).flatMap((prefix) =>
    Object.entries(FOLDERS).flatMap(([version, folder]) =>
      TREES[version as keyof typeof TREES].classes
        .map(({ name }) => `dist/${prefix}${folder}/${classSlug(name)}.html`)
        .filter((file) => !files.has(file) && existsSync(file)),
    ),
  );

  expect(pages.filter(({ file }) => !existsSync(file)).map(({ where }) => where)).toEqual([]);
  expect(strangers).toEqual([]);
});

test('gives every member of the facts one anchor on its page, and lists nothing else', () => {
  const problems: string[] = [];
  let count = 0;
  for (const { where, file, anchors } of classPages()) {
    const html = readFileSync(file, 'utf8');
    const article = /<article>.*<\/article>/s.exec(html)?.[0] ?? '';
    const index = /<nav class="member-index".*?<\/nav>/s.exec(article)?.[0] ?? '';
    const entries = [...index.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    const ids = readTags(article).flatMap(({ attributes }) => attributes['id'] ?? []);
    if (headingsOf(article).sort().join() !== anchors.join()) problems.push(`${where}: members`);
    if (entries.sort().join() !== anchors.join()) problems.push(`${where}: index`);
    if (new Set(ids).size !== ids.length) problems.push(`${where}: an id twice`);
    count += anchors.length;
  }

  expect(problems).toEqual([]);
  expect(count).toBeGreaterThan(4000);
});

test('says that something is new in next where stable lacks it, and nowhere else', () => {
  const problems: string[] = [];
  let count = 0;
  for (const { where, file, owner, version, anchors } of classPages()) {
    const stable = TREES.stable.classes.find(({ name }) => name === owner.name);
    const old = new Set(stable?.members.map((member) => memberAnchor(stable, member)));
    const expected = version === 'stable' ? [] : anchors.filter((anchor) => !old.has(anchor));
    const marked = readFileSync(file, 'utf8')
      .split('<section class="member">')
      .filter((section) => section.includes('<span>New in next</span>'))
      .map((section) => /<h3 id="([^"]+)"/.exec(section)?.[1]);
    if (marked.sort().join() !== expected.join()) problems.push(`${where}: ${marked.join()}`);
    count += expected.length;
  }

  expect(problems).toEqual([]);
  expect(count).toBeGreaterThan(0);
});

test('has the well-known anchors of members, options, results and events', () => {
  const wanted = {
    page: [
      'page-goto',
      'page-goto-option-url',
      'page-goto-option-timeout',
      'page-goto-return',
      'page-event-popup',
      'page-screenshot-option-clip-width',
    ],
    browsercontext: ['browser-context-add-cookies', 'browser-context-add-cookies-option-cookies'],
    test: ['test-call', 'test-describe-configure'],
    genericassertions: ['generic-assertions-to-contain-1', 'generic-assertions-to-contain-2'],
  };
  for (const folder of Object.values(FOLDERS)) {
    for (const [name, anchors] of Object.entries(wanted)) {
      const html = readFileSync(`dist/${folder}/class-${name}.html`, 'utf8');
      for (const anchor of anchors) expect(html).toContain(` id="${anchor}"`);
    }
  }
});

test('finds members by the names of an edition, too', () => {
  const html = readFileSync('dist/java/docs/api/class-page.html', 'utf8');

  expect(html).toContain(' id="page-goto"');
  expect(html).toContain(' id="page-navigate"');
});

test('keeps the longest page below 9,000 elements', () => {
  expect(readTags(readFileSync('dist/docs/api/class-page.html', 'utf8')).length).toBeLessThan(9000);
});

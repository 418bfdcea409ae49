import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findClass, formsOf } from '#api-reference/apiVersion.ts';
import {
  type ClassFacts,
  type MemberFacts,
  type ParameterFacts,
  classSlug,
  LANGUAGE_OF_EDITION,
} from '#api-reference/facts.ts';
import { readApi } from '#build/read/readApi.ts';
import { type EditionId, EDITION_IDS } from '#model/edition.ts';
import { type VersionName, VERSION_NAMES } from '#model/version.ts';
import { readTags } from './builtSite.ts';
import { factsOnPage } from './factsOnPage.ts';

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

const { versions: VERSIONS } = await readApi(process.cwd());
const FOLDERS = { stable: 'docs/api', current: 'docs/next/api' };

interface ClassPage {
  /** Edition, version and class, for messages. */
  where: string;
  file: string;
  owner: ClassFacts;
  version: VersionName;
  /** The anchors of the members that the facts give to this edition. */
  anchors: string[];
}

const fileOf = (edition: EditionId, version: VersionName, name: string) =>
  `dist/${PREFIXES[edition]}${FOLDERS[version]}/${classSlug(name)}.html`;

/** Every page that the facts ask for. */
function classPages(): ClassPage[] {
  return EDITION_IDS.flatMap((edition) =>
    VERSION_NAMES.flatMap((version) =>
      VERSIONS[version].languages[LANGUAGE_OF_EDITION[edition]].map((owner) => ({
        where: `${edition} ${version} ${owner.name}`,
        file: fileOf(edition, version, owner.name),
        owner,
        version,
        anchors: owner.members.map(({ anchor }) => anchor).sort(),
      })),
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
  const strangers = EDITION_IDS.flatMap((edition) =>
    VERSION_NAMES.flatMap((version) =>
      VERSIONS[version].classes
        .map((name) => fileOf(edition, version, name))
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

test('calls a class as its language does, wherever it is named', () => {
  const html = readFileSync(fileOf('dotnet', 'stable', 'TimeoutError'), 'utf8');
  const text = html.replace(/<(?!title>|h1>)[^>]*>/g, '\n');

  expect(text).toContain('<title>TimeoutException |');
  expect(text).toContain('<h1>TimeoutException');
  expect(text).not.toMatch(/^TimeoutError$/m);
});

test('shows every fact on its page', () => {
  const lost = classPages().flatMap(({ where, file, owner }) =>
    factsOnPage(owner, readFileSync(file, 'utf8')).map((place) => `${where}: ${place}`),
  );

  expect(lost).toEqual([]);
});

/** Facts of `Page.goto` in Java that the page does not show. */
const MUTATIONS: Record<string, (member: MemberFacts) => Partial<MemberFacts>> = {
  'an anchor': () => ({ anchor: 'page-go' }),
  'a heading': () => ({ heading: 'goto()' }),
  'a release': () => ({ since: 'v1.99' }),
  'an overload': ({ signatures }) => ({ signatures: signatures.slice(1) }),
  'a deprecation': () => ({ deprecated: true }),
  'a result': () => ({ returns: { type: 'void' } }),
  'a type': changed({ type: 'int' }),
  'a name': changed({ spelled: 'timeout' }),
  'the anchor of an option': changed({ id: 'option-time' }),
  'the release of an option': changed({ since: 'v1.99' }),
  'a constant': changed({ enums: [{ name: 'Wait', values: ['x'], constants: ['X_Y'] }] }),
  'a field': changed({ fields: [{ name: 'x', id: 'x' }] }),
};

function changed(option: Partial<ParameterFacts>) {
  return ({ options = [] }: MemberFacts) => ({
    options: options.map((one) => ({ ...one, ...option })),
  });
}

test.each(Object.entries(MUTATIONS))('notices %s that a page lacks', (_, change) => {
  const owner = findClass(VERSIONS.stable, 'java', 'Page');
  const html = readFileSync(fileOf('java', 'stable', 'Page'), 'utf8');
  const members = owner?.members.filter(({ name }) => name === 'goto') ?? [];
  const lost = (some: MemberFacts[]) =>
    owner ? factsOnPage({ ...owner, members: some }, html).length : 0;

  expect(lost(members)).toBe(0);
  expect(lost(members.map((member) => ({ ...member, ...change(member) })))).toBeGreaterThan(0);
});

test('says that something is new in next where stable lacks it, and nowhere else', () => {
  const problems: string[] = [];
  let count = 0;
  for (const { where, file, owner, version, anchors } of classPages()) {
    const forms = formsOf(VERSIONS.stable, owner.name);
    const old = new Set(forms.flatMap(({ members }) => members.map(({ anchor }) => anchor)));
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

import { toString } from 'mdast-util-to-string';
import { EDITION_IDS } from '#model/edition.ts';
import { invariant } from '#model/invariant.ts';
import { didYouMean } from '#model/nearest.ts';
import type { Problem } from '#model/problem.ts';
import { VERSION_NAMES } from '#model/version.ts';
import type { Reference } from '#pipeline/buildPages.ts';
import { type CacheStore, keyOf, NO_STORE, remember } from '#pipeline/cacheStore.ts';
import type { FrontMatter } from '#pipeline/frontMatter.ts';
import { oncePerText } from '#pipeline/oncePerText.ts';
import type { Doc, SourceFile } from '#pipeline/parseDoc.ts';
import type { ApiVersion, ApiVersions } from './apiVersion.ts';
import { commentOf, editionsOf, findClass, formsOf, placeOf } from './apiVersion.ts';
import { type ApiLanguage, type ClassFacts, LANGUAGE_OF_EDITION } from './facts.ts';
import { type Additions, readAdditions } from './pages/additions.ts';
import { classTree } from './pages/classTree.ts';
import { firstSentence } from './pages/comment.ts';
import { createCommentLinks } from './pages/commentLinks.ts';
import { CORRECTIONS_FILE, readCorrections } from './pages/corrections.ts';
import { FAMILIES_FILE, readFamilies } from './pages/optionFamilies.ts';
import { classGroups, classId, OVERVIEW_ID, overviewTree } from './pages/overview.ts';

/** Makes the documents of the reference; `source` changes with anything that `api` was read from. */
export function createReference(
  api: ApiVersions,
  source: string,
  store: CacheStore = NO_STORE,
): Reference {
  const additionsOf = oncePerText(readAdditions);
  const familiesOf = oncePerText(readFamilies);
  const correctionsOf = oncePerText(readCorrections);
  return ({ site, files, guides, sidebars }) => {
    const names = classNames(api);
    const problems = files.flatMap((file) => unknownClass(file, names));
    const linksOf = createCommentLinks({ api, guides });
    const fileOf = (name: string) => files.find(({ path }) => path.endsWith(`/${name}`));
    const familiesFile = fileOf(FAMILIES_FILE);
    const correctionsFile = fileOf(CORRECTIONS_FILE);
    const families = () => familiesOf(familiesFile, allForms(api), site);
    const corrections = () => correctionsOf(correctionsFile, api);
    const shared = keyOf(source, familiesFile?.text, correctionsFile?.text);
    // Files are parsed only if they have changed, or if a class is rendered.
    const rememberFacts = <T>(name: string, text: string | undefined, make: () => T): T =>
      remember(store, { name: `reference-${name}`, key: keyOf(shared, site, text ?? '') }, make);
    problems.push(
      ...rememberFacts('shared', '', () => [...families().problems, ...corrections().problems]),
    );
    const docs = names.map((name) => {
      const file = fileOf(`${name}.md`);
      const forms = VERSION_NAMES.flatMap((version) => formsOf(api[version], name));
      const read = () => (file ? additionsOf(file, forms, site) : undefined);
      const { description, wrong } = rememberFacts(name, file?.text, () => ({
        description: corrections().correctIn('nodejs')(summaryOf(api, name, read()?.additions)),
        wrong: read()?.problems ?? [],
      }));
      problems.push(...wrong);
      return makeDoc({
        file: file?.path ?? `content/api/${name}.md`,
        hasFile: file !== undefined,
        id: classId(name),
        // Which guides there are to link to is in the signature of every rendering.
        text: keyOf(shared, file?.text),
        // The class with the name of the site needs a title of its own.
        title: name === site.title ? `${name} class` : name,
        sidebarLabel: name,
        titles: spelledTitles(api, name),
        description,
        editions: editionsOf(Object.values(api), name),
        versions: VERSION_NAMES.filter((version) => api[version].classes.includes(name)),
        nearest: [OVERVIEW_ID],
        treeFor(where, report) {
          const place = placeOf(site, where);
          const language = LANGUAGE_OF_EDITION[where.edition];
          return classTree({
            ...{ ...place, site, language, report },
            api: api[where.version],
            owner: classIn(api[where.version], language, name),
            released: place.version.path === '' ? undefined : api.stable,
            additions: read()?.additions,
            families: families().words,
            resolve: linksOf(where),
            correct: corrections().correctIn(where.edition),
          });
        },
      });
    });
    const summaries = new Map(
      docs.map(({ frontMatter }) => [frontMatter.sidebarLabel, frontMatter.description]),
    );
    const groups = classGroups(sidebars);
    const list = makeDoc({
      file: 'content/api/',
      hasFile: false,
      id: OVERVIEW_ID,
      text: keyOf(source, groups, ...files.map(({ text }) => text)),
      title: 'API overview',
      keywords: ['API reference', 'all classes'],
      description: 'Every class of Playwright with its methods, properties and events.',
      editions: site.editions.map(({ id }) => id),
      nearest: [],
      toc: { from: 2, to: 2 },
      treeFor: (where) =>
        overviewTree({
          ...placeOf(site, where),
          ...{ site, groups },
          api: api[where.version],
          summaryOf: (name) => summaries.get(name) ?? '',
        }),
    });
    return { docs: [list, ...docs], problems };
  };
}

/** A class as a language has it; without members where only another version of the language has it. */
function classIn(version: ApiVersion, language: ApiLanguage, name: string): ClassFacts {
  const [any] = formsOf(version, name);
  const owner = findClass(version, language, name) ?? (any && { ...any, members: [] });
  invariant(owner, `the facts have the class ${name}`);
  return owner;
}

/** The classes of all versions and languages; most are there more than once. */
function allForms(api: ApiVersions): ClassFacts[] {
  return VERSION_NAMES.flatMap((version) => Object.values(api[version].languages).flat());
}

function classNames(api: ApiVersions): string[] {
  return [...new Set(VERSION_NAMES.flatMap((version) => api[version].classes))];
}

/** The class in editions whose language has another name for it. */
function spelledTitles(api: ApiVersions, name: string): FrontMatter['titles'] {
  const titles: FrontMatter['titles'] = {};
  for (const edition of EDITION_IDS)
    for (const version of VERSION_NAMES) {
      const found = findClass(api[version], LANGUAGE_OF_EDITION[edition], name);
      if (found?.spelled !== undefined) titles[edition] = found.spelled;
    }
  return titles;
}

/** A file of `content/api` that no page would show. */
function unknownClass({ path }: SourceFile, names: readonly string[]): Problem[] {
  const name = path.replace(/^.*\/|\.md$/g, '');
  const isShared = [FAMILIES_FILE, CORRECTIONS_FILE].some((shared) => path.endsWith(`/${shared}`));
  if (names.includes(name) || isShared) return [];
  const fix = `${didYouMean(name, names)}Name the file after a class in data/api.`;
  return [{ file: path, line: 1, what: `There is no class "${name}".`, fix }];
}

/** One sentence on a class in all editions: the first of our own words, or of its comment. */
function summaryOf(api: ApiVersions, name: string, additions: Additions | undefined): string {
  const version = api.stable.classes.includes(name) ? api.stable : api.current;
  const [intro] = additions?.intro ?? [];
  return (
    firstSentence(intro?.type === 'paragraph' ? toString(intro) : '') ||
    firstSentence(commentOf(version, formsOf(version, name)[0]?.comment)) ||
    `The class ${name} of Playwright.`
  );
}

/** A document that is made. */
export function makeDoc(
  fields: Pick<FrontMatter, 'title' | 'description' | 'editions' | 'nearest'> &
    Partial<FrontMatter> &
    Pick<Doc, 'file' | 'id' | 'hasFile' | 'text'> & { treeFor: NonNullable<Doc['treeFor']> },
): Doc {
  const { file, id, text, treeFor, hasFile, ...frontMatter } = fields;
  return {
    file,
    hasFile,
    id,
    text,
    treeFor,
    tree: { type: 'root', children: [] },
    frontMatter: {
      versions: [...VERSION_NAMES],
      titles: {},
      descriptions: {},
      slug: {},
      keywords: [],
      isDraft: false,
      isUnlisted: false,
      toc: { from: 2, to: 3 },
      ...frontMatter,
    },
  };
}

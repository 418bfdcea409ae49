import { groupBy } from '#model/groupBy.ts';
import type { SiteConfig } from '#model/site.ts';
import { type CacheStore, keyOf, remember } from '#pipeline/cacheStore.ts';
import { keepApplicable, type Where } from '#pipeline/markdown/keepApplicable.ts';
import type { Doc } from '#pipeline/parseDoc.ts';
import { visit } from '#tree/visit.ts';
import { findLinks } from './findLinks.ts';
import { findNames, type LanguageNames } from './findNames.ts';
import { findSetters } from './findSetters.ts';
import { findTerms, termsIn } from './findTerms.ts';
import type { Finding, ProseRules } from './rules.ts';
import { type Piece, type Prose, proseOf } from './proseOf.ts';

/** What was found in one guide, independent of the text of others. */
interface Reading {
  findings: Finding[];
  linksTo: string[];
}

type ReaderRules = Pick<ProseRules, 'terms' | 'words' | 'concepts'>;

/** What a guide is compared with; it can be sent to another thread. */
export interface ReaderInput {
  site: Pick<SiteConfig, 'editions'>;
  rules: ReaderRules;
  languages: LanguageNames;
  /** Changes with anything that `rules` and `languages` were read from. */
  signature: string;
}

/** The rules that do not need to know what is in other guides. */
export function readerRules({ terms, words, concepts }: ProseRules): ReaderRules {
  return { terms, words, concepts };
}

export type ProseReader = (guide: Doc) => Reading;

/** Makes the function that reads guides, each once; links may lead to any of `guides`. */
export function createProseReader(
  guides: readonly Doc[],
  input: ReaderInput,
  store: CacheStore,
): ProseReader {
  // The editions and versions of the guides: which links make sense depends on them.
  const places = guides.map(({ id, frontMatter: { editions, versions } }) => [
    id,
    editions,
    versions,
  ]);
  const readings = new Map<string, Reading>();
  return (guide) => {
    const known = readings.get(guide.file);
    if (known) return known;
    const key = keyOf(input.signature, places, guide.text);
    const place = { name: `prose-${guide.id}`, key };
    const reading = remember(store, place, () => readGuide(guide, guides, input));
    readings.set(guide.file, reading);
    return reading;
  };
}

function existsIn({ frontMatter }: Doc, { edition, version }: Where): boolean {
  return frontMatter.editions.includes(edition) && frontMatter.versions.includes(version);
}

function readGuide(
  doc: Doc,
  guides: readonly Doc[],
  { site, rules, languages }: ReaderInput,
): Reading {
  const marks = { ...languages, words: rules.words };
  const { editions, versions } = doc.frontMatter;
  const whole = proseOf(doc.tree);
  const front = frontMatterPieces(doc);
  const pieces = [...front, ...whole.pieces];
  const findings = findTerms({ pieces }, termsIn('all editions', rules.terms));
  const isVersioned = hasVersions(doc);
  for (const edition of site.editions.filter(({ id }) => editions.includes(id))) {
    let shown: Prose | undefined;
    for (const version of versions) {
      const where = { edition: edition.id, version };
      if (!shown || isVersioned) {
        const tree = keepApplicable(doc.tree, where);
        shown = proseOf(tree);
        const own = { ...shown, pieces: [...front, ...shown.pieces] };
        findings.push(
          ...findTerms(own, termsIn(edition.id, rules.terms)),
          ...findNames(own, edition, marks),
          ...(edition.id === 'java' ? findSetters(tree) : []),
        );
      }
      const exists = (id: string) =>
        guides.some((other) => other.id === id && existsIn(other, where));
      findings.push(...findLinks(shown, { id: doc.id, concepts: rules.concepts, exists }));
    }
  }
  return { findings: unique(findings), linksTo: whole.links.map(({ id }) => id) };
}

/** Whether a guide has text that only some versions show. */
function hasVersions({ tree }: Doc): boolean {
  let isFound = false;
  visit(tree, 'containerDirective', ({ data }) => {
    isFound ||= data?.condition?.versions !== undefined;
  });
  return isFound;
}

/** The title and the description, which readers see in search results and at the top of the page. */
function frontMatterPieces({ frontMatter, text }: Doc): Piece[] {
  const lines = text.split('\n');
  return (['title', 'description'] as const).map((field) => ({
    kind: 'text',
    text: frontMatter[field],
    line: lines.findIndex((line) => line.startsWith(`${field}:`)) + 1,
    section: 0,
    isLinkable: false,
  }));
}

/** Editions and versions share most of the text: report each offending text once per line. */
function unique(findings: readonly Finding[]): Finding[] {
  const places = groupBy(findings, ({ check, line, text }) => [check, line, text].join('\n'));
  return [...places.values()].flatMap(([first]) => first ?? []);
}

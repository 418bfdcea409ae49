import { createHash } from 'node:crypto';
import { groupBy } from '#model/groupBy.ts';
import type { Problem } from '#model/problem.ts';
import type { SiteConfig } from '#model/site.ts';
import type { CacheStore } from '#pipeline/docCache.ts';
import type { Where } from '#pipeline/markdown/keepApplicable.ts';
import { keepApplicable } from '#pipeline/markdown/keepApplicable.ts';
import { oncePerText } from '#pipeline/oncePerText.ts';
import type { Doc, SourceFile } from '#pipeline/parseDoc.ts';
import { applyExceptions } from './applyExceptions.ts';
import { findLinks } from './findLinks.ts';
import type { LanguageNames } from './findNames.ts';
import { findNames } from './findNames.ts';
import { findTerms } from './findTerms.ts';
import type { Finding } from './finding.ts';
import type { Piece } from './proseOf.ts';
import { proseOf } from './proseOf.ts';
import { rememberPlaces } from './placesOf.ts';
import { proseOfYaml } from './proseOfYaml.ts';
import type { ProseRules } from './rules.ts';

/** A guide and the text of its file. */
export interface Guide {
  doc: Doc;
  text: string;
}

/** What was found in one guide, independent of other guides. */
interface Reading {
  findings: Finding[];
  linksTo: string[];
}

export interface ProseInput {
  guides: readonly Guide[];
  /** Files of `data/` whose texts appear in guides; only their terms are checked. */
  dataFiles: readonly SourceFile[];
  site: Pick<SiteConfig, 'editions' | 'versions'>;
  rules: ProseRules;
  languages: LanguageNames;
  /** Changes with anything that `rules` and `languages` were read from. */
  signature: string;
  store: CacheStore;
}

/** How many other guides must link to a guide, so readers come across it. */
const MIN_LINKS = 2;

/** Checks the prose of all guides, and of the data in them, as an editor would. */
export function checkProse(input: ProseInput): Problem[] {
  const { guides, dataFiles, rules } = input;
  const places = guides.map(({ doc }) => placesOf(doc)).join('\n');
  const readings = guides.map((guide) => ({ guide, ...readCached(guide, places, input) }));
  const found = new Map(readings.map(({ guide, findings }) => [guide.doc.file, findings]));
  for (const { guide } of readings) {
    const from = readings.filter(
      ({ guide: other, linksTo }) => other !== guide && linksTo.includes(guide.doc.id),
    );
    if (from.length < MIN_LINKS) found.get(guide.doc.file)?.push(lonely(from.length));
  }
  for (const file of dataFiles) {
    found.set(file.path, findTerms({ pieces: piecesOf(file) }, rules.terms));
  }
  const files = [...guides.map(({ doc, text }) => ({ path: doc.file, text })), ...dataFiles];
  const accepted = applyExceptions(files, found, rules.exceptions);
  const problems = [...found].flatMap(([file, findings]) =>
    findings.map(({ line, what, fix }) => ({ file, line, what, fix })),
  );
  return [...accepted, ...problems];
}

const piecesOf = oncePerText(({ text }: SourceFile) => proseOfYaml(text));

function lonely(count: number): Finding {
  return {
    check: 'links',
    line: 1,
    text: 'too few links',
    what: `${count === 1 ? 'Only one other guide links' : 'No other guide links'} to this one.`,
    fix: `Link to it from at least ${MIN_LINKS} guides that mention its subject.`,
  };
}

/** The editions and versions of a guide: which links make sense depends on them. */
function placesOf({ id, frontMatter: { editions, versions } }: Doc): string {
  return [id, ...editions, ...versions].join(' ');
}

function existsIn({ frontMatter }: Doc, { edition, version }: Where): boolean {
  return frontMatter.editions.includes(edition) && frontMatter.versions.includes(version);
}

function readCached(guide: Guide, places: string, input: ProseInput): Reading {
  const { store, signature } = input;
  const hash = createHash('sha256').update([signature, places, guide.text].join('\n'));
  const key = hash.digest('hex');
  const name = `prose-${guide.doc.id}`;
  const stored = store.read(name);
  // Written below; the key changes with everything that the result depends on.
  const kept = stored === undefined ? undefined : (JSON.parse(stored) as Reading & { key: string });
  if (kept?.key === key) return kept;
  const reading = readGuide(guide, input);
  store.write(name, JSON.stringify({ key, ...reading }));
  return reading;
}

function readGuide({ doc, text }: Guide, input: ProseInput): Reading {
  const { guides, site, rules, languages } = input;
  const marks = { ...languages, words: rules.words };
  const { editions, versions } = doc.frontMatter;
  const whole = proseOf(doc.tree);
  const front = frontMatterPieces(doc, text);
  const findings = findTerms({ ...whole, pieces: [...front, ...whole.pieces] }, rules.terms);
  const find = rememberPlaces();
  for (const edition of site.editions.filter(({ id }) => editions.includes(id))) {
    for (const version of versions) {
      const where = { edition: edition.id, version };
      const shown = proseOf(keepApplicable(doc.tree, where));
      const exists = (id: string) =>
        guides.some((other) => other.doc.id === id && existsIn(other.doc, where));
      findings.push(
        ...findNames({ ...shown, pieces: [...front, ...shown.pieces] }, edition, marks),
        ...findLinks(shown, { id: doc.id, concepts: rules.concepts, exists, find }),
      );
    }
  }
  return { findings: unique(findings), linksTo: whole.links.map(({ id }) => id) };
}

/** The title and the description, which readers see in search results and at the top of the page. */
function frontMatterPieces({ frontMatter }: Doc, text: string): Piece[] {
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

import type { Problem } from '#model/problem.ts';
import type { Guide } from '#pipeline/buildPages.ts';
import type { CacheStore } from '#pipeline/cacheStore.ts';
import { keyOf, remember } from '#pipeline/cacheStore.ts';
import type { SourceFile } from '#pipeline/parseDoc.ts';
import { applyExceptions } from './applyExceptions.ts';
import { findTerms } from './findTerms.ts';
import type { Finding } from './finding.ts';
import type { Piece } from './proseOf.ts';
import { proseOfYaml } from './proseOfYaml.ts';
import type { ProseReader } from './readGuide.ts';
import type { ProseRules } from './rules.ts';

export interface ProseInput {
  guides: readonly Guide[];
  /** Files of `data/` whose texts appear in guides; only their terms are checked. */
  dataFiles: readonly SourceFile[];
  rules: Pick<ProseRules, 'terms' | 'exceptions'>;
  read: ProseReader;
  store: CacheStore;
}

/** How many other guides must link to a guide, so readers come across it. */
const MIN_LINKS = 2;

/** Checks the prose of all guides, and of the data in them, as an editor would. */
export function checkProse(input: ProseInput): Problem[] {
  const { guides, dataFiles, rules, read } = input;
  const readings = guides.map((guide) => ({ guide, ...read(guide) }));
  const found = new Map(readings.map(({ guide, findings }) => [guide.doc.file, [...findings]]));
  for (const { guide } of readings) {
    const from = readings.filter(
      ({ guide: other, linksTo }) => other !== guide && linksTo.includes(guide.doc.id),
    );
    if (from.length < MIN_LINKS) found.get(guide.doc.file)?.push(lonely(from.length));
  }
  for (const file of dataFiles) {
    found.set(file.path, findTerms({ pieces: piecesOf(file, input.store) }, rules.terms));
  }
  const files = [...guides.map(({ doc, text }) => ({ path: doc.file, text })), ...dataFiles];
  const accepted = applyExceptions(files, found, rules.exceptions);
  const problems = [...found].flatMap(([file, findings]) =>
    findings.map(({ line, what, fix }) => ({ file, line, what, fix })),
  );
  return [...accepted, ...problems];
}

function piecesOf({ path, text }: SourceFile, store: CacheStore): Piece[] {
  return remember(store, { name: `prose-${path}`, key: keyOf(text) }, () => proseOfYaml(text));
}

function lonely(count: number): Finding {
  return {
    check: 'links',
    line: 1,
    text: 'too few links',
    what: `${count === 1 ? 'Only one other guide links' : 'No other guide links'} to this one.`,
    fix: `Link to it from at least ${MIN_LINKS} guides that mention its subject.`,
  };
}

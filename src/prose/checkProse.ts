import type { Problem } from '#model/problem.ts';
import { type CacheStore, keyOf, remember } from '#pipeline/cacheStore.ts';
import type { Doc, SourceFile } from '#pipeline/parseDoc.ts';
import { findTerms, termsIn } from './findTerms.ts';
import type { Finding, ProseRules } from './rules.ts';
import { proseOfYaml } from './proseOf.ts';
import type { ProseReader } from './readGuide.ts';

interface ProseInput {
  guides: readonly Doc[];
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
  const found = new Map<string, Finding[]>();
  for (const { guide, findings } of readings) {
    const from = readings.filter(
      (other) => other.guide !== guide && other.linksTo.includes(guide.id),
    );
    const links = from.length < MIN_LINKS ? [lonely(from.length)] : [];
    found.set(guide.file, [...findings, ...links]);
  }
  const terms = termsIn('all editions', rules.terms);
  for (const file of dataFiles) {
    const place = { name: `prose-${file.path}`, key: keyOf(file.text) };
    const pieces = remember(input.store, place, () => proseOfYaml(file.text));
    found.set(file.path, findTerms({ pieces }, terms));
  }
  const files = [...guides.map(({ file, text }) => ({ path: file, text })), ...dataFiles];
  const accepted = applyExceptions(files, found, rules.exceptions);
  const problems = [...found].flatMap(([file, findings]) =>
    findings.map(({ line, what, fix }) => ({ file, line, what, fix })),
  );
  return [...accepted, ...problems];
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

const FILE = 'content/prose/exceptions.yaml';

/** Drops the findings that are accepted as exceptions; an exception without a finding is a problem. */
function applyExceptions(
  files: readonly SourceFile[],
  found: Map<string, Finding[]>,
  { data = [], lineOf }: ProseRules['exceptions'],
): Problem[] {
  const lines = new Map(files.map(({ path, text }) => [path, text.split('\n')]));
  return data.flatMap(({ file, check, text = '' }, index) => {
    const findings = found.get(file) ?? [];
    const isMeant = (finding: Finding) =>
      finding.check === check && (lines.get(file)?.[finding.line - 1] ?? '').includes(text);
    found.set(
      file,
      findings.filter((finding) => !isMeant(finding)),
    );
    if (findings.some(isMeant)) return [];
    return [
      {
        file: FILE,
        line: lineOf([index, 'file']),
        what: `The exception ${text && `for "${text}" `}in ${file} matches no finding.`,
        fix: 'Remove it, or fix its text, which must be part of the reported line.',
      },
    ];
  });
}

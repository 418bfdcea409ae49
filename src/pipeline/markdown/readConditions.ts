import type { Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from '#tree/visit.ts';
import { didYouMean } from '#model/nearest.ts';
import type { Report } from '#tree/report.ts';
import type { EditionId } from '#model/edition.ts';
import type { SiteConfig } from '#model/site.ts';
import { versionWord } from '#model/version.ts';
import type { VersionName } from '#model/version.ts';
import { wordList } from '#tree/wordList.ts';

const EXAMPLE = 'Write it like ":::only{edition="python java"}" or ":::only{version="next"}".';

/** Parses the attributes of each `:::only` into a condition. */
export function readConditions(tree: Root, site: SiteWords, report: Report): void {
  visit(tree, 'containerDirective', (node) => {
    if (node.name !== 'only') return;
    checkForm(node, report);
    const editions = wordsOf(node, 'edition');
    const versions = wordsOf(node, 'version');
    const condition = {
      editions: editions && readEditions(editions, site, (complaint) => report(node, complaint)),
      versions: versions && readVersions(versions, site, (complaint) => report(node, complaint)),
    };
    node.data = { ...node.data, condition };
  });
}

function checkForm(node: ContainerDirective, report: Report): void {
  const names = Object.keys(node.attributes ?? {});
  for (const name of names) {
    if (name === 'edition' || name === 'version') continue;
    report(node, {
      what: `":::only" has an unknown attribute "${name}".`,
      fix: `${didYouMean(name, ['edition', 'version'])}${EXAMPLE}`,
    });
  }
  if (names.length === 0) {
    report(node, { what: '":::only" has neither an edition nor a version.', fix: EXAMPLE });
  }
  for (const name of ['edition', 'version']) {
    if (wordsOf(node, name)?.length !== 0) continue;
    report(node, { what: `":::only" has an empty attribute "${name}".`, fix: EXAMPLE });
  }
}

function wordsOf({ attributes }: ContainerDirective, name: string): string[] | undefined {
  return attributes?.[name]?.split(/\s+/).filter(Boolean);
}

/** The parts of the configuration that define the words used in content. */
export type SiteWords = Pick<SiteConfig, 'editions' | 'versions'>;

type OnUnknown = (complaint: { what: string; fix: string }, index: number) => void;

/** The editions that words such as `python` refer to; reports unknown words. */
export function readEditions(
  words: readonly string[],
  { editions }: SiteWords,
  onUnknown: OnUnknown,
): EditionId[] {
  const known = new Map(editions.map(({ id }) => [id as string, id]));
  return readWords({ words, known, kind: 'edition', onUnknown });
}

/** The versions that words such as `next` refer to; reports unknown words. */
export function readVersions(
  words: readonly string[],
  { versions }: SiteWords,
  onUnknown: OnUnknown,
): VersionName[] {
  const known = new Map(versions.map((version) => [versionWord(version), version.name]));
  return readWords({ words, known, kind: 'version', onUnknown });
}

interface Reading<T> {
  words: readonly string[];
  known: ReadonlyMap<string, T>;
  kind: string;
  onUnknown: OnUnknown;
}

function readWords<T>({ words, known, kind, onUnknown }: Reading<T>): T[] {
  return words.flatMap((word, index) => {
    const found = known.get(word);
    if (found !== undefined) return [found];
    const all = [...known.keys()];
    const what = `There is no ${kind} "${word}".`;
    onUnknown({ what, fix: `${didYouMean(word, all)}The ${kind}s are ${wordList(all)}.` }, index);
    return [];
  });
}

import type { Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from '#tree/visit.ts';
import { didYouMean } from '#model/nearest.ts';
import type { Report } from '#tree/report.ts';
import type { EditionId } from '#model/edition.ts';
import type { SiteConfig } from '#model/site.ts';
import { type VersionName, versionWord } from '#model/version.ts';
import { wordList } from '#tree/wordList.ts';

const EXAMPLE = 'Write it like ":::only{edition="python java"}" or ":::only{version="next"}".';

/** Parses the attributes of each `:::only` into a condition. */
export function readConditions(tree: Root, site: SiteWords, report: Report): void {
  visit(tree, 'containerDirective', (node) => {
    if (node.name !== 'only') return;
    checkForm(node, report);
    const onUnknown: OnUnknown = (complaint) => report(node, complaint);
    const condition = {
      editions: wordsOf(node, 'edition')?.flatMap((word) => readEdition(word, site, onUnknown)),
      versions: wordsOf(node, 'version')?.flatMap((word) => readVersion(word, site, onUnknown)),
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

export type OnUnknown = (complaint: { what: string; fix: string }) => void;

/** The edition that a word such as `python` refers to; an unknown word is reported, and refers to none. */
export function readEdition(
  word: string,
  { editions }: SiteWords,
  onUnknown: OnUnknown,
): EditionId[] {
  const found = editions.filter(({ id }) => id === word).map(({ id }) => id);
  if (found.length === 0)
    onUnknown(
      noSuch(
        'edition',
        word,
        editions.map(({ id }) => id),
      ),
    );
  return found;
}

/** The same for a version, by a word such as `next`. */
export function readVersion(
  word: string,
  { versions }: SiteWords,
  onUnknown: OnUnknown,
): VersionName[] {
  const found = versions.filter((version) => versionWord(version) === word);
  if (found.length === 0) onUnknown(noSuch('version', word, versions.map(versionWord)));
  return found.map(({ name }) => name);
}

function noSuch(kind: string, word: string, all: readonly string[]) {
  return {
    what: `There is no ${kind} "${word}".`,
    fix: `${didYouMean(word, all)}The ${kind}s are ${wordList(all)}.`,
  };
}

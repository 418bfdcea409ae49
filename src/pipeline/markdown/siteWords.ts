import type { EditionId } from '#model/edition.ts';
import { didYouMean } from '#model/nearest.ts';
import type { SiteConfig } from '#model/site.ts';
import { versionWord } from '#model/version.ts';
import type { VersionName } from '#model/version.ts';
import { wordList } from '#tree/wordList.ts';

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

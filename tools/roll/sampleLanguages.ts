import type { DescribedBlock } from './description.ts';

/** The languages of the samples in a text, in order: `python async` counts as `python`. */
export function sampleLanguages(blocks: readonly DescribedBlock[] = []): string[] {
  const languages = blocks.flatMap(({ codeLang, children }) => [
    ...(codeLang ? codeLang.split(' ', 1) : []),
    ...sampleLanguages(children),
  ]);
  return [...new Set(languages)];
}

import type { Finding } from '../finding.ts';
import type { PagePair } from '../pairs.ts';

/** Where the description has a sample in a language, the page has one. */
export function* checkSamples({ expected, rendered, members }: PagePair): Generator<Finding> {
  if (expected.hasSample && rendered.samples === 0)
    yield { kind: 'class-sample', place: expected.name, detail: '' };
  for (const { expected: member, rendered: section } of members) {
    if (section && member.hasSample && section.samples === 0)
      yield { kind: 'member-sample', place: member.place, detail: '' };
  }
}

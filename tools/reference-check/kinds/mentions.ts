import { kebab } from '../expected/spelling.ts';
import type { Finding } from '../finding.ts';
import type { PagePair } from '../pairs.ts';

/** Methods that change a default must be named where the default is; a method is not described as an event. */
export function* checkMentions({ members }: PagePair): Generator<Finding> {
  const events = members
    .filter(({ expected }) => expected.kind === 'event')
    .flatMap(({ rendered }) => (rendered ? firstSentence(rendered.text) : []));
  for (const { expected, rendered, items } of members) {
    const sentence = rendered && firstSentence(rendered.text);
    if (expected.kind === 'method' && sentence && events.includes(sentence))
      yield { kind: 'text-of-event', place: expected.place, detail: sentence };
    for (const { expected: item, rendered: shown } of items) {
      if (!shown) continue;
      for (const mention of item.mentions.filter((name) => /\.setDefault\w*Timeout$/.test(name))) {
        if (!shown.links.some((link) => link.endsWith(`#${mentionId(mention)}`)))
          yield { kind: 'timeout-mention', place: item.place, detail: mention };
      }
      if (
        /"null"/.test(item.type ?? '') &&
        shown.codes.some((code) => /^(?:None|null)$/.test(code))
      )
        yield { kind: 'null-value', place: item.place, detail: '"null" is a value of its own' };
    }
  }
}

function mentionId(mention: string): string {
  return mention.split('.').map(kebab).join('-');
}

function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}

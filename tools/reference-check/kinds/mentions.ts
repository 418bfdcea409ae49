import { kebab } from '../expected/spelling.ts';
import type { Finding } from '../finding.ts';
import type { PagePair } from '../pairs.ts';
import type { Words } from '../page/renderedPage.ts';

/** What texts refer to; a method is not described as an event, and `"null"` is a value of its own. */
export function* checkMentions({ members }: PagePair): Generator<Finding> {
  const events = members
    .filter(({ expected }) => expected.kind === 'event')
    .flatMap(({ rendered }) => (rendered ? firstSentence(rendered.text) : []));
  for (const { expected, rendered, items } of members) {
    if (!rendered) continue;
    const sentence = firstSentence(rendered.text);
    if (expected.kind === 'method' && sentence !== '' && events.includes(sentence))
      yield { kind: 'text-of-event', place: expected.place, detail: sentence };
    yield* lostMentions(expected, rendered);
    for (const { expected: item, rendered: shown } of items) {
      if (!shown) continue;
      yield* lostMentions(item, shown);
      const isNull = shown.codes.some((code) => /^(?:None|null)$/.test(code));
      if (isNull && item.type?.includes('"null"'))
        yield { kind: 'null-value', place: item.place, detail: '"null" is a value of its own' };
    }
  }
}

/** Methods that change a default must be named where the default is; other references are a hint. */
function* lostMentions(
  { mentions, place }: { mentions: readonly string[]; place: string },
  { links }: Words,
): Generator<Finding> {
  for (const detail of mentions) {
    const id = mentionId(detail);
    if (place === detail || links.some((link) => link.endsWith(`#${id}`))) continue;
    const kind = /\.setDefault\w*Timeout$/.test(detail) ? 'timeout-mention' : 'mention';
    yield { kind, place, detail };
  }
}

/** `Page.goto` → `page-goto`, `Page#popup` → `page-event-popup`. */
function mentionId(mention: string): string {
  const [owner = '', name = ''] = mention.split(/[.#]/);
  return `${kebab(owner)}${mention.includes('#') ? '-event' : ''}-${kebab(name)}`;
}

function firstSentence(text: string): string {
  // Notes about browsers are the same in many places.
  return text.startsWith('Note ') ? '' : (/^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text);
}

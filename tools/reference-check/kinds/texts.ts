import type { Finding } from '../sortFindings.ts';
import type { PagePair } from '../pairs.ts';
import { flatten } from '../pairs.ts';
import type { Words } from '../page/renderedPage.ts';
import { kebab } from '../expected/spelling.ts';

/** Words that must be there, and signs that must not. */
export function* checkTexts({ expected, members, rendered }: PagePair): Generator<Finding> {
  yield* checkWords(rendered.words, `${expected.name} (class)`);
  for (const { expected: member, rendered: section, items } of members) {
    if (!section) continue;
    if (section.text === '') yield { kind: 'member-text-empty', place: member.place, detail: '' };
    yield* checkWords(section, member.place);
    for (const item of items) {
      if (!item.rendered) continue;
      const { place, position } = item.expected;
      const { text, fields } = item.rendered;
      if (text === '' && fields.length === 0)
        yield { kind: `${position}-text-empty`, place, detail: '' };
      yield* checkWords(item.rendered, place);
    }
    for (const { label, items: list } of section.lists) {
      for (const item of flatten(list)) {
        if (/^[a-z]/.test(item.text) && !item.codes.some((code) => item.text.startsWith(code)))
          yield {
            kind: 'text-lower-case',
            place: `${member.place} ${label} ${item.names.join(' ')}`,
            detail: item.text.slice(0, 40),
          };
      }
    }
  }
}

/** References that were not resolved keep their brackets. */
function* checkWords({ plain }: Words, place: string): Generator<Finding> {
  const raw = plain.match(/\[[^\][\s][^\][]*\](?:\([^)]*\)|\[[^\]]*\])?/g) ?? [];
  for (const detail of new Set(raw)) yield { kind: 'link-raw', place, detail };
  if (/\*\*|(?:^|\s)NOTE\b|DISCOURAGED/.test(plain))
    yield { kind: 'note-raw', place, detail: plain.slice(0, 60) };
}

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

/** Where the description has a sample in a language, the page has one. */
export function* checkSamples({ expected, rendered, members }: PagePair): Generator<Finding> {
  if (expected.hasSample && rendered.samples === 0)
    yield { kind: 'class-sample', place: expected.name, detail: '' };
  for (const { expected: member, rendered: section } of members) {
    if (section && member.hasSample && section.samples === 0)
      yield { kind: 'member-sample', place: member.place, detail: '' };
  }
}

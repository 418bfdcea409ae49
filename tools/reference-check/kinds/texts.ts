import type { Finding } from '../finding.ts';
import type { PagePair } from '../pairs.ts';
import { flatten } from '../pairs.ts';
import type { Words } from '../page/renderedPage.ts';

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

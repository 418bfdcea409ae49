import { capital } from '../expected/spelling.ts';
import type { Finding } from '../sortFindings.ts';
import type { ItemPair, MemberPair, PagePair } from '../pairs.ts';
import { bareName } from '../pairs.ts';
import type { RenderedMember } from '../page/renderedPage.ts';

/** Names as code writes them: of members and events, of arguments, options and fields. */
export function* checkNames({
  expected,
  members,
  rendered,
  language,
}: PagePair): Generator<Finding> {
  const ids = new Set(rendered.members.flatMap((member) => [member.id, ...member.aliases]));
  for (const pair of members) {
    if (!pair.rendered) continue;
    yield* checkMember(pair, pair.rendered);
    yield* checkOptionsClass(pair, expected.name, language);
    for (const item of pair.items) yield* checkItem(item, pair, language);
  }
  for (const { name, href } of rendered.index) {
    const target = rendered.members.find(({ id }) => `#${id}` === href);
    if (!ids.has(href.slice(1)))
      yield { kind: 'index', place: `${rendered.title} ${name}`, detail: `leads to ${href}` };
    else if (target && target.heading !== name)
      yield { kind: 'index', place: `${rendered.title} ${name}`, detail: `→ ${target.heading}` };
  }
}

function* checkMember({ expected }: MemberPair, { heading }: RenderedMember): Generator<Finding> {
  const { kind, place, name } = expected;
  if (headingNames(heading).includes(name)) return;
  yield {
    kind: kind === 'event' ? 'name-event' : 'name-member',
    place,
    detail: `${heading} → ${name}`,
  };
}

/** The setters of Java belong to a class, which the label must name. */
function* checkOptionsClass(
  { expected, rendered }: MemberPair,
  owner: string,
  language: string,
): Generator<Finding> {
  const list = rendered?.lists.find(({ label }) => label.startsWith('Options'));
  if (language !== 'java' || !list || expected.options.length === 0) return;
  const name = `${owner}.${capital(expected.name)}Options`;
  if (list.type !== name)
    yield { kind: 'options-class', place: expected.place, detail: `${list.type} → ${name}` };
}

/** `on('popup')` → `popup`; `test.describe.configure()` → also its end. */
function headingNames(heading: string): string[] {
  const subscribed = /^(?:\w+\.)?on\(['"](\w+)['"]\)$/.exec(heading)?.[1];
  const name = bareName(heading);
  return [
    subscribed ?? name,
    name.replace(/^\w+\./, ''),
    ...(/^\w+\(/.test(heading) ? ['(call)'] : []),
  ];
}

function* checkItem(
  { expected, rendered }: ItemPair,
  member: MemberPair,
  language: string,
): Generator<Finding> {
  if (!rendered) return;
  const { place, id, position, names, otherNames } = expected;
  const listed = member.items.flatMap((item) => item.rendered?.names ?? []).map(bareName);
  const strangers = member.strangers.flatMap((item) => item.names).map(bareName);
  const shown = [...rendered.names.map(bareName)];
  const all = [...shown, ...listed, ...strangers];
  const isOther = shown.some((name) => otherNames.includes(name));
  if (
    !isOther &&
    !(shown.some((name) => names.includes(name)) && names.every((name) => all.includes(name)))
  )
    yield {
      kind: `name-${language}-${position}`,
      place,
      detail: `${shown.join(' ')} → ${names.join(' ')}`,
    };
  const isTaken = member.items.some(
    (item) => item.expected !== expected && item.expected.id === id,
  );
  if (rendered.id !== id && !isTaken) yield { kind: 'id', place, detail: `${rendered.id} → ${id}` };
}

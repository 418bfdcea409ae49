import type { Finding } from '../sortFindings.ts';
import type { PagePair } from '../pairs.ts';
import { bareName } from '../pairs.ts';
import type { RenderedMember, RenderedPage } from '../page/renderedPage.ts';

/** The parts of a member in reading order; the words may stand on either side of the signature. */
const ORDER = ['text', 'sample', 'Arguments', 'Options', 'Returns'];

/** Labels that stand for what comes back, holds or is passed on. */
const RESULTS = ['Returns', 'Type', 'Event data'];

/** The order in which a page can be read and searched. */
export function* checkOrder(page: PagePair): Generator<Finding> {
  const { expected, rendered, members } = page;
  yield* checkIntro(rendered, expected.name);
  yield* checkHeadings(rendered, expected.name);
  yield* checkAlphabet(page, expected.name);
  for (const { expected: member, rendered: section } of members) {
    if (section) yield* checkParts(section, member.place);
  }
}

function* checkIntro({ intro }: RenderedPage, place: string): Generator<Finding> {
  const index = intro.indexOf('index');
  const isSplit = index >= 0 && intro.slice(index).some((part) => /^(?:text|sample)$/.test(part));
  if (isSplit) yield { kind: 'order-index', place, detail: intro.join(' ') };
}

function* checkHeadings({ members }: RenderedPage, place: string): Generator<Finding> {
  for (const [heading, sections] of groupBy(members, (member) => member.heading)) {
    if (sections.length > 1)
      yield { kind: 'same-heading', place, detail: `${heading} × ${sections.length}` };
  }
}

/** Members of one kind below one heading can be looked up; what is called itself comes first. */
function* checkAlphabet({ members, rendered }: PagePair, place: string): Generator<Finding> {
  const kinds = new Map(members.map((pair) => [pair.rendered, pair.expected]));
  const sections = rendered.members.filter((section) => kinds.get(section)?.name !== '(call)');
  const groups = groupBy(sections, (section) => `${section.group} ${kinds.get(section)?.kind}`);
  for (const [group, entries] of groups) {
    const names = entries.map(({ heading }) => sortKey(heading));
    const sorted = [...names].sort();
    const first = names.findIndex((name, at) => name !== sorted[at]);
    if (first >= 0)
      yield {
        kind: 'order-alphabet',
        place: `${place} ${group}`,
        detail: `${names[first]} → ${sorted[first]}`,
      };
  }
}

function sortKey(heading: string): string {
  const subscribed = /['"](\w+)['"]/.exec(heading)?.[1];
  return (subscribed ?? bareName(heading)).toLowerCase();
}

function* checkParts({ parts, lists, result }: RenderedMember, place: string): Generator<Finding> {
  const known = parts
    .map((part) => (RESULTS.some((word) => part.startsWith(word)) ? 'Returns' : firstWord(part)))
    .filter((part) => ORDER.includes(part));
  const firsts = ORDER.map((part) => known.indexOf(part)).filter((at) => at >= 0);
  const isOrdered = firsts.every((at, index) => index === 0 || at > (firsts[index - 1] ?? 0));
  const isBroken = known.lastIndexOf('text') > (firsts.at(-1) ?? 0) && lists.length > 0;
  if (!isOrdered || isBroken) yield { kind: 'order-parts', place, detail: parts.join(' ') };
  const properties = parts.indexOf('Properties');
  const type = parts.findIndex((part) => RESULTS.some((word) => part.startsWith(word)));
  if (result && properties >= 0 && properties < type)
    yield { kind: 'order-fields', place, detail: parts.join(' ') };
}

/** `Options (Page.NavigateOptions)` → `Options`. */
function firstWord(label: string): string {
  return label.split(' ', 1)[0] ?? label;
}

function groupBy<T>(things: readonly T[], keyOf: (thing: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    groups.set(key, [...(groups.get(key) ?? []), thing]);
  }
  return groups;
}

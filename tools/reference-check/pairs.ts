import type { ExpectedClass, ExpectedItem, ExpectedMember } from './expected/expected.ts';
import type { RenderedItem, RenderedMember, RenderedPage } from './page/renderedPage.ts';
import type { Language, Truth } from './truth/truth.ts';

/** A page beside what it must show; `undefined` stands for what one side lacks. */
export interface PagePair {
  language: Language;
  truth: Truth;
  /** Names of Node.js that the language cannot write. */
  foreign: ReadonlySet<string>;
  expected: ExpectedClass;
  rendered: RenderedPage;
  members: MemberPair[];
  /** Members that the language does not have. */
  strangers: RenderedMember[];
}

export interface MemberPair {
  expected: ExpectedMember;
  rendered: RenderedMember | undefined;
  items: ItemPair[];
  /** Arguments, options and fields that the language does not have. */
  strangers: RenderedItem[];
}

export interface ItemPair {
  expected: ExpectedItem;
  rendered: RenderedItem | undefined;
  /** Whether what it is a field of is shown. */
  isParentShown: boolean;
  /** The type that it is a field of. */
  parentType: string;
}

export function pairPage(
  expected: ExpectedClass,
  rendered: RenderedPage,
  where: Pick<PagePair, 'language' | 'truth' | 'foreign'>,
): PagePair {
  const byId = new Map(
    rendered.members.flatMap((member) =>
      [member.id, ...member.aliases].map((id) => [id, member] as const),
    ),
  );
  const members = expected.members.map((member) => pairMember(member, byId.get(member.id)));
  const found = new Set(members.map((pair) => pair.rendered));
  const strangers = rendered.members.filter((member) => !found.has(member));
  const { language, truth, foreign } = where;
  return { language, truth, foreign, expected, rendered, members, strangers };
}

function pairMember(expected: ExpectedMember, rendered: RenderedMember | undefined): MemberPair {
  const shown = (rendered?.lists ?? []).flatMap(({ items }) => items);
  const top = [...expected.args, ...expected.options, ...expected.fields];
  const parent = { isShown: true, type: rendered?.result?.type ?? '' };
  const items = rendered ? pairItems(top, shown, parent) : [];
  const found = new Set(items.map((pair) => pair.rendered));
  const names = new Set(items.flatMap((pair) => pair.expected.names));
  const strangers = flatten(shown).filter(
    (item) => !found.has(item) && !item.names.every((name) => names.has(bareName(name))),
  );
  return { expected, rendered, items, strangers };
}

/** By id; where sections of overloads are joined, by name. An argument and an option may share both. */
function pairItems(
  expected: readonly ExpectedItem[],
  shown: readonly RenderedItem[],
  parent: { isShown: boolean; type: string },
): ItemPair[] {
  const taken = new Set<RenderedItem>();
  return expected.flatMap((item) => {
    const free = shown.filter((one) => !taken.has(one));
    const rendered =
      free.find(({ id }) => id === item.id) ??
      free.find(({ names }) => names.some((name) => isNameOf(bareName(name), item)));
    if (rendered) taken.add(rendered);
    return [
      { expected: item, rendered, isParentShown: parent.isShown, parentType: parent.type },
      ...pairItems(item.fields, rendered?.fields ?? [], {
        isShown: rendered !== undefined,
        type: rendered?.type ?? '',
      }),
    ];
  });
}

function isNameOf(name: string, { names, otherNames }: ExpectedItem): boolean {
  return names.includes(name) || otherNames.includes(name);
}

/** `setTimeout(double)` → `setTimeout`, `...pathSegments` → `pathSegments`. */
export function bareName(name: string): string {
  return name.replace(/^\.{3}|\(.*$/gs, '').trim();
}

export function flatten(items: readonly RenderedItem[]): RenderedItem[] {
  return items.flatMap((item) => [item, ...flatten(item.fields)]);
}

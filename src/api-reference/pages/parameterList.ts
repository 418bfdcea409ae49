import type { Element } from 'hast';
import type { BlockContent, Emphasis, List, ListItem, PhrasingContent } from 'mdast';
import { memberKey } from '#api-reference/apiVersion.ts';
import type { EnumFacts, ParameterFacts, PlacedParameter, Printed } from '#api-reference/facts.ts';
import { placed, plainCode, spelledName } from '#api-reference/facts.ts';
import { sinceMark } from '#model/myRelease.ts';
import { element } from '#tree/element.ts';
import { hashLink } from '#tree/hashLink.ts';
import { code, markup, paragraph, text } from '#tree/markdownNodes.ts';
import { withValuesOf } from './codeNames.ts';
import { describe } from './comment.ts';
import { longLists, MOST_SHOWN, shortened } from './longUnions.ts';
import { capitalized } from './nodes.ts';
import { FAMILIES_FILE, familyWords } from './optionFamilies.ts';
import { blocksIn, type MemberContext, typeElements } from './pageContext.ts';

/** Arguments, options or fields one below the other, those of nested objects inside; no list without any. */
export function parameterList(
  parameters: readonly ParameterFacts[] | undefined,
  context: MemberContext,
  whole: { anchor: string; path?: string } = context.member,
): List[] {
  const children = placed(parameters, whole).map((part) => parameterItem(part, context));
  return children.length > 0 ? [{ type: 'list', spread: false, children }] : [];
}

function parameterItem(part: PlacedParameter, context: MemberContext): ListItem {
  const { parameter, anchor: id } = part;
  const { standard, words } = takeDefault(wordsFor(part, context));
  const [first, ...rest] = words.length === 1 ? words.map(withPeriod) : words;
  const isSentence = first?.type === 'paragraph';
  const head = parameterHead(part, context, standard);
  return {
    type: 'listItem',
    spread: false,
    data: { hProperties: { id, ...sinceMark(parameter) } },
    children: [
      paragraph([...head, ...(isSentence ? [text(' '), ...capitalized(first.children)] : [])]),
      ...foldedValues(parameter.type, parameter.enums),
      ...(first && !isSentence ? [first] : []),
      ...rest,
      ...parameterList(parameter.fields, context, part),
    ],
  };
}

/**
 * What is said of an argument, option or field: what we wrote about it, the words of its family where the
 * declarations have none for this form of it, or else the declarations; and why it is deprecated.
 */
export function wordsFor(part: PlacedParameter, context: MemberContext): BlockContent[] {
  const { comment, deprecation } = part.parameter;
  const words = withValuesOf(context.words, part.parameter);
  const ours = ownWords(part, { ...context, words });
  // The same words are not said twice.
  const reason = deprecation === comment && ours.length === 0 ? undefined : deprecation;
  return [
    ...(ours.length > 0 ? ours : describe(comment, context, { words })),
    ...describe(reason, context, { words }),
  ];
}

function ownWords({ parameter, path }: PlacedParameter, context: MemberContext): BlockContent[] {
  const { owner, member, added, families, edition, words, report } = context;
  // Texts of options are made of blocks.
  const own = blocksIn(added?.options.get(path), context, words) as BlockContent[];
  // The declarations speak of Node.js.
  const isDeclared = !parameter.own && Boolean(parameter.comment ?? parameter.deprecation);
  if (own.length > 0 || isDeclared) return own;
  const key = memberKey(member);
  const shared = blocksIn(familyWords(families, `${owner.name}.${key}`, path), context, words);
  if (shared.length === 0) {
    report(added?.heading ?? 1, {
      what: `"${path}" of ${owner.name}.${key} has no text in the edition "${edition.id}".`,
      fix: `Write "- \`${path}\`: …" below "## ${key}", or name the member in a family of ${FAMILIES_FILE}.`,
    });
  }
  return shared as BlockContent[];
}

/** The declarations leave it out after a few words, such as "File name". */
function withPeriod(block: BlockContent): BlockContent {
  const last = block.type === 'paragraph' ? block.children.at(-1) : undefined;
  if (block.type !== 'paragraph' || last?.type !== 'text' || !/[\w)]$/.test(last.value))
    return block;
  return { ...block, children: [...block.children, text('.')] };
}

/** What stands before the words on a parameter: names, types, and what is to be known of it at a glance. */
function parameterHead(
  { parameter, anchor }: PlacedParameter,
  context: MemberContext,
  standard: string | undefined,
): PhrasingContent[] {
  const { enums, optional, since, derived, deprecated } = parameter;
  const name = `${parameter.rest ? '...' : ''}${spelledName(parameter)}`;
  const forms = Object.entries(parameter.forms ?? { [name]: parameter.type ?? '' });
  const former = formerAnchor(anchor);
  const notes = [
    ...(deprecated ? ['Deprecated'] : []),
    ...(optional ? ['Optional'] : []),
    ...(standard === undefined ? [] : [`Default: ${standard}`]),
    ...(since === undefined ? [] : [`Added in ${since}`]),
    ...(derived ? ['Derived from the other languages'] : []),
  ];
  const note = element('span', { className: ['note'] }, [notes.join(' · ')]);
  return [
    ...forms.flatMap(([form, type], index) => {
      const [shown, plain] = typeForms(type, enums, context);
      const lineBreak = markup(element('br', {}), [text(', ')]);
      return [...(index === 0 ? [] : [lineBreak]), code(form), text(' '), markup(shown, [plain])];
    }),
    ...(notes.length === 0 ? [] : [text(' '), markup(note, [text(`${notes.join('. ')}.`)])]),
    // The twin needs no anchors.
    markup(hashLink(anchor, forms[0]?.[0] ?? '')),
    ...(former === undefined ? [] : [markup(element('span', { id: former }))]),
  ];
}

/** A type as the page and the twin show it: ` { LEFT, MIDDLE, RIGHT }` follows an enumeration with constants. */
export function typeForms(
  type: Printed,
  enums: readonly EnumFacts[] = [],
  context: MemberContext,
): [shown: Element, plain: Emphasis] {
  const constants = enums
    .filter(({ constants: all = [] }) => all.length > 0 && all.length <= MOST_SHOWN)
    .map(({ constants: all = [] }) => ` { ${all.join(', ')} }`);
  const printed = shortened(type) + constants.join('');
  return [
    element('span', { className: ['type'] }, typeElements(printed, context)),
    { type: 'emphasis', children: [text(plainCode(printed))] },
  ];
}

/** What an anchor was before numbers were set apart from words: `page-wait-for-event2`. */
export function formerAnchor(anchor: string): string | undefined {
  const former = anchor.replace(/(?<=-wait-for-event)-(?=2)/, '');
  return former === anchor ? undefined : former;
}

/** Long lists of constants or values, to be unfolded. */
export function foldedValues(
  type: Printed | undefined,
  enums?: readonly EnumFacts[],
): BlockContent[] {
  return longLists(type, enums).map(({ title, values }) => {
    const list = values.join(', ');
    const body = element('p', { className: ['type'] }, [list]);
    const details = [element('summary', {}, [title]), ' ', body];
    return markup(element('details', { className: ['values'] }, details), [
      paragraph([text(`${title}: ${list}`)]),
    ]);
  });
}

/**
 * Takes "Defaults to `0`." out of the words, as it stands beside the type; what says more than the value, or says it in
 * another sentence, stays.
 */
export function takeDefault(blocks: readonly BlockContent[]): {
  standard?: string;
  words: BlockContent[];
} {
  for (const [at, block] of blocks.entries()) {
    const taken = block.type === 'paragraph' ? defaultIn(block.children) : undefined;
    if (!taken || block.type !== 'paragraph') continue;
    const { standard, rest } = taken;
    const left = rest.length === 0 ? [] : [{ ...block, children: rest }];
    return { standard, words: [...blocks.slice(0, at), ...left, ...blocks.slice(at + 1)] };
  }
  return { words: [...blocks] };
}

const SENTENCE = /(?<=^|[.!?]\s+)Defaults to $/;
/** What may follow the value: `30000` (30 seconds). */
const END = /^( \([^().]*\))?(?:\.\s*|$)/;
const BARE = /(?<=^|[.!?]\s+)Defaults to (\w+)\.\s*/;

function defaultIn(children: readonly PhrasingContent[]) {
  for (const [index, node] of children.entries()) {
    if (node.type !== 'text') continue;
    const [, bare] = BARE.exec(node.value) ?? [];
    const [value, after = text('')] = children.slice(index + 1);
    const end = SENTENCE.test(node.value) && after.type === 'text' && END.exec(after.value);
    if (bare !== undefined) {
      const left = text(node.value.replace(BARE, ''));
      return { standard: bare, rest: trimmed(children.with(index, left)) };
    }
    if (!end || value?.type !== 'inlineCode') continue;
    const before = text(node.value.replace(SENTENCE, ''));
    const left = text(after.value.slice(end[0].length));
    const rest = [...children.slice(0, index), before, left, ...children.slice(index + 3)];
    return { standard: `${value.value}${end[1] ?? ''}`, rest: trimmed(rest) };
  }
  return undefined;
}

/** Without empty texts, and without the space that a sentence has left at the end. */
function trimmed(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  const kept = nodes.filter((node) => node.type !== 'text' || node.value !== '');
  const last = kept.at(-1);
  return last?.type === 'text' ? [...kept.slice(0, -1), text(last.value.trimEnd())] : kept;
}

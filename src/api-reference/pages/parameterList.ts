import type { Element } from 'hast';
import type { BlockContent, Emphasis, List, ListItem, PhrasingContent } from 'mdast';
import { memberKey } from '#api-reference/apiVersion.ts';
import type { EnumFacts, ParameterFacts, PlacedParameter, Printed } from '#api-reference/facts.ts';
import { placed, plainCode, spelledName } from '#api-reference/facts.ts';
import { element } from '#tree/element.ts';
import { hashLink } from '#tree/hashLink.ts';
import { code, paragraph, text } from '#tree/markdownNodes.ts';
import { withValuesOf } from './codeNames.ts';
import { describe } from './comment.ts';
import { capitalized, markup } from './nodes.ts';
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
  const words = wordsFor(part, context);
  const [first, ...rest] = words.length === 1 ? words.map(withPeriod) : words;
  const isSentence = first?.type === 'paragraph';
  const head = parameterHead(part, context, optionDefault(words));
  return {
    type: 'listItem',
    spread: false,
    data: { hProperties: { id } },
    children: [
      paragraph([...head, ...(isSentence ? [text(' '), ...capitalized(first.children)] : [])]),
      ...foldedConstants(parameter.enums),
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

/** What stands before the words on a parameter: names, types and what wide screens show in columns. */
function parameterHead(
  { parameter, anchor }: PlacedParameter,
  context: MemberContext,
  standard: string | undefined,
): PhrasingContent[] {
  const { enums, optional, since, derived, deprecated } = parameter;
  const name = `${parameter.rest ? '...' : ''}${spelledName(parameter)}`;
  const forms = Object.entries(parameter.forms ?? { [name]: parameter.type ?? '' });
  const former = formerAnchor(anchor);
  return [
    ...forms.flatMap(([form, type], index) => {
      const [shown, plain] = typeForms(type, enums, context);
      const lineBreak = markup(element('br', {}), [text(', ')]);
      return [...(index === 0 ? [] : [lineBreak]), code(form), text(' '), markup(shown, [plain])];
    }),
    ...(optional ? [text(' (optional)')] : []),
    ...(since === undefined
      ? []
      : [text(' '), column('since', `Added in ${since}.`, [text(`Added in ${since}.`)])]),
    ...(derived ? [text(' Derived from the other languages.')] : []),
    // It is in the words, too.
    ...(standard === undefined ? [] : [column('default', ` Default: ${standard}`, [])]),
    ...(deprecated ? [text(' Deprecated.')] : []),
    // The twin needs no anchors.
    markup(hashLink(anchor, forms[0]?.[0] ?? ''), []),
    ...(former === undefined ? [] : [markup(element('span', { id: former }), [])]),
  ];
}

/** What wide screens show in a column. */
function column(name: string, words: string, plain: PhrasingContent[]): PhrasingContent {
  return markup(element('span', { className: [name] }, [words]), plain);
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
  const printed = type + constants.join('');
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

/** More constants than this are folded: `AriaRole` has over eighty. */
const MOST_SHOWN = 10;

/** Long lists of constants, to be unfolded. */
export function foldedConstants(enums: readonly EnumFacts[] = []): BlockContent[] {
  return enums.flatMap(({ name, constants = [] }) => {
    if (constants.length <= MOST_SHOWN) return [];
    const list = constants.join(', ');
    const summary = element('summary', {}, [`${constants.length} constants of ${name}`]);
    const body = element('p', { className: ['type'] }, [list]);
    return markup(element('details', { className: ['constants'] }, [summary, ' ', body]), [
      paragraph([text(`${name} { ${list} }`)]),
    ]);
  });
}

/** The value in "Defaults to `0`."; none where the text goes on with a condition. */
export function optionDefault(blocks: readonly BlockContent[]): string | undefined {
  for (const block of blocks) {
    if (block.type !== 'paragraph') continue;
    const { children } = block;
    for (const [index, node] of children.entries()) {
      if (node.type === 'inlineCode' && leads(children[index - 1]) && ends(children[index + 1]))
        return node.value;
      const bare =
        node.type === 'text' && /\bdefaults to (true|false)(?=[.,;]|$)/i.exec(node.value);
      if (bare) return bare[1];
    }
  }
  return undefined;
}

function leads(before: PhrasingContent | undefined): boolean {
  return before?.type === 'text' && /\bdefaults to\s$/i.test(before.value);
}

function ends(after: PhrasingContent | undefined): boolean {
  return after === undefined || (after.type === 'text' && /^\s*[.,;(-]/.test(after.value));
}

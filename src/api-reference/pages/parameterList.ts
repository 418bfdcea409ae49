import type { BlockContent, List, ListItem, PhrasingContent } from 'mdast';
import type { EnumFacts, ParameterFacts, Printed } from '#api-reference/facts.ts';
import { anchorIn, plainCode, spelledName } from '#api-reference/facts.ts';
import { element } from '#tree/element.ts';
import { hashLink } from '#tree/hashLink.ts';
import { code, paragraph, text } from '#tree/markdownNodes.ts';
import { markup, typeElements } from './nodes.ts';
import { wordsFor } from './pageContext.ts';
import type { MemberContext } from './pageContext.ts';

/** What the items of a list belong to: a member, or a parameter of it. */
interface Whole {
  anchor: string;
  /** From the member down to the parameter. */
  path: readonly string[];
}

/** Arguments, options or fields one below the other, those of nested objects inside. */
export function parameterList(
  parameters: readonly ParameterFacts[] = [],
  context: MemberContext,
  whole: Whole = { anchor: context.member.anchor, path: [] },
): List | undefined {
  const children = parameters.map((parameter) =>
    parameterItem(parameter, context, {
      anchor: anchorIn(whole.anchor, parameter),
      path: [...whole.path, parameter.name],
    }),
  );
  return children.length > 0 ? { type: 'list', spread: false, children } : undefined;
}

function parameterItem(parameter: ParameterFacts, context: MemberContext, own: Whole): ListItem {
  const words = wordsFor(parameter, own.path, context);
  const [first, ...rest] = words.length === 1 ? words.map(withPeriod) : words;
  const isSentence = first?.type === 'paragraph';
  const head = parameterHead(parameter, context, { anchor: own.anchor, words });
  const nested = parameterList(parameter.fields, context, own);
  return {
    type: 'listItem',
    spread: false,
    data: { hProperties: { id: own.anchor } },
    children: [
      paragraph([...head, ...(isSentence ? [text(' '), ...capitalized(first.children)] : [])]),
      ...foldedConstants(parameter.enums),
      ...(first && !isSentence ? [first] : []),
      ...rest,
      ...(nested ? [nested] : []),
    ],
  };
}

/** The declarations leave it out after a few words, such as "File name". */
function withPeriod(block: BlockContent): BlockContent {
  const last = block.type === 'paragraph' ? block.children.at(-1) : undefined;
  if (block.type !== 'paragraph' || last?.type !== 'text' || !/[\w)]$/.test(last.value))
    return block;
  return { ...block, children: [...block.children, text('.')] };
}

/** All sentences begin with a capital letter. */
function capitalized([first, ...rest]: readonly PhrasingContent[]): PhrasingContent[] {
  if (first?.type !== 'text') return first ? [first, ...rest] : [];
  const value = first.value.trimStart();
  return [{ ...first, value: value.charAt(0).toUpperCase() + value.slice(1) }, ...rest];
}

/** What stands before the words on a parameter: names, types and what wide screens show in columns. */
function parameterHead(
  parameter: ParameterFacts,
  { hrefOf }: MemberContext,
  { anchor, words }: { anchor: string; words: readonly BlockContent[] },
): PhrasingContent[] {
  const name = `${parameter.rest ? '...' : ''}${spelledName(parameter)}`;
  const forms = Object.entries(parameter.forms ?? { [name]: parameter.type ?? '' });
  const constants = shownConstants(parameter.enums);
  return [
    ...forms.flatMap(([form, type], index) => [
      ...(index === 0 ? [] : [markup(element('br', {}), [text(', ')])]),
      code(form),
      text(' '),
      typeSpan(type + constants, hrefOf),
    ]),
    ...columns(parameter, optionDefault(words)),
    ...(parameter.deprecated ? [text(' Deprecated.')] : []),
    ...anchorLinks(anchor, forms[0]?.[0] ?? ''),
  ];
}

/** A type, as it is written. */
function typeSpan(type: Printed, hrefOf: MemberContext['hrefOf']): PhrasingContent {
  const span = element('span', { className: ['type'] }, typeElements(type, hrefOf));
  return markup(span, [{ type: 'emphasis', children: [text(plainCode(type))] }]);
}

/** What wide screens show in columns; the default is in the words, too. */
function columns(
  { optional, since, derived }: ParameterFacts,
  standard: string | undefined,
): PhrasingContent[] {
  const added = `Added in ${since}.`;
  return [
    ...(optional ? [text(' (optional)')] : []),
    ...(since === undefined ? [] : [text(' '), column('since', added, [text(added)])]),
    ...(derived ? [text(' Derived from the other languages.')] : []),
    ...(standard === undefined ? [] : [column('default', ` Default: ${standard}`, [])]),
  ];
}

function column(name: string, words: string, plain: PhrasingContent[]): PhrasingContent {
  return markup(element('span', { className: [name] }, [words]), plain);
}

/** A link to a parameter itself, and its former anchor; the twin needs neither. */
function anchorLinks(id: string, name: string): PhrasingContent[] {
  const former = formerAnchor(id);
  return [
    markup(hashLink(id, name), []),
    ...(former === undefined ? [] : [markup(element('span', { id: former }), [])]),
  ];
}

/** What an anchor was before numbers were set apart from words: `page-wait-for-event2`. */
export function formerAnchor(anchor: string): string | undefined {
  const former = anchor.replace(/(?<=-wait-for-event)-(?=2)/, '');
  return former === anchor ? undefined : former;
}

/** More constants than this are folded: `AriaRole` has over eighty. */
const MOST_SHOWN = 10;

/** The constants behind an enumeration, where it has such: ` { LEFT, MIDDLE, RIGHT }`. */
export function shownConstants(enums: readonly EnumFacts[] = []): string {
  return enums
    .flatMap(({ constants = [] }) => (isShort(constants) ? ` { ${constants.join(', ')} }` : []))
    .join('');
}

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

function isShort(constants: readonly string[]): boolean {
  return constants.length > 0 && constants.length <= MOST_SHOWN;
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

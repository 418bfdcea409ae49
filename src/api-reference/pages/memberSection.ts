import type { BlockContent } from 'mdast';
import type { OtherLanguage } from '#features/generated.ts';
import { languageNames as names, otherLanguages } from '#features/generated.ts';
import { usedInMark } from '#pipeline/usedIn.ts';
import { element } from '#tree/element.ts';
import { bold, code, paragraph, text } from '#tree/markdownNodes.ts';
import type { Section } from '#tree/nodes.ts';
import type { ApiLanguage, MemberFacts, Printed } from '#api-reference/facts.ts';
import { plainCode } from '#api-reference/facts.ts';
import { heading, markup, typeElements, plainText } from './nodes.ts';
import type { MemberContext } from './pageContext.ts';
import { blocksIn, describe } from './pageContext.ts';
import { foldedConstants, formerAnchor, parameterList, shownConstants } from './parameterList.ts';

const FENCES: Record<ApiLanguage, string> = {
  js: 'ts',
  python: 'python',
  java: 'java',
  csharp: 'csharp',
};

const RESULTS = { event: 'Event data', method: 'Returns', property: 'Type' };

export interface Surroundings {
  /** Whether the released version lacks it. */
  isNew: boolean;
  /** The same member in the other editions. */
  elsewhere: readonly OtherLanguage[];
}

/** One member of a class: what it is, signature, samples, arguments, options, result, guides. */
export function memberSection(context: MemberContext, { isNew, elsewhere }: Surroundings): Section {
  const { member } = context;
  const { anchor: id, alias } = member;
  const aliases = [alias, formerAnchor(id)].filter((other) => other !== undefined);
  const [lead, rest] = splitLead(description(context));
  const links = otherLanguages(elsewhere);
  return {
    type: 'section',
    className: names.member,
    children: [
      heading(3, [code(member.heading)], { id, aliases }),
      meta(member, isNew),
      ...deprecation(context),
      ...lead,
      signature(context),
      ...rest,
      ...parameters(context),
      ...result(context),
      usedInMark(id),
      ...(links ? [markup(links, [])] : []),
    ],
  };
}

/** Our own text, where there is one, or else a comment of the declarations. */
function description(context: MemberContext): BlockContent[] {
  const { member, added, words } = context;
  const own = blocksIn(added?.content, context, words);
  // Blocks of a page, as the parser of our content makes them.
  if (!own.every(({ type }) => type === 'samples')) return own as BlockContent[];
  const { oppositeOf } = member;
  const before = oppositeOf === undefined ? '' : `The opposite of \`${oppositeOf}\`.\n\n`;
  return describe(member.comment, context, { before, samples: own, words });
}

/** What stands before the signature: a first paragraph, with the list that it leads to. */
function splitLead(blocks: BlockContent[]): [lead: BlockContent[], rest: BlockContent[]] {
  const [first, second] = blocks;
  if (first?.type !== 'paragraph') return [[], blocks];
  const isOpen = second?.type === 'list' && plainText(first).endsWith(':');
  const length = isOpen ? 2 : 1;
  return [blocks.slice(0, length), blocks.slice(length)];
}

function meta({ since, discouraged, derived }: MemberFacts, isNew: boolean): BlockContent {
  const words = [
    ...(since === undefined ? [] : [`Added in ${since}`]),
    ...(isNew ? ['New in next'] : []),
    ...(discouraged ? ['Discouraged'] : []),
    ...(derived ? ['Derived from the other languages'] : []),
  ];
  const spans = words.map((word) => element('span', {}, [word]));
  return markup(element('p', { className: ['member-meta'] }, spans), [
    paragraph([text(`${words.join('. ')}.`)]),
  ]);
}

function deprecation(context: MemberContext): BlockContent[] {
  const { member, added, words } = context;
  if (!member.deprecated && member.deprecation === undefined) return [];
  const body = member.deprecation
    ? describe(member.deprecation, context, { words })
    : // Blocks of a page, as the parser of our content makes them.
      (blocksIn(added?.deprecated, context, words) as BlockContent[]);
  const title = paragraph([text('Deprecated')]);
  title.data = { directiveLabel: true };
  return [
    { type: 'containerDirective', name: 'warning', attributes: {}, children: [title, ...body] },
  ];
}

function signature({ member, language, hrefOf }: MemberContext): BlockContent {
  const printed = member.signatures.map(wrapSignature).join('\n');
  const lines = element('code', {}, typeElements(printed, hrefOf));
  return markup(element('pre', { className: [names.signature], tabIndex: 0 }, [lines]), [
    { type: 'code', lang: FENCES[language], value: plainCode(printed) },
  ]);
}

/** What a member takes: its arguments and its options. */
function parameters(context: MemberContext): BlockContent[] {
  const { args, options, optionsClass } = context.member;
  const taken = parameterList(args, context);
  const chosen = parameterList(options, context);
  return [
    ...(taken ? [label('Arguments'), taken] : []),
    ...(chosen ? [label('Options', optionsClass), chosen] : []),
  ];
}

/** `Options`, in languages with a class for them followed by its name. */
function label(words: string, typeName?: string): BlockContent {
  const name =
    typeName === undefined ? [] : [' ', element('span', { className: ['type'] }, [typeName])];
  return markup(element('p', { className: ['member-label'] }, [words, ...name]), [
    bold([text(words)]),
  ]);
}

/** The type of what comes back, with the fields of an object below it. */
function result(context: MemberContext): BlockContent[] {
  const { member, hrefOf } = context;
  const { returns, kind, anchor } = member;
  if (!returns) return [];
  const id = `${anchor}-return`;
  const former = formerAnchor(id);
  const title = RESULTS[kind];
  const shown = returns.type + shownConstants(returns.enums);
  const fields = parameterList(member.fields, context);
  return [
    markup(
      element('p', { className: ['member-label'], id }, [
        title,
        ' ',
        element('span', { className: ['type'] }, typeElements(shown, hrefOf)),
        ...(former === undefined ? [] : [element('span', { id: former })]),
      ]),
      [
        paragraph([
          { type: 'strong', children: [text(title)] },
          text(' '),
          { type: 'emphasis', children: [text(plainCode(shown))] },
        ]),
      ],
    ),
    ...foldedConstants(returns.enums),
    ...(fields ? [fields] : []),
  ];
}

/** What fits on one line beside the contents list. */
const LINE = 72;

/** Puts each parameter of a long signature on a line of its own. */
export function wrapSignature(printed: Printed): Printed {
  if (plainCode(printed).length <= LINE) return printed;
  let depth = 0;
  let isInParameters = false;
  let text = '';
  let before = '';
  for (const character of printed) {
    const isOpening = '([{<'.includes(character);
    // The arrow of `=>` and `->` closes nothing.
    const isArrow = character === '>' && /[=-]/.test(before);
    const isClosing = ')]}>'.includes(character) && !isArrow;
    if (isClosing) depth -= 1;
    if (isClosing && depth === 0 && character === ')') text += '\n';
    text += character;
    if (isOpening) depth += 1;
    // `<T, TResult>` before the parameters stays together.
    if (isOpening && depth === 1) isInParameters = character === '(';
    if (isOpening && depth === 1 && isInParameters) text += '\n  ';
    if (character === ',' && depth === 1 && isInParameters) text += '\n ';
    before = character;
  }
  return text;
}

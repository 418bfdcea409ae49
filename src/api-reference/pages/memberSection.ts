import type { BlockContent } from 'mdast';
import * as names from '#features/other-languages/names.ts';
import type { OtherLanguage } from '#features/other-languages/render.ts';
import { element } from '#tree/element.ts';
import type { Section } from '#tree/nodes.ts';
import { formerAnchor, memberAnchor } from '#api-reference/anchors.ts';
import type { ApiClass, ApiLanguage, ApiMember } from '#api-reference/apiFacts.ts';
import type { DeclaredMember } from '#api-reference/declarations/declaredClass.ts';
import { returnedFields } from '#api-reference/declarations/returnedFields.ts';
import { partsText } from '#api-reference/types/typePart.ts';
import { signaturesOf } from '#api-reference/types/signaturesOf.ts';
import { blocksIn } from './blocksIn.ts';
import { withValuesOf } from './codeNames.ts';
import type { CommentParts } from './comment.ts';
import { elsewhereLinks } from './memberElsewhere.ts';
import { memberHeading } from './memberHeading.ts';
import { parameters, result } from './memberParameters.ts';
import { usedInMark } from '#pipeline/usedIn.ts';
import { code, paragraph, text } from '#tree/markdownNodes.ts';
import { heading, markup, typeElements } from './nodes.ts';
import { plainText } from './plainText.ts';
import type { OptionContext } from './optionContext.ts';
import type { WordsContext } from './ownWords.ts';
import { wordsFor } from './ownWords.ts';
import { wrapSignature } from './wrapSignature.ts';

export interface MemberContext extends WordsContext {
  language: ApiLanguage;
  hrefOf: (className: string) => string | undefined;
  describe: (comment: string, parts?: CommentParts) => BlockContent[];
  /** What the declarations say of it; absent where Node.js lacks it. */
  declared: DeclaredMember | undefined;
  /** The text where we have not written one. */
  comment: string;
  /** A second anchor, by the name that the edition gives it. */
  alias: string | undefined;
  /** Whether the released version lacks it. */
  isNew: boolean;
  /** The same member in the other editions. */
  elsewhere: readonly OtherLanguage[];
}

const FENCES: Record<ApiLanguage, string> = {
  js: 'ts',
  python: 'python',
  java: 'java',
  csharp: 'csharp',
};

/** One member of a class: what it is, signature, samples, arguments, options, result, guides. */
export function memberSection(owner: ApiClass, member: ApiMember, context: MemberContext): Section {
  const { language, declared } = context;
  const id = memberAnchor(owner, member);
  const former = formerAnchor(id);
  const aliases = [context.alias, former].filter((alias) => alias !== undefined);
  const options: OptionContext = {
    ...context,
    owner,
    member,
    words: wordsFor(owner, member, context),
    describe: (comment, parameter) =>
      context.describe(comment, { words: withValuesOf(context.codeWords, parameter, language) }),
  };
  const [lead, rest] = splitLead(description(context));
  return {
    type: 'section',
    className: names.member,
    children: [
      heading(3, [code(memberHeading(owner, member, language))], { id, aliases }),
      meta(member, context),
      ...deprecation(member, context),
      ...lead,
      signature(owner, member, context),
      ...rest,
      ...parameters(options, declared),
      ...result(options, declared ? returnedFields(declared) : []),
      usedInMark(id),
      ...elsewhereLinks(context.elsewhere),
    ],
  };
}

/** Our own text, where there is one, or else a comment of the declarations. */
function description({
  comment,
  added,
  describe,
  codeWords,
  where,
}: MemberContext): BlockContent[] {
  const own = blocksIn(added?.content ?? [], where, codeWords);
  return own.every(({ type }) => type === 'samples')
    ? describe(comment, { samples: own, words: codeWords })
    : // Blocks of a page, as the parser of our content makes them.
      (own as BlockContent[]);
}

/** What stands before the signature: a first paragraph, with the list that it leads to. */
function splitLead(blocks: BlockContent[]): [lead: BlockContent[], rest: BlockContent[]] {
  const [first, second] = blocks;
  if (first?.type !== 'paragraph') return [[], blocks];
  const isOpen = second?.type === 'list' && plainText(first).endsWith(':');
  const length = isOpen ? 2 : 1;
  return [blocks.slice(0, length), blocks.slice(length)];
}

function meta(member: ApiMember, { isNew, language }: MemberContext): BlockContent {
  const words = [
    ...(member.since === undefined ? [] : [`Added in ${member.since}`]),
    ...(isNew ? ['New in next'] : []),
    ...(member.discouraged ? ['Discouraged'] : []),
    ...(member.langs?.derived?.includes(language) ? ['Derived from the other languages'] : []),
  ];
  const spans = words.map((word) => element('span', {}, [word]));
  return markup(element('p', { className: ['member-meta'] }, spans), [
    paragraph([text(`${words.join('. ')}.`)]),
  ]);
}

function signature(owner: ApiClass, member: ApiMember, context: MemberContext): BlockContent {
  const { language, hrefOf } = context;
  const lines = signaturesOf(owner, member, language, context.declared).map(wrapSignature);
  const content = lines.flatMap((parts, index) => [
    ...(index === 0 ? [] : [{ type: 'text' as const, value: '\n' }]),
    ...typeElements(parts, hrefOf),
  ]);
  return markup(
    element('pre', { className: [names.signature], tabIndex: 0 }, [element('code', {}, content)]),
    [{ type: 'code', lang: FENCES[language], value: lines.map(partsText).join('\n') }],
  );
}

function deprecation(member: ApiMember, context: MemberContext): BlockContent[] {
  const { declared, describe, added, where, codeWords } = context;
  const words = declared?.doc.deprecated;
  if (!member.deprecated && words === undefined) return [];
  const body = words
    ? describe(words, { words: codeWords })
    : // Blocks of a page, as the parser of our content makes them.
      (blocksIn(added?.deprecated ?? [], where, codeWords) as BlockContent[]);
  const title = paragraph([text('Deprecated')]);
  title.data = { directiveLabel: true };
  return [
    {
      type: 'containerDirective',
      name: 'warning',
      attributes: {},
      children: [title, ...body],
    },
  ];
}

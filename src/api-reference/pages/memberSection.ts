import type { BlockContent } from 'mdast';
import type { Edition } from '#model/edition.ts';
import { element } from '#tree/element.ts';
import type { Section } from '#tree/nodes.ts';
import { formerAnchor, memberAnchor, returnAnchor } from '#api-reference/anchors.ts';
import type { ApiClass, ApiLanguage, ApiMember } from '#api-reference/apiFacts.ts';
import { LANGUAGE_OF_EDITION, existsIn } from '#api-reference/apiFacts.ts';
import type { DeclaredMember, DeclaredOption } from '#api-reference/declarations/declaredClass.ts';
import { returnedFields } from '#api-reference/declarations/returnedFields.ts';
import { memberText } from '#api-reference/memberText.ts';
import { parameterLists } from '#api-reference/parameterLists.ts';
import { optionsName } from '#api-reference/types/optionsName.ts';
import { partsText } from '#api-reference/types/typePart.ts';
import { printType } from '#api-reference/types/printType.ts';
import { signaturesOf } from '#api-reference/types/signaturesOf.ts';
import { returnedType } from '#api-reference/types/typeContext.ts';
import { membersByAnchor } from './apiVersion.ts';
import { blocksIn } from './blocksIn.ts';
import { withValuesOf } from './codeNames.ts';
import type { CommentParts } from './comment.ts';
import { memberHeading } from './memberHeading.ts';
import { foldedConstants, shownConstants } from './typeMarkup.ts';
import { bold, code, paragraph, text } from '#tree/markdownNodes.ts';
import { heading, markup, typeElements } from './nodes.ts';
import type { OptionContext, OptionSource } from './optionList.ts';
import { optionList } from './optionList.ts';
import type { WordsContext } from './ownWords.ts';
import { wordsFor } from './ownWords.ts';
import { wrapSignature } from './wrapSignature.ts';

export interface MemberContext extends WordsContext {
  language: ApiLanguage;
  hrefOf: (className: string) => string | undefined;
  describe: (comment: string, parts?: CommentParts) => BlockContent[];
  /** What the declarations say of it; absent where Node.js lacks it. */
  declared: DeclaredMember | undefined;
  /** A second anchor, by the name that the edition gives it. */
  alias: string | undefined;
  /** Whether the released version lacks it. */
  isNew: boolean;
  /** The same member in the other editions. */
  elsewhere: readonly { edition: Edition; text: string; href: string }[];
}

const FENCES: Record<ApiLanguage, string> = {
  js: 'ts',
  python: 'python',
  java: 'java',
  csharp: 'csharp',
};

/** One member of a class: what it is, signature, samples, arguments, options, result. */
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
  const text = description(context);
  // Our own text is the reason, where the declarations give none.
  const isReason = member.deprecated === true && !declared?.doc.deprecated;
  const [first, ...rest] = isReason ? [] : text;
  const isSentence = first?.type === 'paragraph';
  return {
    type: 'section',
    className: 'member',
    children: [
      heading(3, [code(memberHeading(owner, member, language))], { id, aliases }),
      meta(member, context),
      ...deprecation(member, context, isReason ? text : []),
      ...(isSentence ? [first] : []),
      signature(owner, member, context),
      ...(first && !isSentence ? [first] : []),
      ...rest,
      ...parameters(options, declared),
      ...result(options, declared ? returnedFields(declared) : []),
      ...elsewhere(context),
    ],
  };
}

/** Our own text, where there is one, or else the comment of the declarations. */
function description({
  declared,
  added,
  describe,
  codeWords,
  where,
}: MemberContext): BlockContent[] {
  const comment = declared?.doc.text ?? '';
  const samples = added?.samples ?? [];
  const prose = blocksIn(added?.prose ?? [], where, codeWords);
  return prose.length > 0
    ? // Blocks of a page, as the parser of our content makes them.
      ([...prose, ...samples] as BlockContent[])
    : describe(comment, { samples, words: codeWords });
}

function meta(member: ApiMember, { isNew }: MemberContext): BlockContent {
  const words = [
    ...(member.since === undefined ? [] : [`Added in ${member.since}`]),
    ...(isNew ? ['New in next'] : []),
    ...(member.discouraged ? ['Discouraged'] : []),
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
    element('pre', { className: ['signature'], tabIndex: 0 }, [element('code', {}, content)]),
    [{ type: 'code', lang: FENCES[language], value: lines.map(partsText).join('\n') }],
  );
}

function deprecation(
  member: ApiMember,
  context: MemberContext,
  reason: BlockContent[],
): BlockContent[] {
  const words = context.declared?.doc.deprecated;
  if (!member.deprecated && words === undefined) return [];
  const body = words ? context.describe(words, { words: context.codeWords }) : reason;
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

function parameters(context: OptionContext, declared: DeclaredMember | undefined): BlockContent[] {
  const { owner, member, language } = context;
  const { argument, option } = parameterLists(owner, member, language);
  const bag = sourceOf(declared, 'options');
  const taken = optionList(argument, (name) => sourceOf(declared, name), context);
  const chosen = optionList(
    option,
    (name) => bag?.options.find((one) => one.name === name),
    context,
  );
  return [
    ...(taken ? [label('Arguments'), taken] : []),
    ...(chosen ? [label('Options', optionsName(owner, member, language)), chosen] : []),
  ];
}

/** What the declarations say of an argument: the first overload that speaks of it. */
function sourceOf(declared: DeclaredMember | undefined, name: string): OptionSource | undefined {
  const found = declared?.signatures.flatMap(({ parameters }) =>
    parameters.filter((parameter) => parameter.name === name),
  );
  if (!found?.length) return undefined;
  return {
    text: found.find(({ text }) => text !== '')?.text ?? '',
    isRest: found.every(({ isRest }) => isRest),
    options: found.flatMap(({ options }) => options),
  };
}

/** The type of what comes back, with the fields of an object below it. */
function result(context: OptionContext, sources: readonly DeclaredOption[]): BlockContent[] {
  const { owner, member, language, hrefOf } = context;
  const tree = returnedType(member, language);
  if (tree === undefined) return [];
  const parts = printType(tree, language, { owner, member, position: 'return' });
  const title = { event: 'Event data', method: 'Returns', property: 'Type' }[member.kind];
  const id = returnAnchor(memberAnchor(owner, member));
  const { field } = parameterLists(owner, member, language);
  const fields = optionList(field, (name) => sources.find((one) => one.name === name), context);
  const shown = [...parts, shownConstants(tree, language)];
  return [
    markup(
      element('p', { className: ['member-label'], id }, [
        title,
        ' ',
        element('span', { className: ['type'] }, typeElements(shown, hrefOf)),
      ]),
      [
        paragraph([
          { type: 'strong', children: [text(title)] },
          text(' '),
          { type: 'emphasis', children: [text(partsText(shown))] },
        ]),
      ],
    ),
    ...foldedConstants(tree, language),
    ...(fields ? [fields] : []),
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

function elsewhere({ elsewhere: others }: MemberContext): BlockContent[] {
  if (others.length === 0) return [];
  const links = others.flatMap(({ edition, text: words, href }) => [
    element('a', { href }, [edition.label, ' ', element('code', {}, [words])]),
  ]);
  const summary = element('summary', {}, ['In other languages']);
  return [markup(element('details', { className: ['elsewhere'] }, [summary, ...links]), [])];
}

/** The other editions that have a member, with what it is called there. */
export function otherEditions(options: {
  owner: ApiClass;
  member: ApiMember;
  editions: readonly Edition[];
  language: ApiLanguage;
  hrefIn: (edition: Edition, anchor: string) => string;
}): MemberContext['elsewhere'] {
  const { owner, member, editions, language, hrefIn } = options;
  return editions.flatMap((edition) => {
    const other = LANGUAGE_OF_EDITION[edition.id];
    if (other === language || !existsIn(owner, other)) return [];
    const anchor = memberAnchor(owner, member);
    const there = membersByAnchor(owner, other).get(anchor);
    return there
      ? [{ edition, text: memberText(owner, there, other), href: hrefIn(edition, anchor) }]
      : [];
  });
}

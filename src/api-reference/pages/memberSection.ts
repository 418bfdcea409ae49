import type { BlockContent, List, RootContent } from 'mdast';
import type { Edition } from '#model/edition.ts';
import { element } from '#tree/element.ts';
import type { Section } from '#tree/nodes.ts';
import { memberAnchor, returnAnchor } from '#api-reference/anchors.ts';
import type { ApiClass, ApiLanguage, ApiMember } from '#api-reference/apiFacts.ts';
import { LANGUAGE_OF_EDITION, existsIn } from '#api-reference/apiFacts.ts';
import type { DeclaredMember, DeclaredOption } from '#api-reference/declarations/declaredClass.ts';
import { returnedFields } from '#api-reference/declarations/returnedFields.ts';
import { memberName } from '#api-reference/spelling.ts';
import { memberText } from '#api-reference/memberText.ts';
import { isProperty } from '#api-reference/types/isProperty.ts';
import { partsText } from '#api-reference/types/typePart.ts';
import { printType } from '#api-reference/types/printType.ts';
import { signaturesOf } from '#api-reference/types/signaturesOf.ts';
import { argumentsOf, optionsOf, returnedType } from '#api-reference/types/typeContext.ts';
import { membersByAnchor } from './apiVersion.ts';
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
  describe: (comment: string, samples?: readonly RootContent[]) => BlockContent[];
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

/** One member of a class: name, signature, text, samples, arguments, result. */
export function memberSection(owner: ApiClass, member: ApiMember, context: MemberContext): Section {
  const { language, describe, declared, added } = context;
  const id = memberAnchor(owner, member);
  const options: OptionContext = {
    ...context,
    ...{ owner, member, anchor: id, position: 'argument' },
    words: wordsFor(owner, member, context),
  };
  const comment = declared?.doc.text ?? '';
  return {
    type: 'section',
    className: 'member',
    children: [
      heading(3, [code(shortName(owner, member, language))], {
        id,
        aliases: context.alias === undefined ? [] : [context.alias],
      }),
      meta(member, context),
      signature(owner, member, context),
      ...deprecation(member, context),
      ...((comment === '' ? (added?.prose ?? []) : []) as BlockContent[]),
      ...describe(comment, added?.samples),
      ...parameters(member, options, declared),
      ...result(member, options),
      ...elsewhere(context),
    ],
  };
}

/** How a member is called on its own page: `goto()`, `url`, `popup`, `test()`. */
export function shortName(owner: ApiClass, member: ApiMember, language: ApiLanguage): string {
  const name = memberName(member, language);
  if (name === '(call)') return memberText(owner, member, language);
  return member.kind === 'method' && !isProperty(member, language) ? `${name}()` : name;
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
  const lines = signaturesOf(owner, member, language).map(wrapSignature);
  const content = lines.flatMap((parts, index) => [
    ...(index === 0 ? [] : [{ type: 'text' as const, value: '\n' }]),
    ...typeElements(parts, hrefOf),
  ]);
  return markup(
    element('pre', { className: ['signature'], tabIndex: 0 }, [element('code', {}, content)]),
    [{ type: 'code', lang: FENCES[language], value: lines.map(partsText).join('\n') }],
  );
}

function deprecation(member: ApiMember, context: MemberContext): BlockContent[] {
  const words = context.declared?.doc.deprecated;
  if (!member.deprecated && words === undefined) return [];
  const body = words ? context.describe(words) : [];
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

function parameters(
  member: ApiMember,
  options: OptionContext,
  declared: DeclaredMember | undefined,
): BlockContent[] {
  const { language } = options;
  const bag = sourceOf(declared, 'options');
  const named = (sources: readonly DeclaredOption[] | undefined) => (name: string) =>
    sources?.find((source) => source.name === name);
  const lists: [string, List | undefined][] = [
    [
      'Arguments',
      optionList(argumentsOf(member, language), (name) => sourceOf(declared, name), options),
    ],
    [
      'Options',
      optionList(optionsOf(member, language), named(bag?.options), {
        ...options,
        position: 'option',
      }),
    ],
    [
      'Properties',
      optionList(member.properties ?? [], named(declared && returnedFields(declared)), {
        ...options,
        position: 'field',
      }),
    ],
  ];
  return lists.flatMap(([title, list]) => (list ? [label(title), list] : []));
}

/** What the declarations say of an argument: the first overload that has it. */
function sourceOf(declared: DeclaredMember | undefined, name: string): OptionSource | undefined {
  const found = declared?.signatures.flatMap(({ parameters }) =>
    parameters.filter((parameter) => parameter.name === name),
  );
  const [first] = found ?? [];
  if (!first) return undefined;
  return { text: first.text, options: found?.flatMap(({ options }) => options) ?? [] };
}

function result(member: ApiMember, context: OptionContext): BlockContent[] {
  const { language, anchor, hrefOf } = context;
  const type = returnedType(member, language);
  if (type === undefined) return [];
  const parts = printType(type, language, { ...context, position: 'return' });
  const span = element('span', { className: ['type'] }, typeElements(parts, hrefOf));
  const title = { event: 'Event data', method: 'Returns', property: 'Type' }[member.kind];
  return [
    markup(
      element('p', { className: ['member-label'], id: returnAnchor(anchor) }, [title, ' ', span]),
      [
        paragraph([
          { type: 'strong', children: [text(title)] },
          text(' '),
          { type: 'emphasis', children: [text(partsText(parts))] },
        ]),
      ],
    ),
  ];
}

function label(words: string): BlockContent {
  return markup(element('p', { className: ['member-label'] }, [words]), [bold([text(words)])]);
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

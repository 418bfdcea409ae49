import type { BlockContent, List, ListItem, PhrasingContent } from 'mdast';
import { element } from '#tree/element.ts';
import { hashLink } from '#tree/hashLink.ts';
import { formerAnchor } from '#api-reference/anchors.ts';
import type { ApiClass, ApiLanguage, ApiMember, ApiParameter } from '#api-reference/apiFacts.ts';
import type { DeclaredOption } from '#api-reference/declarations/declaredClass.ts';
import type { ParameterList } from '#api-reference/parameterLists.ts';
import { applicable } from '#api-reference/parameterLists.ts';
import { nameAt } from '#api-reference/spelling.ts';
import { csharpProperties } from '#api-reference/types/csharpProperties.ts';
import { printType } from '#api-reference/types/printType.ts';
import { parameterType } from '#api-reference/types/typeContext.ts';
import type { TypePart } from '#api-reference/types/typePart.ts';
import { code, paragraph, text } from '#tree/markdownNodes.ts';
import { markup } from './nodes.ts';
import { optionDefault } from './optionDefault.ts';
import { foldedConstants, shownConstants, typeSpan } from './typeMarkup.ts';

export interface OptionContext {
  language: ApiLanguage;
  owner: ApiClass;
  member: ApiMember;
  hrefOf: (className: string) => string | undefined;
  /** The text of a comment about a parameter. */
  describe: (comment: string, parameter: ApiParameter) => BlockContent[];
  /** What to say of a parameter, of which the declarations say `declared`. */
  words: (
    parameter: ApiParameter,
    path: readonly string[],
    declared: OptionSource | undefined,
  ) => OptionSource | undefined;
}

/** What the declarations say of a parameter: its text, and the options in it. */
export interface OptionSource {
  /** Markdown of the declarations. */
  text?: string;
  /** Our own words, where the declarations have none. */
  blocks?: readonly BlockContent[];
  /** Why it should not be used any more; absent where it may. */
  deprecated?: string;
  /** It takes all arguments that follow. */
  isRest?: boolean;
  options: readonly DeclaredOption[];
}

/** Arguments, options or fields one below the other, those of nested objects inside. */
export function optionList(
  list: ParameterList,
  declared: (name: string) => OptionSource | undefined,
  context: OptionContext,
  path: readonly string[] = [],
): List | undefined {
  const items = applicable(list.parameters, context.language).map((parameter) => {
    const inner = [...path, parameter.name];
    const source = context.words(parameter, inner, declared(nodeName(parameter)));
    return optionItem(parameter, source, context, { list, path: inner });
  });
  return items.length > 0 ? { type: 'list', spread: false, children: items } : undefined;
}

function nodeName({ name, langs }: ApiParameter): string {
  return langs?.aliases?.js ?? name;
}

interface Place {
  list: ParameterList;
  /** From the member down to the parameter. */
  path: readonly string[];
}

function optionItem(
  parameter: ApiParameter,
  source: OptionSource | undefined,
  context: OptionContext,
  { list, path }: Place,
): ListItem {
  const id = list.anchorOf(path);
  const tree = parameterType(parameter, context.language);
  const forms = formsOf(parameter, context, list, source?.isRest ?? false);
  const blocks =
    source?.blocks ?? (source?.text === undefined ? [] : context.describe(source.text, parameter));
  const [first, ...rest] = blocks;
  const isSentence = first?.type === 'paragraph';
  const { deprecated } = source ?? {};
  const intro: PhrasingContent[] = [
    ...forms.flatMap(({ name, type }, index) => [
      ...(index === 0 ? [] : [markup(element('br', {}), [text(', ')])]),
      code(name),
      text(' '),
      typeSpan(type, context.hrefOf),
    ]),
    ...facts(parameter, context, optionDefault(blocks)),
    ...(deprecated === undefined && !parameter.deprecated ? [] : [text(' Deprecated.')]),
    ...anchorLinks(id, forms[0]?.name ?? ''),
    ...(isSentence ? [text(' '), ...capitalized(first.children)] : []),
  ];
  const inside = { ...list, position: 'field' as const, parameters: parameter.properties ?? [] };
  const nested = optionList(
    inside,
    (inner) => source?.options.find((option) => option.name === inner),
    context,
    path,
  );
  return {
    type: 'listItem',
    spread: false,
    data: { hProperties: { id } },
    children: [
      paragraph(intro),
      ...foldedConstants(tree, context.language),
      ...(first && !isSentence ? [first] : []),
      ...rest,
      ...(deprecated ? context.describe(deprecated, parameter) : []),
      ...(nested ? [nested] : []),
    ],
  };
}

/** The names of a parameter with their types: .NET has a property for each type of an option. */
function formsOf(
  parameter: ApiParameter,
  context: OptionContext,
  { position }: ParameterList,
  isRest: boolean,
): { name: string; type: TypePart[] }[] {
  const { language, owner, member } = context;
  if (language === 'csharp' && position === 'option')
    return csharpProperties(owner, member, parameter).map(({ name, type }) => ({
      name,
      type: [...type, shownConstants(parameterType(parameter, language), language)],
    }));
  const tree = parameterType(parameter, language);
  const type = printType(tree, language, { owner, member, parameter, position });
  const name = `${isRest ? '...' : ''}${nameAt(parameter, language, position)}`;
  return [{ name, type: [...type, shownConstants(tree, language)] }];
}

/** What wide screens show in columns; the default is in the words, too. */
function facts(
  { optional, since, langs }: ApiParameter,
  { member, language }: OptionContext,
  standard: string | undefined,
): PhrasingContent[] {
  const added = since === undefined || since === member.since ? undefined : `Added in ${since}.`;
  return [
    ...(optional ? [text(' (optional)')] : []),
    ...(added === undefined ? [] : [text(' '), column('since', added, [text(added)])]),
    ...(langs?.derived?.includes(language) ? [text(' Derived from the other languages.')] : []),
    ...(standard === undefined ? [] : [column('default', ` Default: ${standard}`, [])]),
  ];
}

function column(name: string, words: string, plain: PhrasingContent[]): PhrasingContent {
  return markup(element('span', { className: [name] }, [words]), plain);
}

/** All sentences begin with a capital letter. */
function capitalized([first, ...rest]: readonly PhrasingContent[]): PhrasingContent[] {
  if (first?.type !== 'text') return first ? [first, ...rest] : [];
  const value = first.value.trimStart();
  return [{ ...first, value: value.charAt(0).toUpperCase() + value.slice(1) }, ...rest];
}

/** A link to an option itself, and its former anchor; the twin needs neither. */
function anchorLinks(id: string, name: string): PhrasingContent[] {
  const former = formerAnchor(id);
  return [
    markup(hashLink(id, name), []),
    ...(former === undefined ? [] : [markup(element('span', { id: former }), [])]),
  ];
}

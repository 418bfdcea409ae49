import type { BlockContent, PhrasingContent } from 'mdast';
import { element } from '#tree/element.ts';
import { hashLink } from '#tree/hashLink.ts';
import { code, text } from '#tree/markdownNodes.ts';
import { formerAnchor } from '#api-reference/anchors.ts';
import type { ApiParameter } from '#api-reference/apiFacts.ts';
import type { ParameterList } from '#api-reference/parameterLists.ts';
import { nameAt } from '#api-reference/spelling.ts';
import { csharpArgumentForms } from '#api-reference/types/csharpArgument.ts';
import { csharpProperties } from '#api-reference/types/csharpProperties.ts';
import { printType } from '#api-reference/types/printType.ts';
import type { TypeContext } from '#api-reference/types/typeContext.ts';
import { parameterType } from '#api-reference/types/typeContext.ts';
import type { TypePart } from '#api-reference/types/typePart.ts';
import { markup } from './nodes.ts';
import type { OptionContext, OptionSource } from './optionContext.ts';
import { optionDefault } from './optionDefault.ts';
import { shownConstants, typeSpan } from './typeMarkup.ts';

/** What stands before the words on a parameter: names, types and what wide screens show in columns. */
export function optionHead(
  parameter: ApiParameter,
  source: OptionSource | undefined,
  context: OptionContext,
  place: { id: string; position: ParameterList['position']; words: readonly BlockContent[] },
): PhrasingContent[] {
  const { id, position, words } = place;
  const forms = formsOf(parameter, context, position, source?.isRest ?? false);
  const isDeprecated = source?.deprecated !== undefined || parameter.deprecated;
  return [
    ...forms.flatMap(({ name, type }, index) => [
      ...(index === 0 ? [] : [markup(element('br', {}), [text(', ')])]),
      code(name),
      text(' '),
      typeSpan(type, context.hrefOf),
    ]),
    ...facts(parameter, context, optionDefault(words)),
    ...(isDeprecated ? [text(' Deprecated.')] : []),
    ...anchorLinks(id, forms[0]?.name ?? ''),
  ];
}

/** The names of a parameter with their types: .NET has a property for each type of an option. */
function formsOf(
  parameter: ApiParameter,
  context: OptionContext,
  position: ParameterList['position'],
  isRest: boolean,
): { name: string; type: TypePart[] }[] {
  const { language, owner, member } = context;
  const tree = parameterType(parameter, language);
  const place = { owner, member, parameter, position };
  const name = `${isRest ? '...' : ''}${nameAt(parameter, language, position)}`;
  const forms = (language === 'csharp' ? csharpForms(place) : undefined) ?? [
    { name, type: printType(tree, language, place) },
  ];
  const constants = shownConstants(tree, language);
  return forms.map((form) => ({ name: form.name, type: [...form.type, constants] }));
}

/** Arguments and options that .NET splits by type, or has more types for; fields have one form. */
function csharpForms({ owner, member, parameter, position }: Required<TypeContext>) {
  if (position === 'option') return csharpProperties(owner, member, parameter);
  if (position === 'argument') return csharpArgumentForms(owner, member, parameter);
  return undefined;
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

/** A link to an option itself, and its former anchor; the twin needs neither. */
function anchorLinks(id: string, name: string): PhrasingContent[] {
  const former = formerAnchor(id);
  return [
    markup(hashLink(id, name), []),
    ...(former === undefined ? [] : [markup(element('span', { id: former }), [])]),
  ];
}

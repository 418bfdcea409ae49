import type { BlockContent, List, ListItem, PhrasingContent } from 'mdast';
import { element } from '#tree/element.ts';
import { hashLink } from '#tree/hashLink.ts';
import { optionAnchor } from '#api-reference/anchors.ts';
import type { ApiClass, ApiLanguage, ApiMember, ApiParameter } from '#api-reference/apiFacts.ts';
import { existsIn } from '#api-reference/apiFacts.ts';
import type { DeclaredOption } from '#api-reference/declarations/declaredClass.ts';
import { argumentName, parameterName } from '#api-reference/spelling.ts';
import { partsText } from '#api-reference/types/typePart.ts';
import { printType } from '#api-reference/types/printType.ts';
import type { TypeContext } from '#api-reference/types/typeContext.ts';
import { parameterType } from '#api-reference/types/typeContext.ts';
import { code, paragraph, text } from '#tree/markdownNodes.ts';
import { markup, typeElements } from './nodes.ts';

export interface OptionContext {
  language: ApiLanguage;
  owner: ApiClass;
  member: ApiMember;
  /** The anchor of the member. */
  anchor: string;
  position: TypeContext['position'];
  hrefOf: (className: string) => string | undefined;
  describe: (comment: string) => BlockContent[];
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
  options: readonly DeclaredOption[];
}

/** Arguments or options one below the other, those of nested objects inside. */
export function optionList(
  parameters: readonly ApiParameter[],
  declared: (name: string) => OptionSource | undefined,
  context: OptionContext,
  path: readonly string[] = [],
): List | undefined {
  const items = applicable(parameters, context.language).map((parameter) => {
    const inner = [...path, parameter.name];
    const source = context.words(parameter, inner, declared(parameter.name));
    return optionItem(parameter, source, context, inner);
  });
  return items.length > 0 ? { type: 'list', spread: false, children: items } : undefined;
}

/** Those that the language has, each once: languages may have their own form of one. */
export function applicable(
  parameters: readonly ApiParameter[],
  language: ApiLanguage,
): ApiParameter[] {
  const seen = new Set<string>();
  return parameters.filter((parameter) => {
    if (!existsIn(parameter, language) || seen.has(parameter.name)) return false;
    seen.add(parameter.name);
    return true;
  });
}

function optionItem(
  parameter: ApiParameter,
  source: OptionSource | undefined,
  context: OptionContext,
  path: readonly string[],
): ListItem {
  const id = optionAnchor(context.anchor, path);
  const spell = context.position === 'argument' ? argumentName : parameterName;
  const name = spell(parameter, context.language);
  const [first, ...rest] =
    source?.blocks ?? (source?.text === undefined ? [] : context.describe(source.text));
  const isSentence = first?.type === 'paragraph';
  const { deprecated } = source ?? {};
  const intro: PhrasingContent[] = [
    code(name),
    ...typeOf(parameter, context),
    ...facts(parameter, context).map((word) => text(` ${word}`)),
    ...(deprecated === undefined && !parameter.deprecated ? [] : [text(' Deprecated.')]),
    anchorLink(id, name),
    ...(isSentence ? [text(' '), ...first.children] : []),
  ];
  const nested =
    parameter.properties &&
    optionList(
      parameter.properties,
      (inner) => source?.options.find((option) => option.name === inner),
      { ...context, position: 'field' },
      path,
    );
  return {
    type: 'listItem',
    spread: false,
    data: { hProperties: { id } },
    children: [
      paragraph(intro),
      ...(first && !isSentence ? [first] : []),
      ...rest,
      ...(deprecated ? context.describe(deprecated) : []),
      ...(nested ? [nested] : []),
    ],
  };
}

function typeOf(parameter: ApiParameter, context: OptionContext): PhrasingContent[] {
  const type = parameterType(parameter, context.language);
  const parts = printType(type, context.language, { ...context, parameter });
  const span = element('span', { className: ['type'] }, typeElements(parts, context.hrefOf));
  return [text(' '), markup(span, [{ type: 'emphasis', children: [text(partsText(parts))] }])];
}

function facts({ optional, since }: ApiParameter, context: OptionContext): string[] {
  return [
    ...(optional ? ['(optional)'] : []),
    ...(since !== undefined && since !== context.member.since ? [`Added in ${since}.`] : []),
  ];
}

/** A link to an option itself; the twin needs none. */
function anchorLink(id: string, name: string): PhrasingContent {
  return markup(hashLink(id, name), []);
}

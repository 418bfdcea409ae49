import type { BlockContent } from 'mdast';
import { element } from '#tree/element.ts';
import { bold, paragraph, text } from '#tree/markdownNodes.ts';
import { formerAnchor, memberAnchor, returnAnchor } from '#api-reference/anchors.ts';
import type { DeclaredMember, DeclaredOption } from '#api-reference/declarations/declaredClass.ts';
import { parameterLists } from '#api-reference/parameterLists.ts';
import { hasUntypedForm } from '#api-reference/types/csharpSignatures.ts';
import { kindIn } from '#api-reference/types/isProperty.ts';
import { optionsName } from '#api-reference/types/optionsName.ts';
import { printType } from '#api-reference/types/printType.ts';
import { returnedType } from '#api-reference/types/typeContext.ts';
import { partsText } from '#api-reference/types/typePart.ts';
import { markup, typeElements } from './nodes.ts';
import type { OptionContext, OptionSource } from './optionContext.ts';
import { optionList } from './optionList.ts';
import { foldedConstants, shownConstants } from './typeMarkup.ts';

/** What a member takes: its arguments and its options. */
export function parameters(
  context: OptionContext,
  declared: DeclaredMember | undefined,
): BlockContent[] {
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
export function result(context: OptionContext, sources: readonly DeclaredOption[]): BlockContent[] {
  const { owner, member, language, hrefOf } = context;
  const tree = returnedType(member, language);
  if (tree === undefined) return [];
  const printed = printType(tree, language, { owner, member, position: 'return' });
  const isUntyped = language === 'csharp' && hasUntypedForm(owner, member);
  const parts = isUntyped ? ['JsonElement? | ', ...printed] : printed;
  const title = { event: 'Event data', method: 'Returns', property: 'Type' }[
    kindIn(member, language)
  ];
  const id = returnAnchor(memberAnchor(owner, member));
  const former = formerAnchor(id);
  const { field } = parameterLists(owner, member, language);
  const fields = optionList(field, (name) => sources.find((one) => one.name === name), context);
  const shown = [...parts, shownConstants(tree, language)];
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

import type { BlockContent, List, ListItem, PhrasingContent } from 'mdast';
import { paragraph, text } from '#tree/markdownNodes.ts';
import type { ApiParameter } from '#api-reference/apiFacts.ts';
import type { ParameterList } from '#api-reference/parameterLists.ts';
import { applicable } from '#api-reference/parameterLists.ts';
import { hasObject, parameterType } from '#api-reference/types/typeContext.ts';
import type { OptionContext, OptionSource } from './optionContext.ts';
import { optionHead } from './optionHead.ts';
import { foldedConstants } from './typeMarkup.ts';

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
  const words = wordsOf(parameter, source, context);
  const [first, ...rest] = words.length === 1 ? words.map(withPeriod) : words;
  const isSentence = first?.type === 'paragraph';
  const head = optionHead(parameter, source, context, { id, position: list.position, words });
  const fields = hasObject(tree) ? (parameter.properties ?? []) : [];
  const inside = { ...list, position: 'field' as const, parameters: fields };
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
      paragraph([...head, ...(isSentence ? [text(' '), ...capitalized(first.children)] : [])]),
      ...foldedConstants(tree, context.language),
      ...(first && !isSentence ? [first] : []),
      ...rest,
      ...(nested ? [nested] : []),
    ],
  };
}

/** What is said of a parameter, and why it is deprecated unless that is the same. */
function wordsOf(
  parameter: ApiParameter,
  source: OptionSource | undefined,
  { describe }: OptionContext,
): readonly BlockContent[] {
  const { text: comment, deprecated, blocks } = source ?? {};
  const said = comment === undefined ? [] : describe(comment, parameter);
  const reason = deprecated && deprecated !== comment ? describe(deprecated, parameter) : [];
  return [...(blocks ?? said), ...reason];
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

import type { ApiParameter } from './api.ts';
import { Refusal } from './code.ts';
import { printString } from './printText.ts';
import { entry, formOf, type Printer } from './printArguments.ts';
import type { Value } from './statements.ts';
import { LABELS } from '../worker/languages.ts';

interface CollectionPrinter {
  list: (items: readonly Value[], parameter: ApiParameter | undefined) => string;
  object: (
    value: Extract<Value, { type: 'object' }>,
    parameter: ApiParameter | undefined,
  ) => string;
}

/** Writes lists and objects, which need the names of classes in Java and .NET. */
export function createCollectionPrinter({ to, imports, print }: Printer): CollectionPrinter {
  return { list, object };

  function list(items: readonly Value[], parameter: ApiParameter | undefined): string {
    const printed = items.map((item) => print(item, parameter)).join(', ');
    const type = parameter?.type ?? '';
    const isTyped = to === 'java' || to === 'csharp';
    const pattern = isTyped && items.find((item) => item.type === 'pattern');
    if (pattern && items.some((item) => item.type !== 'pattern'))
      throw new Refusal(
        pattern.from,
        `In ${LABELS[to]}, a list has either texts or regular expressions.`,
      );
    // With several types to choose from, a list without items needs one.
    if (to === 'csharp' && printed === '' && type.includes(' | ')) return 'Array.Empty<string>()';
    if (to !== 'java') return `[${printed}]`;
    if (type.includes('List<') || !type.includes('[]')) {
      imports.add('java.util.List');
      return `List.of(${printed})`;
    }
    const [first] = items;
    const item =
      first?.type === 'object'
        ? fieldClass(parameter, first)
        : (ITEMS[first?.type ?? ''] ?? 'String');
    const className = /\bPath\[\]/.test(type) && item === 'String' ? 'Path' : item;
    return printed ? `new ${className}[] { ${printed} }` : `new ${className}[0]`;
  }

  function object(
    value: Extract<Value, { type: 'object' }>,
    parameter: ApiParameter | undefined,
  ): string {
    const { entries, from: at } = value;
    const fields = parameter?.fields;
    const spelled = (name: string) => fields?.find((each) => each.name === name) ?? { name };
    const printed = entries.map(({ name, value: item }) => {
      const field = spelled(name);
      return { name: formOf(field, item, to), value: print(item, field) };
    });
    switch (to) {
      case 'javascript':
        return `{ ${printed.map(({ name, value: text }) => entry(name, text)).join(', ')} }`;
      case 'python':
        return `{${printed.map(({ name, value: text }) => `"${name}": ${text}`).join(', ')}}`;
      case 'java': {
        if (!fields) {
          if (!/^(Map<|Object$)/.test(parameter?.type ?? '') || entries.length > MAX_PAIRS) break;
          imports.add('java.util.Map');
          return `Map.of(${printed.map(({ name, value: text }) => `${printString(name, to)}, ${text}`).join(', ')})`;
        }
        const isNeeded = (name: string) => !fields.find((each) => each.name === name)?.isOptional;
        const needed = fields.filter((field) => !field.isOptional);
        const args = needed.map(
          (field) => printed[entries.findIndex(({ name }) => name === field.name)]?.value ?? 'null',
        );
        const setters = printed.filter((_, index) => !isNeeded(entries[index]?.name ?? ''));
        return `new ${fieldClass(parameter, value)}(${args.join(', ')})${setters.map(({ name, value: text }) => `.${setter(name)}(${text})`).join('')}`;
      }
      case 'csharp':
        if (!fields) {
          const [, types] =
            /(?:Dictionary|KeyValuePair)<([^>]*)>/.exec(parameter?.type ?? '') ?? [];
          if (types !== undefined) {
            imports.add('System.Collections.Generic');
            return `new Dictionary<${types}> { ${printed.map(({ name, value: text }) => `[${printString(name, to)}] = ${text}`).join(', ')} }`;
          }
          const isFree = parameter?.forms
            ? 'DataObject' in parameter.forms
            : /^object\b/.test(parameter?.type ?? '');
          if (!isFree || !entries.every(({ name }) => /^[a-z_]\w*$/i.test(name))) break;
          return `new { ${printed.map(({ name, value: text }) => `${name} = ${text}`).join(', ')} }`;
        }
        return `new${overloaded(parameter, value)} { ${printed.map(({ name, value: text }) => `${name} = ${text}`).join(', ')} }`;
    }
    throw new Refusal(at, `The lab can’t write this object in ${LABELS[to]}.`);
  }

  /** The class of an object, where the type of a parameter names it. */
  function fieldClass(parameter: ApiParameter | undefined, { from: at }: { from: number }): string {
    const [found] = (parameter?.type ?? '')
      .split(' | ')
      .map((each) => each.replace(/\[\]|\?|^(?:List|IEnumerable)<|>$/g, ''))
      .filter(
        (each) =>
          !/^(?:String|Path|ElementHandle|Pattern|string|IElementHandle|Regex|Object|object)$/.test(
            each,
          ),
      );
    if (!found || /[<>,]/.test(found))
      throw new Refusal(at, `The lab can’t write this object in ${LABELS[to]}.`);
    if (to === 'java') imports.add(`com.microsoft.playwright.options.${found}`);
    return found;
  }

  /** `new()` isn’t enough where there are several types. */
  function overloaded(parameter: ApiParameter | undefined, value: { from: number }): string {
    return parameter?.type?.includes(' | ') ? ` ${fieldClass(parameter, value)}` : '()';
  }
}

/** More of them `Map.of` doesn’t take. */
const MAX_PAIRS = 10;

const setter = (name: string): string => `set${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const ITEMS: Readonly<Record<string, string>> = { pattern: 'Pattern', chain: 'Locator' };

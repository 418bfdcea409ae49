import { topLevelParts } from '../expected/expectClass.ts';
import { splitList } from './splitList.ts';

const BUILT_IN: Readonly<Record<string, string>> = {
  string: 'string',
  path: 'string',
  URL: 'string',
  RegExp: 'Regex',
  boolean: 'bool',
  int: 'int',
  long: 'long',
  float: 'float',
  Buffer: 'byte[]',
  Date: 'DateTime',
  any: 'object',
  Serializable: 'object',
  EvaluationArgument: 'object',
  void: 'void',
};

/** Types that are no interfaces of the package. */
const PLAIN = /^(?:JsonElement|IReadOnly\w+|Stream|T)$/;

/** What .NET writes for each part of a union; `undefined` for what the description leaves open. */
export function csharpTypes(type: string): (string | undefined)[] {
  const parts = topLevelParts(type).filter((part) => part !== '[null]');
  return [...new Set(parts.map(csharpType))];
}

function csharpType(part: string): string | undefined {
  const [, name = '', rest = ''] = /^\[(\w+)\](.*)$/s.exec(part) ?? [];
  if (name === 'Array') {
    const [inner] = csharpTypes(rest.slice(1, -1));
    return inner === undefined ? undefined : `IEnumerable<${inner}>`;
  }
  // A type that .NET alone has, such as `[Func<Task>]`, or one without a name.
  if (
    name === '' ||
    name === 'Object' ||
    name === 'function' ||
    name === 'Func' ||
    name === 'Action'
  )
    return undefined;
  if (rest.startsWith('<"')) return name;
  if (rest !== '') return undefined;
  return BUILT_IN[name] ?? (PLAIN.test(name) ? name : `I${name}`);
}

/** Callbacks of .NET by `member.argument`: the description knows only that they are functions. */
export const CALLBACKS: Readonly<Record<string, readonly string[]>> = {
  'exposeBinding.callback': [
    ...[
      'Action',
      'Action<BindingSource>',
      'Action<BindingSource, T>',
      'Func<BindingSource, TResult>',
    ],
    ...['Func<BindingSource, IJSHandle, TResult>', 'Func<BindingSource, T, TResult>'],
    ...['Func<BindingSource, T1, T2, TResult>', 'Func<BindingSource, T1, T2, T3, TResult>'],
    'Func<BindingSource, T1, T2, T3, T4, TResult>',
  ],
  'exposeFunction.callback': [
    ...['Action', 'Action<T>', 'Func<TResult>', 'Func<T, TResult>', 'Func<T1, T2, TResult>'],
    ...['Func<T1, T2, T3, TResult>', 'Func<T1, T2, T3, T4, TResult>'],
  ],
  'addLocatorHandler.handler': ['Func<ILocator, Task>', 'Func<Task>'],
  'route.handler': ['Action<IRoute>', 'Func<IRoute, Task>'],
};

export interface CsharpArgument {
  type: string;
  name: string;
  isOptional: boolean;
}

/** `Task GotoAsync(string url, PageGotoOptions? options = default)`. */
export function readArguments(list: readonly string[]): CsharpArgument[] {
  return list.map((argument) => {
    const [declared = '', standard] = splitList(argument, '=');
    const [, type = '', name = ''] = /^(.*?)\??\s+@?(\w+)$/s.exec(declared) ?? [];
    return { type, name, isOptional: standard !== undefined };
  });
}

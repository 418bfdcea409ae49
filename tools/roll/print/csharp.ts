import type { ApiClass, ApiMember, ApiParameter } from '../apiFacts.ts';
import { TABLES } from '../tables.ts';
import { type CsharpForm, csharpProperties, csharpUnion, printCsharpType } from './csharpTypes.ts';
import { argumentName, isProperty, lowerFirst, memberName, parameterName } from './names.ts';
import { type TypeContext, argumentsOf, parameterType, returnedType } from './parameters.ts';
import { csharpOptionsName, optionsName } from './structures.ts';

/** `RunAndWaitForPopupAsync` comes with `WaitForPopupAsync`, which takes no action to run. */
const RUN_AND = 'RunAnd';

/** `Task<IResponse?> GotoAsync(string url, PageGotoOptions? options = default)`. */
export function csharpSignatures(owner: ApiClass, member: ApiMember): string[] {
  const returned = returnedType(member, 'csharp');
  const context = { owner, member, position: 'return' } as const;
  const type = returned ? printCsharpType(returned, context) : 'void';
  const name = memberName(member, 'csharp');
  if (isProperty(member, 'csharp')) return [`${type} ${name} { get; }`];
  const method = { owner, member, name, type };
  const whole = printMethods(method);
  if (hasUntypedForm(owner, member)) {
    const hasOptions = member.name === 'evaluate';
    return [...printMethods({ ...method, type: 'JsonElement?', hasOptions }), ...whole];
  }
  if (name.startsWith(RUN_AND))
    return [...printMethods({ ...method, name: name.slice(RUN_AND.length) }), ...whole];
  const { overloads } = TABLES;
  const more = overloads[`${owner.name}.${member.name}`] ?? overloads[member.name] ?? [];
  // Different types of the facts can be one in .NET: paths and strings.
  return [...new Set([...whole, ...more])];
}

/** Evaluating gives a `JsonElement` where the caller names no type; these insist on one. */
export function hasUntypedForm(owner: ApiClass, member: ApiMember): boolean {
  if (owner.name === 'Worker') return false;
  if (owner.name === 'ElementHandle' && member.name === 'evalOnSelectorAll') return false;
  return /^(evaluate|evalOnSelector|evalOnSelectorAll)$/.test(member.name);
}

interface Method {
  owner: ApiClass;
  member: ApiMember;
  name: string;
  type: string;
  /** Forms without a type take no options. */
  hasOptions?: boolean;
}

function printMethods({ owner, member, name, type, hasOptions = true }: Method): string[] {
  if (member.name === 'dispose') return [`ValueTask ${name}()`];
  const task = type === 'void' ? 'Task' : `Task<${type}>`;
  const head = `${member.async ? task : type} ${name}${type === 'T' ? '<T>' : ''}`;
  const choices = argumentsOf(member, 'csharp')
    .filter((arg) => name.startsWith(RUN_AND) || arg.name !== 'action')
    .map((arg) => csharpArgument(owner, member, arg));
  if (hasOptions && optionsName(owner, member, 'csharp'))
    choices.push([`${csharpOptionsName(owner, name.replace(/Async$/, ''))}? options = default`]);
  // Every combination of the choices of all arguments.
  const lists = choices.reduce<string[][]>(
    (known, options) =>
      options.flatMap((option) => known.map((list) => (option === '' ? list : [...list, option]))),
    [[]],
  );
  return lists.map((list) => `${head}(${list.join(', ')})`);
}

/** The ways to write one argument, each of which makes an overload; nothing where it is left out. */
function csharpArgument(owner: ApiClass, member: ApiMember, arg: ApiParameter): string[] {
  const bare = lowerFirst(parameterName(arg, 'csharp'));
  // A word of the language needs a sign.
  const word = bare === 'event' ? '@event' : bare;
  if (isSourceOrPath(arg)) return [`string? ${word} = default, string? ${word}Path = default`];
  const context = { owner, member, parameter: arg, position: 'argument' } as const;
  const types = csharpUnion(parameterType(arg, 'csharp'), context);
  const handlers = takesRouteHandler(member, arg) ? [`${ASYNC_HANDLER} ${word}`] : [];
  const [only = ''] = types;
  if (!arg.required && types.length === 1)
    return [`${only.replace(/\?$/, '')}? ${word} = default`, ...handlers];
  const choices = types.map((type) => `${type} ${word}`);
  // Optional overloads would be ambiguous, so that leaving it out is an overload of its own.
  return [...(arg.required ? [] : ['']), ...choices, ...handlers];
}

/** .NET cannot tell a path from a string, so that each has an argument of its own. */
function isSourceOrPath({ type }: ApiParameter): boolean {
  return type === '[string]|[path]';
}

/** The names and types that stand for a parameter, if they are more than its own: most have one. */
export function csharpForms(context: TypeContext): CsharpForm[] | undefined {
  const { owner, member, parameter, position } = context;
  if (!parameter || position === 'field') return undefined;
  if (position === 'option') return csharpProperties(owner, member, parameter);
  const name = argumentName(parameter, 'csharp');
  if (isSourceOrPath(parameter))
    return [name, `${name}Path`].map((form) => ({ name: form, type: 'string?' }));
  const type = printCsharpType(parameterType(parameter, 'csharp'), context);
  const more = takesRouteHandler(member, parameter)
    ? ASYNC_HANDLER
    : TABLES.callbacks[`${member.name}.${parameter.name}`];
  return [{ name, type: more === undefined ? type : `${type} | ${more}` }];
}

/** Routes have a second form for asynchronous handlers, which no fact mentions. */
function takesRouteHandler(member: ApiMember, arg: ApiParameter): boolean {
  return /^(route|unroute)$/.test(member.name) && arg.name === 'handler';
}

const ASYNC_HANDLER = 'Func<`IRoute`, Task>';

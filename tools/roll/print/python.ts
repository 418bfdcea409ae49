import { builtInName } from '#api-reference/typeNames.ts';
import type { ApiClass, ApiMember, ApiParameter } from '../apiFacts.ts';
import { isProperty, memberText, parameterName } from './names.ts';
import type { TypeContext, Writing } from './parameters.ts';
import { argumentsOf, optionsOf, parameterType, returnedType, write } from './parameters.ts';
import { type TypeTree, withoutNull } from './parseType.ts';
import { describedObject } from './structures.ts';

/** Arguments that must be named in Python although they are no options elsewhere. */
const NAMED: Record<string, string[]> = {
  addInitScript: ['path'],
  selectOption: ['element', 'index', 'label'],
  startTracing: ['page'],
  waitForFunction: ['arg'],
};

/** Options that need no name in Python. */
const UNNAMED: Record<string, string[]> = { frame: ['name'] };

/** `page.goto(url: str, *, timeout: Optional[float] = None) -> Optional[Response]`. */
export function pythonSignatures(owner: ApiClass, member: ApiMember): string[] {
  const name = memberText(owner, member, 'python').replace(/\(\)$/, '');
  const returned = returnedType(member, 'python');
  const context = { owner, member, position: 'return' } as const;
  const result = returned ? printPythonType(returned, context) : 'None';
  if (isProperty(member, 'python')) return [`${name}: ${result}`];
  const isNamed = (arg: ApiParameter) => NAMED[member.name]?.includes(arg.name);
  const isUnnamed = (option: ApiParameter) =>
    // What to wait for comes before how long.
    option.name === 'predicate' || UNNAMED[member.name]?.includes(option.name);
  const print = (parameter: ApiParameter) =>
    printParameter(parameter, { owner, member, parameter, position: 'argument' });
  const args = argumentsOf(member, 'python');
  const options = optionsOf(member, 'python');
  const keywords = [...args.filter(isNamed), ...options.filter((option) => !isUnnamed(option))];
  const list = [
    ...[...args.filter((arg) => !isNamed(arg)), ...options.filter(isUnnamed)].map(print),
    ...(keywords.length > 0 ? ['*', ...keywords.map(print)] : []),
  ];
  return [`${name}(${list.join(', ')}) -> ${result}`];
}

function printParameter(parameter: ApiParameter, context: TypeContext): string {
  const name = parameterName(parameter, 'python');
  const { tree, isNullable } = withoutNull(parameterType(parameter, 'python'));
  const type = write(tree, WRITING, context);
  const isNeeded = parameter.required === true && !isNullable;
  return isNeeded ? `${name}: ${type}` : `${name}: Optional[${type}] = None`;
}

/** Prints a type as the annotations of the Python package do, without the prefix `typing.`. */
export function printPythonType(tree: TypeTree, context: TypeContext): string {
  const { tree: rest, isNullable } = withoutNull(tree);
  const printed = write(rest, WRITING, context);
  return isNullable ? `Optional[${printed}]` : printed;
}

/** Arguments that must be lists; others take any sequence. */
const CONCRETE_LISTS = ['clientCertificates'];

/** Handlers of these may do without their last parameter; Python has to say so. */
const SHORT_HANDLERS = ['addLocatorHandler', 'route', 'unroute'];

const WRITING: Writing = {
  name: ({ name }, context) => {
    if (name === 'Object') return describedObject(context, 'python') ?? 'Dict';
    if (isTextToo(name, context)) return 'Union[pathlib.Path, str]';
    // What is passed to the page can be anything, what an event is made of has names.
    if (name === 'EvaluationArgument' && context.parameter?.name !== 'arg') return 'Dict';
    return builtInName(name, 'python') ?? `\`${name}\``;
  },
  generic: ({ name, parameters }, context) => {
    const list = parameters.map((tree) => printPythonType(tree, context)).join(', ');
    const isList = name === 'Array' && !CONCRETE_LISTS.includes(context.parameter?.name ?? '');
    if (isList && context.position !== 'return') return `Sequence[${list}]`;
    const printed = name === 'Object' ? 'Dict' : WRITING.name({ kind: 'name', name }, context);
    return `${printed}[${list}]`;
  },
  enum: ({ values }) => {
    const list = values.toSorted().map((value) => `"${value}"`);
    return `Literal[${list.join(', ')}]`;
  },
  literal: ({ value }) => `Literal["${value}"]`,
  // A union in a union is one union: `[path]|[Object]` is three types, as a path may be a string.
  union: ({ members }, context) => {
    const list = members.map((member) =>
      member.kind === 'name' && isTextToo(member.name, context)
        ? 'pathlib.Path, str'
        : printPythonType(member, context),
    );
    return `Union[${list.join(', ')}]`;
  },
  function: ({ parameters, returns }, context) => {
    if (!parameters) return 'Callable';
    // What a handler returns is awaited if it can be, and otherwise ignored.
    const result = returns?.kind === 'name' ? printPythonType(returns, context) : 'Any';
    const list = parameters.map((parameter) => printPythonType(parameter, context));
    const print = (shown: string[]) => `Callable[[${shown.join(', ')}], ${result}]`;
    const isHandler = SHORT_HANDLERS.includes(context.member.name) && result === 'Any';
    return isHandler ? `Union[${print(list)}, ${print(list.slice(0, -1))}]` : print(list);
  },
};

/** Wherever a path is passed, text does for it. */
function isTextToo(name: string, { position }: TypeContext): boolean {
  return name === 'path' && position !== 'return';
}

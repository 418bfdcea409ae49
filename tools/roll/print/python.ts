import type { ApiClass, ApiMember, ApiParameter } from '../apiFacts.ts';
import { parameterName, memberText, isProperty } from './names.ts';
import type { TypeContext } from './parameters.ts';
import type { TypeTree } from './parseType.ts';
import { parameterType, returnedType, argumentsOf, optionsOf } from './parameters.ts';
import { withoutNull } from './parseType.ts';
import { objectName } from './structures.ts';
import { builtInName } from '#api-reference/typeNames.ts';

/** `page.goto(url: str, *, timeout: Optional[float] = None) -> Optional[Response]`. */
export function pythonSignatures(owner: ApiClass, member: ApiMember): string[] {
  const name = memberText(owner, member, 'python').replace(/\(\)$/, '');
  const returned = returnedType(member, 'python');
  const result = returned
    ? printPythonType(returned, { owner, member, position: 'return' })
    : 'None';
  if (isProperty(member, 'python')) return [`${name}: ${result}`];
  const { positional, keywords } = pythonParameters(member);
  const print = (parameter: ApiParameter) =>
    printParameter({ owner, member, parameter, position: 'argument' });
  const list = positional.map(print);
  if (keywords.length) list.push('*', ...keywords.map(print));
  return [`${name}(${list.join(', ')}) -> ${result}`];
}

function printParameter(context: TypeContext & { parameter: ApiParameter }): string {
  const { parameter } = context;
  const name = parameterName(parameter, 'python');
  const tree = parameterType(parameter, 'python');
  const isNeeded = parameter.required === true && !withoutNull(tree).isNullable;
  if (isNeeded) return `${name}: ${printPythonType(tree, context)}`;
  return `${name}: ${printOptionalPythonType(tree, context)} = None`;
}

/** Arguments that must be named in Python although they are no options elsewhere. */
const NAMED: Record<string, string[]> = {
  addInitScript: ['path'],
  selectOption: ['element', 'index', 'label'],
  startTracing: ['page'],
  waitForFunction: ['arg'],
};

/** Options that need no name in Python. */
const UNNAMED: Record<string, string[]> = { frame: ['name'] };

/** Which parameters Python takes by position and which by name only. */
function pythonParameters(member: ApiMember): {
  positional: ApiParameter[];
  keywords: ApiParameter[];
} {
  const isNamed = ({ name }: ApiParameter) => NAMED[member.name]?.includes(name) ?? false;
  const isUnnamed = ({ name }: ApiParameter) =>
    // What to wait for comes before how long.
    name === 'predicate' || (UNNAMED[member.name]?.includes(name) ?? false);
  const args = argumentsOf(member, 'python');
  const options = optionsOf(member, 'python');
  return {
    positional: [...args.filter((arg) => !isNamed(arg)), ...options.filter(isUnnamed)],
    keywords: [...args.filter(isNamed), ...options.filter((option) => !isUnnamed(option))],
  };
}

/** Prints a type as the annotations of the Python package do, without the prefix `typing.`. */
export function printPythonType(tree: TypeTree, context: TypeContext): string {
  const { tree: rest, isNullable } = withoutNull(tree);
  const printed = printPresent(rest, context);
  return isNullable ? optional(printed) : printed;
}

/** Prints the type of something that may be left out. */
function printOptionalPythonType(tree: TypeTree, context: TypeContext): string {
  return optional(printPresent(withoutNull(tree).tree, context));
}

function optional(printed: string): string {
  return `Optional[${printed}]`;
}

function printPresent(tree: TypeTree, context: TypeContext): string {
  const print = (inner: TypeTree) => printPythonType(inner, context);
  switch (tree.kind) {
    case 'name':
      return printName(tree.name, context);
    case 'generic':
      return printGeneric(tree.name, tree.parameters.map(print), context);
    case 'enum':
      return literal(...tree.values);
    case 'literal':
      return literal(tree.value);
    case 'union':
      return printUnion(tree.members, context);
    case 'function':
      return printFunction(tree, context);
  }
}

function printName(name: string, context: TypeContext): string {
  if (name === 'Object') return structure(context) ?? 'Dict';
  if (name === 'path' && context.position !== 'return') return 'Union[pathlib.Path, str]';
  // What is passed to the page can be anything, what an event is made of has names.
  if (name === 'EvaluationArgument' && context.parameter?.name !== 'arg') return 'Dict';
  return builtInName(name, 'python') ?? `\`${name}\``;
}

/** Objects whose fields nobody describes are plain dictionaries. */
function structure(context: TypeContext): string | undefined {
  const { parameter } = context;
  const isNamed = parameter?.langs?.objects?.python !== undefined;
  if (parameter && !isNamed && !parameter.properties?.length) return undefined;
  return objectName(context, 'python');
}

/** Arguments that must be lists; others take any sequence. */
const CONCRETE_LISTS = ['clientCertificates'];

function printGeneric(name: string, list: string[], context: TypeContext): string {
  const isList = name === 'Array' && !CONCRETE_LISTS.includes(context.parameter?.name ?? '');
  if (isList && context.position !== 'return') return `Sequence[${list.join(', ')}]`;
  const printed = name === 'Object' ? 'Dict' : printName(name, context);
  return `${printed}[${list.join(', ')}]`;
}

/** A union in a union is one union: `[path]|[Object]` is three types, as a path may be a string. */
function printUnion(members: TypeTree[], context: TypeContext): string {
  const list = members.map((member) =>
    member.kind === 'name' && member.name === 'path' && context.position !== 'return'
      ? 'pathlib.Path, str'
      : printPythonType(member, context),
  );
  return `Union[${list.join(', ')}]`;
}

type FunctionTree = Extract<TypeTree, { kind: 'function' }>;

/** Handlers of these may do without their last parameter; Python has to say so. */
const SHORT_HANDLERS = ['addLocatorHandler', 'route', 'unroute'];

function printFunction({ parameters, returns }: FunctionTree, context: TypeContext): string {
  if (!parameters) return 'Callable';
  // What a handler returns is awaited if it can be, and otherwise ignored.
  const result = returns?.kind === 'name' ? printPythonType(returns, context) : 'Any';
  const list = parameters.map((parameter) => printPythonType(parameter, context));
  const print = (shown: string[]) => `Callable[[${shown.join(', ')}], ${result}]`;
  const isHandler = SHORT_HANDLERS.includes(context.member.name) && result === 'Any';
  if (!isHandler) return print(list);
  return `Union[${print(list)}, ${print(list.slice(0, -1))}]`;
}

function literal(...values: string[]): string {
  return `Literal[${values
    .toSorted()
    .map((value) => `"${value}"`)
    .join(', ')}]`;
}

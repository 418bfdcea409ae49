import type { ApiClass, ApiMember, ApiParameter } from '../apiFacts.ts';
import { existsIn } from '../apiFacts.ts';
import type { DeclaredMember, DeclaredParameter } from '../declarations/declaredClass.ts';
import { argumentName, memberText, lowerFirstWord } from './names.ts';
import { isOptionsBag, optionsOf, parameterType, returnedType } from './parameters.ts';
import type { TypePart } from './typePart.ts';
import { joinParts, parts } from './typePart.ts';
import { builtInName } from '#api-reference/typeNames.ts';
import type { TypeTree } from './parseType.ts';

/** `page.goto(url: string, options?: Object): Promise<null | Response>`. */
export function jsSignatures(
  owner: ApiClass,
  member: ApiMember,
  declared?: DeclaredMember,
): TypePart[][] {
  const text = memberText(owner, member, 'js');
  const returned = returnedType(member, 'js');
  const type = returned ? printJsType(returned) : ['void'];
  if (member.kind === 'property') return [parts`${text}: ${type}`];
  const name = text.slice(0, -'()'.length);
  const result = member.async ? parts`Promise<${type}>` : type;
  const args = (member.args ?? []).filter((arg) => isTaken(arg, member));
  const lists = declaredOverloads(args, declared) ?? overloads(args, declared);
  return lists.map((list) => parts`${name}(${joinParts(list, ', ')}): ${result}`);
}

/**
 * The overloads of the declarations, where none of them takes all arguments or one does without what the
 * others need: `test.skip(title, body)` and `test.skip(condition)`. The facts have them in one list.
 */
function declaredOverloads(
  args: readonly ApiParameter[],
  declared: DeclaredMember | undefined,
): TypePart[][][] | undefined {
  const lists = declared?.signatures.map(({ parameters }) => parameters) ?? [];
  const lacking = lists.map((list) => args.filter((arg) => !findDeclared(list, arg)));
  const isKnown = args.every((arg) => lacking.some((list) => !list.includes(arg)));
  const isOneList = lacking.some(({ length }) => length === 0);
  const needsAll = lacking.every((list) => !list.some(({ required }) => required));
  // Names that the declarations do not use cannot be looked up there.
  if (lists.length < 2 || !isKnown || (isOneList && needsAll)) return undefined;
  return lists.map((list) =>
    list.flatMap((one) => {
      const arg = args.find((candidate) => argumentName(candidate, 'js') === one.name);
      return arg ? [printParameter(arg, !one.isOptional, one.isRest)] : [];
    }),
  );
}

function findDeclared(
  list: readonly DeclaredParameter[],
  arg: ApiParameter,
): DeclaredParameter | undefined {
  return list.find(({ name }) => name === argumentName(arg, 'js'));
}

/** What may be left out before something required is left out by an overload, one after another. */
function overloads(args: ApiParameter[], declared: DeclaredMember | undefined): TypePart[][][] {
  const lastRequired = args.findLastIndex(({ required }) => required);
  const early = args.filter(({ required }, index) => !required && index < lastRequired);
  const isRest = (arg: ApiParameter) =>
    declared?.signatures.some(({ parameters }) => findDeclared(parameters, arg)?.isRest) ?? false;
  return Array.from({ length: early.length + 1 }, (_, count) => {
    const given = early.slice(0, count);
    return args
      .filter((arg) => !early.includes(arg) || given.includes(arg))
      .map((arg) => printParameter(arg, arg.required === true || given.includes(arg), isRest(arg)));
  });
}

function isTaken(arg: ApiParameter, member: ApiMember): boolean {
  return existsIn(arg, 'js') && (!isOptionsBag(arg) || optionsOf(member, 'js').length > 0);
}

function printParameter(arg: ApiParameter, isGiven: boolean, isRest: boolean): TypePart[] {
  const mark = isGiven || isRest ? '' : '?';
  const name = `${isRest ? '...' : ''}${argumentName(arg, 'js')}${mark}`;
  return parts`${name}: ${printJsType(parameterType(arg, 'js'))}`;
}

/** Prints a type as TypeScript; objects stay `Object`, their fields are listed elsewhere. */
export function printJsType(tree: TypeTree): TypePart[] {
  switch (tree.kind) {
    case 'name':
      return tree.name === 'Array' ? ['Array<any>'] : printName(tree.name);
    case 'generic':
      return parts`${printName(tree.name)}<${joinParts(tree.parameters.map(printJsType), ', ')}>`;
    case 'enum':
      return [tree.values.map((value) => `"${value}"`).join(' | ')];
    case 'literal':
      return [`"${tree.value}"`];
    case 'union':
      return joinParts(tree.members.map(printMember), ' | ');
    case 'function':
      return printFunction(tree.parameters, tree.returns);
  }
}

function printName(name: string): TypePart[] {
  const builtIn = builtInName(name, 'js');
  return [builtIn ?? { text: name, className: name }];
}

function printMember(tree: TypeTree): TypePart[] {
  const isArrow = tree.kind === 'function' && tree.parameters !== undefined;
  return isArrow ? parts`(${printJsType(tree)})` : printJsType(tree);
}

function printFunction(parameters: TypeTree[] | undefined, returns?: TypeTree): TypePart[] {
  if (!parameters) return ['Function'];
  const list = parameters.map((tree, index) => {
    return parts`${parameterWord(tree, index)}: ${printJsType(tree)}`;
  });
  const result = returns ? printJsType(returns) : ['any'];
  return parts`(${joinParts(list, ', ')}) => ${result}`;
}

/** Classes name the parameter (`route: Route`); anything else is a value. */
function parameterWord(tree: TypeTree, index: number): string {
  if (tree.kind === 'name' && /^[A-Z]/.test(tree.name)) return lowerFirstWord(tree.name);
  return index ? `value${index + 1}` : 'value';
}

import { type ApiClass, type ApiMember, type ApiParameter, existsIn } from '../apiFacts.ts';
import type { DeclaredMember, DeclaredOption } from '../declarations/declaredClass.ts';
import { argumentName, memberText, lowerFirstWord } from './names.ts';
import { isOptionsBag, optionsOf, parameterType, returnedType } from './parameters.ts';
import { builtInName } from '#api-reference/typeNames.ts';
import type { TypeTree } from './parseType.ts';

/** `page.goto(url: string, options?: Object): Promise<null | Response>`. */
export function jsSignatures(
  owner: ApiClass,
  member: ApiMember,
  declared?: DeclaredMember,
): string[] {
  const text = memberText(owner, member, 'js');
  const returned = returnedType(member, 'js');
  const type = returned ? printJsType(returned) : 'void';
  if (member.kind === 'property') return [`${text}: ${type}`];
  const name = text.slice(0, -'()'.length);
  const result = member.async ? `Promise<${type}>` : type;
  const hasOptions = optionsOf(member, 'js').length > 0;
  const args = (member.args ?? []).filter(
    (arg) => existsIn(arg, 'js') && (hasOptions || !isOptionsBag(arg)),
  );
  const lists = declaredOverloads(args, declared) ?? overloads(args, declared);
  return lists.map((list) => `${name}(${list.join(', ')}): ${result}`);
}

/**
 * The overloads of the declarations, where none of them takes all arguments or one does without what the
 * others need: `test.skip(title, body)` and `test.skip(condition)`. The facts have them in one list.
 */
function declaredOverloads(
  args: readonly ApiParameter[],
  declared: DeclaredMember | undefined,
): string[][] | undefined {
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
      return arg ? [printParameter(arg, !one.isOptional, one.isRest === true)] : [];
    }),
  );
}

function findDeclared(list: readonly DeclaredOption[], arg: ApiParameter) {
  return list.find(({ name }) => name === argumentName(arg, 'js'));
}

/** What may be left out before something required is left out by an overload, one after another. */
function overloads(args: ApiParameter[], declared: DeclaredMember | undefined): string[][] {
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

function printParameter(arg: ApiParameter, isGiven: boolean, isRest: boolean): string {
  const mark = isGiven || isRest ? '' : '?';
  const name = `${isRest ? '...' : ''}${argumentName(arg, 'js')}${mark}`;
  return `${name}: ${printJsType(parameterType(arg, 'js'))}`;
}

/** Prints a type as TypeScript; objects stay `Object`, their fields are listed elsewhere. */
export function printJsType(tree: TypeTree): string {
  switch (tree.kind) {
    case 'name':
      return tree.name === 'Array' ? 'Array<any>' : printName(tree.name);
    case 'generic':
      return `${printName(tree.name)}<${tree.parameters.map(printJsType).join(', ')}>`;
    case 'enum':
      return tree.values.map((value) => `"${value}"`).join(' | ');
    case 'literal':
      return `"${tree.value}"`;
    case 'union':
      return tree.members
        .map((member) => (isArrow(member) ? `(${printJsType(member)})` : printJsType(member)))
        .join(' | ');
    case 'function': {
      if (!isArrow(tree)) return 'Function';
      const list = tree.parameters.map((one, index) => `${word(one, index)}: ${printJsType(one)}`);
      return `(${list.join(', ')}) => ${tree.returns ? printJsType(tree.returns) : 'any'}`;
    }
  }
}

function printName(name: string): string {
  return builtInName(name, 'js') ?? `\`${name}\``;
}

function isArrow(tree: TypeTree): tree is TypeTree & { kind: 'function'; parameters: TypeTree[] } {
  return tree.kind === 'function' && tree.parameters !== undefined;
}

/** Classes name the parameter (`route: Route`); anything else is a value. */
function word(tree: TypeTree, index: number): string {
  if (tree.kind === 'name' && /^[A-Z]/.test(tree.name)) return lowerFirstWord(tree.name);
  return index ? `value${index + 1}` : 'value';
}

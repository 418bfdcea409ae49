import type { ApiLanguage } from '#api-reference/facts.ts';
import { type ApiClass, type ApiMember, type ApiParameter, existsIn } from '../apiFacts.ts';
import { type TypeTree, everyPart, parseType } from './parseType.ts';

/** Where a type stands: languages name objects after the place and write some types by it. */
export interface TypeContext {
  owner: ApiClass;
  member: ApiMember;
  /** The argument, option or field whose type it is; absent for what the member returns. */
  parameter?: ApiParameter;
  position: 'argument' | 'option' | 'field' | 'return';
}

/** How a language writes each kind of type. */
export type Writing = {
  [K in TypeTree['kind']]: (tree: Extract<TypeTree, { kind: K }>, context: TypeContext) => string;
};

export function write(tree: TypeTree, writing: Writing, context: TypeContext): string {
  // The one for trees of this kind.
  const print = writing[tree.kind] as (tree: TypeTree, context: TypeContext) => string;
  return print(tree, context);
}

/** What a member returns, holds or passes on in a language; `undefined` for nothing. */
export function returnedType(member: ApiMember, language: ApiLanguage): TypeTree | undefined {
  const text = member.langs?.types?.[language] ?? member.returns;
  return text === undefined ? undefined : parseType(text);
}

/** The type of an argument, option or field; a bag of options is an object. */
export function parameterType(parameter: ApiParameter, language: ApiLanguage): TypeTree {
  return parseType(parameter.langs?.types?.[language] ?? parameter.type ?? '[Object]');
}

/** The arguments that a language has, apart from its options. */
export function argumentsOf(member: ApiMember, language: ApiLanguage): ApiParameter[] {
  return (member.args ?? []).filter((arg) => existsIn(arg, language) && !isOptionsBag(arg));
}

/** The options of a member in a language, out of their bag. */
export function optionsOf(member: ApiMember, language: ApiLanguage): ApiParameter[] {
  return (member.args ?? [])
    .filter((arg) => existsIn(arg, language) && isOptionsBag(arg))
    .flatMap((bag) => bag.properties ?? [])
    .filter((option) => existsIn(option, language));
}

/** The fields of what a member returns, holds or passes on, where that is an object in a language. */
export function fieldsOf(member: ApiMember, language: ApiLanguage): ApiParameter[] {
  return returnsObject(member, language) ? (member.properties ?? []) : [];
}

export function returnsObject(member: ApiMember, language: ApiLanguage): boolean {
  const type = returnedType(member, language);
  return type !== undefined && hasObject(type);
}

/** Whether a type has fields of its own. */
export function hasObject(tree: TypeTree): boolean {
  return everyPart(tree).some((part) => 'name' in part && part.name === 'Object');
}

export function isOptionsBag(arg: ApiParameter): boolean {
  return arg.name === 'options';
}

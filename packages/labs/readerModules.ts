import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildParserFile } from '@lezer/generator';
import { bareName, plainCode, spelledName } from '../../src/api-reference/facts.ts';
import type { ClassFacts, MemberFacts, ParameterFacts } from '../../src/api-reference/facts.ts';
import type { ApiClass, ApiEnum, ApiMember, ApiParameter, ApiTable } from './reader/api.ts';
import { LANGUAGES, type Language } from './worker/languages.ts';

/** What the reader of statements imports that is made at build time: `virtual:reader/api`, `virtual:reader/csharp`. */
export function readReaderModule(root: string, name: string): string {
  if (name === 'api') return `export const table = ${JSON.stringify(createApiTable(root))};`;
  const fileName = join(root, 'packages/labs/reader/csharp.grammar');
  return buildParserFile(readFileSync(fileName, 'utf8'), { fileName }).parser;
}

/** The facts of the stable release (`data/api`), as far as the reader needs them: classes that all languages have. */
function createApiTable(root: string): ApiTable {
  const read = (language: Language) => {
    const file = `data/api/stable/${language === 'javascript' ? 'js' : language}.json`;
    return JSON.parse(readFileSync(join(root, file), 'utf8')) as ClassFacts[];
  };
  const enums: Record<string, ApiEnum> = {};
  const facts = LANGUAGES.map(read);
  const names = facts
    .map((classes) => new Set(classes.map(({ name }) => name)))
    .reduce((all, own) => new Set([...all].filter((name) => own.has(name))));

  function packClass({ members }: ClassFacts, language: Language): ApiClass {
    const packed: ApiClass = {};
    for (const member of members.filter(({ kind }) => kind !== 'event')) {
      const name = bareName(member);
      packed[name] = withOverload(packed[name], packMember(member, language));
    }
    return packed;
  }

  function packMember(member: MemberFacts, language: Language): ApiMember {
    const { spelled, kind, optionsClass, returns, signatures } = member;
    const { args, options } = language === 'python' ? byKeyword(member) : withDefaults(member);
    const type = plainCode(returns?.type);
    // Declarations in Java need it; in other languages, only these say something.
    const isTold = language === 'java' || /^EventContextManager|\bT$/.test(type);
    const [, returned = ''] = /^(?:null \| )?(\w+)$/.exec(type) ?? [];
    const pack = (parameter: ParameterFacts) => packParameter(parameter, language);
    return {
      spelled,
      ...(kind === 'property' && { isProperty: true }),
      ...(signatures.some((each) => each.includes('Promise<')) && { isAsync: true }),
      ...(args.length > 0 && { args: args.map(pack) }),
      ...(options.length > 0 && { options: options.map(pack) }),
      ...(optionsClass && { optionsClass }),
      ...(names.has(returned) && { returns: returned }),
      ...(type && isTold && { type }),
    };
  }

  function packParameter(parameter: ParameterFacts, language: Language): ApiParameter {
    const { name, spelled, node, forms, optional, fields, enums: [first] = [] } = parameter;
    const type = plainCode(parameter.type);
    if (first) {
      const constants = first.constants && { [language]: first.constants };
      enums[first.name] = { ...enums[first.name], values: first.values, ...constants };
    }
    return {
      name: node ?? name,
      ...(spelled && { spelled }),
      // Unions of texts are enumerations, which other languages name. Nobody asks for types of Python.
      ...(type && language !== 'python' && !/"|=>/.test(type) && { type }),
      ...(forms && { forms }),
      ...(optional && { isOptional: true }),
      ...(first && { enumName: first.name }),
      ...(fields && { fields: fields.map((field) => packParameter(field, language)) }),
    };
  }

  const [javascript = {}, python = {}, java = {}, csharp = {}] = LANGUAGES.map((language, index) =>
    Object.fromEntries(
      (facts[index] ?? [])
        .filter(({ name }) => names.has(name))
        .map((each) => [each.name, packClass(each, language)]),
    ),
  );
  nameEnums(javascript, [java, python]);
  for (const other of [python, java, csharp]) nameArguments(other, javascript);
  return { javascript, python, java, csharp, enums };
}

/** Node.js writes constants as texts: which enumeration they are from, only other languages say. */
function nameEnums(
  classes: Record<string, ApiClass>,
  others: readonly Record<string, ApiClass>[],
): void {
  const parametersOf = (member: ApiMember | undefined) => [
    ...(member?.args ?? []),
    ...(member?.options ?? []),
  ];
  for (const [className, members] of Object.entries(classes)) {
    for (const [name, member] of Object.entries(members)) {
      const named = others.flatMap((other) => parametersOf(other[className]?.[name]));
      for (const parameter of parametersOf(member)) {
        const same = named.find((each) => each.name === parameter.name && each.enumName);
        if (same?.enumName) parameter.enumName = same.enumName;
      }
    }
  }
}

/** An argument at the same place as one of Node.js is the same, whatever its name. */
function nameArguments(classes: Record<string, ApiClass>, node: Record<string, ApiClass>): void {
  for (const [className, members] of Object.entries(classes)) {
    for (const [name, { args = [] }] of Object.entries(members)) {
      // Python has a member for each opposite.
      const known = node[className]?.[name.replace(/^NotTo/, 'to')];
      const names = new Set(
        known?.args?.flatMap((arg) => [arg, ...(arg.fields ?? [])]).map((arg) => arg.name),
      );
      args.forEach((arg, index) => {
        const same = known?.args?.[index];
        if (!same || names.has(arg.name) || args.some((each) => each.name === same.name)) return;
        arg.spelled ??= arg.name;
        arg.name = same.name;
      });
    }
  }
}

type Parameters = Required<Pick<MemberFacts, 'args' | 'options'>>;

function withDefaults({ args = [], options = [] }: MemberFacts): Parameters {
  return { args, options };
}

/** In Python, the signature says what is given by position, and in which order. */
function byKeyword(member: MemberFacts): Parameters {
  const { args, options } = withDefaults(member);
  const [signature = ''] = member.signatures;
  const at = (parameter: ParameterFacts) =>
    signature.search(new RegExp(`[(\\s*]${spelledName(parameter)}:`));
  const keywords = signature.indexOf('*, ');
  const isKeyword = (parameter: ParameterFacts) => keywords !== -1 && at(parameter) > keywords;
  return {
    args: args.filter((arg) => !isKeyword(arg)).sort((one, other) => at(one) - at(other)),
    options: [...args.filter(isKeyword), ...options],
  };
}

/** One of two ways to call a member: what only one of them has is optional. */
function withOverload(one: ApiMember | undefined, other: ApiMember): ApiMember {
  if (!one) return other;
  const [long, short] =
    (one.args?.length ?? 0) >= (other.args?.length ?? 0) ? [one, other] : [other, one];
  const args = long.args?.map((arg, index) =>
    short.args?.[index] ? arg : { ...arg, isOptional: true },
  );
  const options = [...(long.options ?? [])];
  for (const option of short.options ?? []) {
    if (!options.some(({ name }) => name === option.name)) options.push(option);
  }
  return { ...long, ...(args && { args }), ...(options.length > 0 && { options }) };
}

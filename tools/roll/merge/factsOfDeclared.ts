import type { ApiClass, ApiMember, ApiParameter } from '../apiFacts.ts';
import type {
  DeclaredClass,
  DeclaredMember,
  DeclaredOption,
  DeclaredParameter,
} from '../declarations/declaredClass.ts';
import { returnedFields } from '../declarations/declaredMember.ts';
import { expressionOf } from '../facts/expressionOf.ts';

/** What a new thing is added with. */
export interface Addition {
  /** `v1.57`. */
  since: string;
  /** Other languages have what it belongs to, so it must say that it is for Node.js only. */
  isShared: boolean;
}

/** A class that only the declarations have. */
export function classOfDeclared(declared: DeclaredClass, since: string): ApiClass {
  const members = [...declared.members.values()];
  return {
    name: declared.name,
    extends: null,
    since,
    langs: { only: ['js'] },
    members: members.map((member) => memberOfDeclared(member, { since, isShared: false })),
  };
}

/** A member that only the declarations have. */
export function memberOfDeclared(declared: DeclaredMember, addition: Addition): ApiMember {
  const { kind, name, doc } = declared;
  const fields = returnedFields(declared);
  const { isAsync, expression } = returnedBy(declared);
  const within = { ...addition, isShared: false };
  const args = kind === 'method' ? parametersOf(declared) : [];
  const samples = [...doc.text.matchAll(/^\s*```(\w+)/gm)].map(([, language = '']) => language);
  return {
    kind,
    name,
    ...(isAsync && { async: true }),
    since: addition.since,
    ...(doc.deprecated !== undefined && { deprecated: true }),
    ...langsOf(addition),
    ...(expression !== undefined && { returns: expression }),
    ...(kind === 'property' && !declared.isOptional && { required: true }),
    ...(samples.length > 0 && { exampleLanguages: [...new Set(samples)] }),
    ...(args.length > 0 && { args: args.map((each) => parameterOfDeclared(each, within)) }),
    ...(fields.length > 0 && {
      properties: fields.map((each) => parameterOfDeclared(each, within)),
    }),
  };
}

/** An argument or option that only the declarations have. */
export function parameterOfDeclared(
  declared: DeclaredParameter | DeclaredOption,
  addition: Addition,
): ApiParameter {
  const { name, type, isOptional, options } = declared;
  const isBag = name === 'options' && options.length > 0;
  const within = { ...addition, isShared: false };
  return {
    name,
    ...(!isBag && { type: expressionOf(type, capitalize(name)) }),
    ...(isOptional ? { optional: true } : { required: true }),
    since: addition.since,
    ...(isDeprecated(declared) && { deprecated: true }),
    ...langsOf(addition),
    ...(options.length > 0 && {
      properties: options.map((each) => parameterOfDeclared(each, within)),
    }),
  };
}

export function isDeprecated(declared: DeclaredParameter | DeclaredOption): boolean {
  return 'deprecated' in declared;
}

/** What a method returns, a property holds or an event passes on; a promise makes it asynchronous. */
export function returnedBy({ kind, name, type }: Pick<DeclaredMember, 'kind' | 'name' | 'type'>): {
  isAsync: boolean;
  expression?: string;
} {
  const expression = expressionOf(type || 'void', capitalize(name));
  const promised = kind === 'method' ? /^\[Promise\]<(.*)>$/s.exec(expression)?.[1] : undefined;
  const held = promised ?? expression;
  return { isAsync: promised !== undefined, ...(held !== '[void]' && { expression: held }) };
}

/** The parameters of all overloads, each name once. */
export function parametersOf({ signatures }: DeclaredMember): DeclaredParameter[] {
  const byName = new Map<string, DeclaredParameter>();
  for (const parameter of signatures.flatMap(({ parameters }) => parameters)) {
    const known = byName.get(parameter.name);
    byName.set(parameter.name, known ? joined(known, parameter) : parameter);
  }
  return [...byName.values()];
}

function joined(known: DeclaredParameter, other: DeclaredParameter): DeclaredParameter {
  const names = new Set(known.options.map(({ name }) => name));
  const added = other.options.filter(({ name }) => !names.has(name));
  return { ...known, options: [...known.options, ...added] };
}

function langsOf({ isShared }: Addition): Pick<ApiMember, 'langs'> {
  return isShared ? { langs: { only: ['js'] } } : {};
}

function capitalize(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

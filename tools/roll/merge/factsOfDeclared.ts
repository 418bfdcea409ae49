import { type ApiClass, type ApiMember, type ApiParameter, stated } from '../apiFacts.ts';
import type {
  DeclaredClass,
  DeclaredMember,
  DeclaredOption,
} from '../declarations/declaredClass.ts';
import { returnedFields } from '../declarations/declaredClass.ts';
import { expressionOf } from '../facts/expressionOf.ts';
import { upperFirst } from '../print/names.ts';

/** What a new thing is added with. */
interface Addition {
  /** `v1.57`. */
  since: string;
  /** Other languages have what it belongs to, so it must say that it is for Node.js only. */
  isShared?: boolean;
}

/** A class that only the declarations have. */
export function classOfDeclared({ name, members }: DeclaredClass, since: string): ApiClass {
  return {
    name,
    extends: null,
    since,
    langs: { only: ['js'] },
    members: [...members.values()].map((member) => memberOfDeclared(member, { since })),
  };
}

/** A member that only the declarations have. */
export function memberOfDeclared(declared: DeclaredMember, addition: Addition): ApiMember {
  const { kind, name, doc } = declared;
  const { isAsync, expression } = returnedBy(declared);
  const samples = [...doc.text.matchAll(/^\s*```(\w+)/gm)].map(([, language = '']) => language);
  return stated<ApiMember>({
    kind,
    name,
    async: isAsync,
    since: addition.since,
    deprecated: doc.deprecated !== undefined,
    langs: addition.isShared && { only: ['js'] },
    returns: expression,
    required: kind === 'property' && !declared.isOptional,
    exampleLanguages: [...new Set(samples)],
    args: parametersWithin(parametersOf(declared), addition),
    properties: parametersWithin(returnedFields(declared), addition),
  });
}

/** An argument or option that only the declarations have. */
export function parameterOfDeclared(declared: DeclaredOption, addition: Addition): ApiParameter {
  const { name, type, isOptional, options } = declared;
  const isBag = name === 'options' && options.length > 0;
  return stated<ApiParameter>({
    name,
    type: !isBag && expressionOf(type, upperFirst(name)),
    required: !isOptional,
    optional: isOptional,
    since: addition.since,
    deprecated: declared.deprecated !== undefined,
    langs: addition.isShared && { only: ['js'] },
    properties: parametersWithin(options, addition),
  });
}

/** What they belong to says that it is for Node.js only. */
function parametersWithin(list: readonly DeclaredOption[], { since }: Addition): ApiParameter[] {
  return list.map((one) => parameterOfDeclared(one, { since }));
}

/** What a method returns, a property holds or an event passes on; a promise makes it asynchronous. */
export function returnedBy({ kind, name, type }: Pick<DeclaredMember, 'kind' | 'name' | 'type'>): {
  isAsync: boolean;
  expression?: string;
} {
  const expression = expressionOf(type || 'void', upperFirst(name));
  const promised = kind === 'method' ? /^\[Promise\]<(.*)>$/s.exec(expression)?.[1] : undefined;
  const held = promised ?? expression;
  return { isAsync: promised !== undefined, ...(held !== '[void]' && { expression: held }) };
}

/** The parameters of all overloads, each name once, with the options of all. */
export function parametersOf({ signatures }: DeclaredMember): DeclaredOption[] {
  const byName = new Map<string, DeclaredOption>();
  for (const parameter of signatures.flatMap(({ parameters }) => parameters)) {
    const known = byName.get(parameter.name) ?? { ...parameter, options: [] };
    const names = new Set(known.options.map(({ name }) => name));
    const added = parameter.options.filter(({ name }) => !names.has(name));
    byName.set(parameter.name, { ...known, options: [...known.options, ...added] });
  }
  return [...byName.values()];
}

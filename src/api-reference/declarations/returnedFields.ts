import type { ApiMember } from '#api-reference/apiFacts.ts';
import { returnsObject } from '#api-reference/types/typeContext.ts';
import type { DeclaredMember, DeclaredOption } from './declaredClass.ts';

/** The fields of the object that a member returns, holds or passes on, each name once. */
export function returnedFields({ kind, options, signatures }: DeclaredMember): DeclaredOption[] {
  if (kind !== 'method') return options;
  const fields = signatures.flatMap(({ returnOptions }) => returnOptions);
  return fields.filter(({ name }, index) => index === fields.findIndex((one) => one.name === name));
}

/** Those that belong to a member of the facts: types that have a name there hide what they consist of. */
export function listedFields(declared: DeclaredMember, member: ApiMember): DeclaredOption[] {
  return member.kind === 'method' && !returnsObject(member, 'js') ? [] : returnedFields(declared);
}

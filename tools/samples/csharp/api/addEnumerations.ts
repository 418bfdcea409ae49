import type { ApiMember, ApiParameter } from '#api-reference/apiFacts.ts';
import { existsIn } from '#api-reference/apiFacts.ts';
import { enumConstant, enumsIn } from '#api-reference/types/enumConstants.ts';
import { parameterType, returnedType } from '#api-reference/types/typeContext.ts';
import type { TypeTree } from '#api-reference/types/typeTree.ts';
import type { CsharpApi } from './csharpApi.ts';
import { classIn } from './csharpApi.ts';

/** Adds the enumerations that a member names, with the spelling of their values. */
export function addEnumerations(api: CsharpApi, member: ApiMember): void {
  const returned = returnedType(member, 'csharp');
  const trees = [...(returned ? [returned] : []), ...(member.args ?? []).flatMap(treesOf)];
  for (const { name, values } of trees.flatMap(enumsIn)) {
    const made = classIn(api, name);
    made.values = new Set([
      ...(made.values ?? []),
      ...values.map((value) => enumConstant(value, 'csharp')),
    ]);
  }
}

function treesOf(parameter: ApiParameter): TypeTree[] {
  if (!existsIn(parameter, 'csharp')) return [];
  return [parameterType(parameter, 'csharp'), ...(parameter.properties ?? []).flatMap(treesOf)];
}

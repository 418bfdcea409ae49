import type { ApiMember, ApiParameter } from '#api-reference/apiFacts.ts';
import { existsIn } from '#api-reference/apiFacts.ts';
import { upperFirst } from '#api-reference/spelling.ts';
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
    made.values = new Set([...(made.values ?? []), ...values.map(csharpValue)]);
  }
}

/** Words that are spelled in another way than by a capital letter. */
const SPELLED: Record<string, string> = {
  domcontentloaded: 'DOMContentLoaded',
  networkidle: 'NetworkIdle',
};

/** `no-preference` → `NoPreference`. */
function csharpValue(value: string): string {
  return value
    .split('-')
    .map((word) => SPELLED[word] ?? upperFirst(word))
    .join('');
}

function treesOf(parameter: ApiParameter): TypeTree[] {
  if (!existsIn(parameter, 'csharp')) return [];
  return [parameterType(parameter, 'csharp'), ...(parameter.properties ?? []).flatMap(treesOf)];
}

function enumsIn(tree: TypeTree): { name: string; values: string[] }[] {
  switch (tree.kind) {
    case 'enum':
      return tree.name === undefined ? [] : [{ name: tree.name, values: tree.values }];
    case 'generic':
      return tree.parameters.flatMap(enumsIn);
    case 'union':
      return tree.members.flatMap(enumsIn);
    default:
      return [];
  }
}

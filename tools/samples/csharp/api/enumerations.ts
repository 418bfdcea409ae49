import type { ApiFacts, ApiMember, ApiParameter } from '#api-reference/apiFacts.ts';
import { existsIn } from '#api-reference/apiFacts.ts';
import { upperFirst } from '#api-reference/spelling.ts';
import { parameterType, returnedType } from '#api-reference/types/typeContext.ts';
import type { TypeTree } from '#api-reference/types/typeTree.ts';

/** The enumerations of the .NET package, each with its values as they are spelled there. */
export function enumerations({ classes }: ApiFacts): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const trees = classes
    .filter((owner) => existsIn(owner, 'csharp'))
    .flatMap(({ members }) => members.filter((member) => existsIn(member, 'csharp')))
    .flatMap(treesOf);
  for (const { name, values } of trees.flatMap(enumsIn))
    found.set(name, new Set([...(found.get(name) ?? []), ...values.map(csharpValue)]));
  return found;
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

/** The types that a member returns and takes. */
function treesOf(member: ApiMember): TypeTree[] {
  const returned = returnedType(member, 'csharp');
  return [...(returned ? [returned] : []), ...(member.args ?? []).flatMap(typesIn)];
}

function typesIn(parameter: ApiParameter): TypeTree[] {
  if (!existsIn(parameter, 'csharp')) return [];
  return [parameterType(parameter, 'csharp'), ...(parameter.properties ?? []).flatMap(typesIn)];
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

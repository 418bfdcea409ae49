import type { ApiFacts, ApiMember, ApiParameter } from '../../../roll/apiFacts.ts';
import { existsIn } from '../../../roll/apiFacts.ts';
import { enumConstant, enumsIn } from '../../../roll/print/structures.ts';
import { parameterType, returnedType } from '../../../roll/print/parameters.ts';
import type { TypeTree } from '../../../roll/print/parseType.ts';

/** The enums of the .NET package with their values in .NET spelling. */
export function enumerations({ classes }: ApiFacts): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const trees = classes
    .filter((owner) => existsIn(owner, 'csharp'))
    .flatMap(({ members }) => members.filter((member) => existsIn(member, 'csharp')))
    .flatMap(treesOf);
  for (const { name, values } of trees.flatMap(enumsIn)) {
    const constants = values.map((value) => enumConstant(value, 'csharp'));
    found.set(name, new Set([...(found.get(name) ?? []), ...constants]));
  }
  return found;
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

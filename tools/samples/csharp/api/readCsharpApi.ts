import type { ApiClass, ApiFacts, ApiMember } from '#api-reference/apiFacts.ts';
import { existsIn } from '#api-reference/apiFacts.ts';
import { memberName } from '#api-reference/spelling.ts';
import { csharpSignatures } from '#api-reference/types/csharpSignatures.ts';
import { isProperty } from '#api-reference/types/isProperty.ts';
import { printCsharpType } from '#api-reference/types/printCsharpType.ts';
import { returnedType } from '#api-reference/types/typeContext.ts';
import { partsText } from '#api-reference/types/typePart.ts';
import type { CsharpApi, CsharpClass } from './csharpApi.ts';
import { classIn } from './csharpApi.ts';
import { OTHER, parseCsharpType } from './csharpType.ts';
import { addEnumerations } from './addEnumerations.ts';
import { addStructures } from './addStructures.ts';
import { addUndescribed } from './addUndescribed.ts';
import { parseSignature } from './parseSignature.ts';

/** The types of the .NET package that a table of facts describes. */
export function readCsharpApi({ classes }: ApiFacts): CsharpApi {
  const api: CsharpApi = new Map();
  for (const owner of classes.filter((one) => existsIn(one, 'csharp'))) {
    const made = classIn(api, `I${owner.name}`);
    if (owner.extends) made.base = `I${owner.extends}`;
    for (const member of owner.members.filter((one) => existsIn(one, 'csharp'))) {
      addMember(made, owner, member);
      addStructures(api, owner, member);
      addEnumerations(api, member);
    }
  }
  addUndescribed(api);
  return api;
}

function addMember(made: CsharpClass, owner: ApiClass, member: ApiMember): void {
  const name = memberName(member, 'csharp');
  if (member.kind === 'event') {
    made.events.set(name, returned(owner, member));
  } else if (isProperty(member, 'csharp')) {
    made.properties.set(name, returned(owner, member));
  } else {
    for (const signature of csharpSignatures(owner, member)) {
      const method = parseSignature(partsText(signature));
      made.methods.set(method.name, [...(made.methods.get(method.name) ?? []), method]);
    }
  }
}

function returned(owner: ApiClass, member: ApiMember) {
  const tree = returnedType(member, 'csharp');
  if (!tree) return OTHER;
  return parseCsharpType(partsText(printCsharpType(tree, { owner, member, position: 'return' })));
}

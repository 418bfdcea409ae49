import type { ApiClass, ApiMember, ApiParameter } from '#api-reference/apiFacts.ts';
import { existsIn } from '#api-reference/apiFacts.ts';
import { memberName, parameterName } from '#api-reference/spelling.ts';
import { csharpProperties } from '#api-reference/types/csharpProperties.ts';
import { objectName } from '#api-reference/types/objectName.ts';
import { csharpOptionsName, optionsName } from '#api-reference/types/optionsName.ts';
import { printCsharpType } from '#api-reference/types/printCsharpType.ts';
import type { TypeContext } from '#api-reference/types/typeContext.ts';
import { argumentsOf, optionsOf, parameterType } from '#api-reference/types/typeContext.ts';
import { partsText } from '#api-reference/types/typePart.ts';
import type { CsharpApi } from './csharpApi.ts';
import { classIn } from './csharpApi.ts';
import { parseCsharpType } from './csharpType.ts';

/** Adds the class of a member's options and the structures that its arguments, options and result use. */
export function addStructures(api: CsharpApi, owner: ApiClass, member: ApiMember): void {
  for (const name of optionClasses(owner, member))
    for (const option of optionsOf(member, 'csharp'))
      for (const property of csharpProperties(owner, member, option))
        for (const spelled of [property.name, property.longName ?? property.name])
          classIn(api, name).properties.set(spelled, parseCsharpType(partsText(property.type)));

  const parameters = [...argumentsOf(member, 'csharp'), ...optionsOf(member, 'csharp')];
  for (const parameter of parameters)
    addStructure(api, { owner, member, parameter, position: 'option' }, parameter.properties);
  addStructure(api, { owner, member, position: 'return' }, member.properties);
}

/** `RunAndWaitForPopupAsync` and `WaitForPopupAsync` have options of their own. */
function optionClasses(owner: ApiClass, member: ApiMember): string[] {
  const name = optionsName(owner, member, 'csharp');
  if (!name) return [];
  const method = memberName(member, 'csharp').replace(/Async$/, '');
  if (!method.startsWith('RunAnd')) return [name];
  return [name, csharpOptionsName(owner, method.slice('RunAnd'.length))];
}

function addStructure(
  api: CsharpApi,
  context: TypeContext,
  fields: readonly ApiParameter[] | undefined,
): void {
  const name = fields?.length ? objectName(context, 'csharp') : undefined;
  if (!name || !fields) return;
  const made = classIn(api, name);
  for (const field of fields.filter((one) => existsIn(one, 'csharp'))) {
    const place = { ...context, parameter: field, position: 'field' } as const;
    const printed = partsText(printCsharpType(parameterType(field, 'csharp'), place));
    made.properties.set(parameterName(field, 'csharp'), parseCsharpType(printed));
    addStructure(api, place, field.properties);
  }
}

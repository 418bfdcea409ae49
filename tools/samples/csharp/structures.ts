import type { ApiClass, ApiFacts, ApiMember, ApiParameter } from '../../roll/apiFacts.ts';
import { existsIn } from '../../roll/apiFacts.ts';
import { csharpProperties, printCsharpType } from '../../roll/print/csharpTypes.ts';
import { memberName, parameterName } from '../../roll/print/names.ts';
import type { TypeContext } from '../../roll/print/parameters.ts';
import { argumentsOf, fieldsOf, optionsOf, parameterType } from '../../roll/print/parameters.ts';
import { csharpOptionsName, objectName, optionsName } from '../../roll/print/structures.ts';
import { partsText } from '../../roll/print/typePart.ts';

/** A property of an options class or a structure. */
export interface Property {
  type: string;
  isObsolete: boolean;
}

/** Options classes and structures by name, with their properties. */
type Structures = Map<string, Map<string, Property>>;

/** The options classes and structures of the .NET package. Some are described in several places of the facts. */
export function structures({ classes }: ApiFacts): Structures {
  const found: Structures = new Map();
  for (const owner of classes.filter((one) => existsIn(one, 'csharp')))
    for (const member of owner.members.filter((one) => existsIn(one, 'csharp'))) {
      addOptions(found, owner, member);
      const parameters = [...argumentsOf(member, 'csharp'), ...optionsOf(member, 'csharp')];
      for (const parameter of parameters)
        addStructure(found, { owner, member, parameter, position: 'option' }, parameter.properties);
      addStructure(found, { owner, member, position: 'return' }, fieldsOf(member, 'csharp'));
    }
  return found;
}

function addOptions(found: Structures, owner: ApiClass, member: ApiMember): void {
  for (const name of optionClasses(owner, member))
    for (const option of optionsOf(member, 'csharp'))
      for (const { name: property, longName, type } of csharpProperties(owner, member, option))
        for (const spelled of longName ? [property, longName] : [property])
          add(found, name, spelled, partsText(type), option);
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
  found: Structures,
  context: TypeContext,
  fields: readonly ApiParameter[] | undefined,
): void {
  const name = fields?.length ? objectName(context, 'csharp') : undefined;
  if (!name || !fields) return;
  for (const field of fields.filter((one) => existsIn(one, 'csharp'))) {
    const place = { ...context, parameter: field, position: 'field' } as const;
    const type = partsText(printCsharpType(parameterType(field, 'csharp'), place));
    add(found, name, parameterName(field, 'csharp'), type, field);
    addStructure(found, place, field.properties);
  }
}

function add(
  found: Structures,
  name: string,
  property: string,
  type: string,
  { deprecated }: ApiParameter,
): void {
  const properties = found.get(name) ?? new Map<string, Property>();
  properties.set(property, { type, isObsolete: deprecated === true });
  found.set(name, properties);
}

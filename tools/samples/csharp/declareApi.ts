import type { ApiClass, ApiFacts, ApiMember, ApiParameter } from '../../roll/apiFacts.ts';
import { existsIn } from '../../roll/apiFacts.ts';
import { csharpSignatures } from '../../roll/print/csharp.ts';
import { printCsharpType } from '../../roll/print/csharpTypes.ts';
import { memberName } from '../../roll/print/names.ts';
import { parameterType, returnedType } from '../../roll/print/parameters.ts';
import type { TypeTree } from '../../roll/print/parseType.ts';
import { enumConstant, enumsIn } from '../../roll/print/structures.ts';
import { partsText } from '../../roll/print/typePart.ts';
import type { Property } from './structures.ts';
import { structures } from './structures.ts';

const HEAD = `#nullable enable
using System;
using System.Collections.Generic;
using System.IO;
using System.Text.Json;
using System.Text.RegularExpressions;
using System.Threading.Tasks;
namespace Microsoft.Playwright;`;

/** Declares the .NET package in C#, as far as the facts describe it. */
export function declareApi(facts: ApiFacts): string {
  const owners = facts.classes.filter((owner) => existsIn(owner, 'csharp') && !isException(owner));
  return [
    HEAD,
    ...owners.map(declareInterface),
    ...[...structures(facts)].map(([name, properties]) => declareStructure(name, properties)),
    ...[...enumerations(facts)].map(
      ([name, values]) => `public enum ${name} { ${[...values].join(', ')} }`,
    ),
  ].join('\n');
}

/** Partial: `declarations/Playwright.cs` adds members that the facts don't list. */
function declareInterface(owner: ApiClass): string {
  const base = owner.extends ? ` : I${owner.extends}` : '';
  const members = owner.members
    .filter((member) => existsIn(member, 'csharp'))
    .flatMap((member) => declareMember(owner, member));
  return `public partial interface I${owner.name}${base}\n{\n${[...new Set(members)].join('\n')}\n}`;
}

function declareMember(owner: ApiClass, member: ApiMember): string[] {
  const mark = member.deprecated ? '[Obsolete] ' : '';
  if (member.kind === 'event')
    return [
      `${mark}event EventHandler<${payload(owner, member)}> ${memberName(member, 'csharp')};`,
    ];
  return csharpSignatures(owner, member)
    .map(partsText)
    .map((text) => `${mark}${text}${text.endsWith('}') ? '' : ';'}`);
}

function payload(owner: ApiClass, member: ApiMember): string {
  const tree = returnedType(member, 'csharp');
  return tree
    ? partsText(printCsharpType(tree, { owner, member, position: 'return' }))
    : 'EventArgs';
}

/** Options can be copied: `new(options) { Locale = "de-DE" }`. */
function declareStructure(name: string, properties: ReadonlyMap<string, Property>): string {
  const lines = [...properties].map(
    ([property, { type, isObsolete }]) =>
      `${isObsolete ? '[Obsolete] ' : ''}public ${type} ${property} { get; set; } = default!;`,
  );
  const copies = name.endsWith('Options')
    ? [`public ${name}() { }`, `public ${name}(${name} clone) { }`]
    : [];
  return `public partial class ${name}\n{\n${[...copies, ...lines].join('\n')}\n}`;
}

/** Exceptions are platform classes or have no members of their own. */
function isException({ name, extends: base }: ApiClass): boolean {
  return base === 'Error' || name.endsWith('Exception');
}

/** The enums of the .NET package with their values in .NET spelling. */
function enumerations({ classes }: ApiFacts): Map<string, Set<string>> {
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

import type { ClassFacts, MemberFacts, ParameterFacts, Printed } from '#api-reference/facts.ts';
import { parametersOf, plainCode } from '#api-reference/facts.ts';

const HEAD = `#nullable enable
using System;
using System.Collections.Generic;
using System.IO;
using System.Text.Json;
using System.Text.RegularExpressions;
using System.Threading.Tasks;
namespace Microsoft.Playwright;`;

/** Declares the .NET package in C#, as far as the class pages describe it. */
export function declareApi(classes: readonly ClassFacts[]): string {
  // Exceptions are platform classes or have no members of their own.
  const owners = classes.filter(({ name, spelled = name }) => !spelled.endsWith('Exception'));
  return [
    HEAD,
    ...owners.map(declareInterface),
    ...[...structures(classes)].map(([name, properties]) => declareStructure(name, properties)),
    ...[...enumerations(classes)].map(
      ([name, values]) => `public enum ${name} { ${[...values].join(', ')} }`,
    ),
  ].join('\n');
}

/** Partial: `declarations/Playwright.cs` adds members that the facts don't list. */
function declareInterface({ name, inherited, members }: ClassFacts): string {
  const base = inherited ? ` : I${inherited.from}` : '';
  const lines = new Set(members.flatMap(declareMember));
  return `public partial interface I${name}${base}\n{\n${[...lines].join('\n')}\n}`;
}

function declareMember({ kind, spelled, signatures, returns, deprecated }: MemberFacts): string[] {
  const mark = deprecated ? '[Obsolete] ' : '';
  const payload = returns ? plainCode(returns.type) : 'EventArgs';
  if (kind === 'event') return [`${mark}event EventHandler<${payload}> ${spelled};`];
  return signatures.map(plainCode).map((text) => `${mark}${text}${text.endsWith('}') ? '' : ';'}`);
}

/** The properties of an options class or a structure: their declarations, by name. */
type Properties = Map<string, string>;

/** Options can be copied: `new(options) { Locale = "de-DE" }`. */
function declareStructure(name: string, properties: Properties): string {
  const copies = name.endsWith('Options')
    ? [`public ${name}() { }`, `public ${name}(${name} clone) { }`]
    : [];
  return `public partial class ${name}\n{\n${[...copies, ...properties.values()].join('\n')}\n}`;
}

/** The options classes and structures of the .NET package. Some are described in several places of the facts. */
export function structures(classes: readonly ClassFacts[]): Map<string, Properties> {
  const found = new Map<string, Properties>();
  const add = (name: string, fields: readonly ParameterFacts[]) => {
    const properties = found.get(name) ?? new Map<string, string>();
    found.set(name, properties);
    for (const field of fields)
      for (const [property, type] of propertiesOf(field)) {
        const mark = field.deprecated ? '[Obsolete] ' : '';
        const text = `${mark}public ${plainCode(type)} ${property} { get; set; } = default!;`;
        properties.set(property, text);
      }
  };
  const addObject = (type: Printed = '', fields: readonly ParameterFacts[] = []) => {
    const name = type.match(STRUCTURE)?.at(-1);
    if (name && fields.length > 0) add(name, fields);
    for (const field of fields) addObject(field.type, field.fields);
  };
  for (const member of classes.flatMap(({ members }) => members)) {
    const { args = [], options = [], optionsClass, returns, fields } = member;
    // `RunAndWaitForPopupAsync` and `WaitForPopupAsync` have options of their own.
    if (optionsClass)
      for (const name of [optionsClass, optionsClass.replace('RunAnd', '')]) add(name, options);
    for (const parameter of [...args, ...options]) addObject(parameter.type, parameter.fields);
    addObject(returns?.type, fields);
  }
  return found;
}

/** A name in a type that is neither an interface of the package nor a collection. */
const STRUCTURE = /(?<![\w`])(?!IEnumerable|IReadOnlyList)[A-Z]\w*/g;

/** An option is a property, or one for each of its types; of these, one has a second name. */
function propertiesOf({ name, spelled = name, type = '', forms }: ParameterFacts) {
  if (!forms) return [[spelled, type] as const];
  const all = Object.entries(forms);
  const short = all.length > 1 ? forms[spelled] : undefined;
  return short === undefined ? all : [...all, [`${spelled}String`, short] as const];
}

/** The enums of the .NET package with their values in .NET spelling. */
function enumerations(classes: readonly ClassFacts[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const add = ({ enums = [], fields = [] }: Pick<ParameterFacts, 'enums' | 'fields'>) => {
    for (const { name, constants = [] } of enums)
      found.set(name, new Set([...(found.get(name) ?? []), ...constants]));
    fields.forEach(add);
  };
  for (const member of classes.flatMap(({ members }) => members))
    [...parametersOf(member), member.returns ?? {}].forEach(add);
  return found;
}

import type { ApiFacts, ApiMember, ApiParameter } from '../apiFacts.ts';
import { faultOfType, parseType } from '../print/parseType.ts';
import { builtInName } from '#api-reference/typeNames.ts';
import type { TypeTree } from '../print/parseType.ts';

/** A type of the facts that no page can explain. */
interface StrangeType {
  /** Whose type it is: `Page.goto.url`. */
  place: string;
  /** A sentence. */
  why: string;
}

/**
 * Finds types that cannot be read, and names that are neither built in nor an API class; a new release may bring
 * some. What type declarations use without declaring it, such as `URLPattern`, belongs to the platform.
 */
export function strangeTypes(
  { classes }: ApiFacts,
  declarations: readonly string[],
): StrangeType[] {
  const classNames = new Set(classes.map(({ name }) => name));
  const isKnown = (name: string) =>
    classNames.has(name) ||
    builtInName(name, 'js') !== undefined ||
    isOfPlatform(name, declarations);
  const places = classes.flatMap((owner) =>
    owner.members.flatMap((member) => typesIn(member, `${owner.name}.${member.name}`)),
  );
  return places.flatMap(({ type, place }) => {
    const fault = faultOfType(type);
    if (fault !== undefined) return [{ place, why: `"${type}" cannot be read. ${fault}` }];
    return namesIn(parseType(type))
      .filter((name) => !isKnown(name))
      .map((name) => ({ place, why: `"${name}" is neither a built-in type nor a class.` }));
  });
}

function isOfPlatform(name: string, declarations: readonly string[]): boolean {
  const isUsed = new RegExp(`\\b${name}\\b`);
  // `type URLPattern = typeof globalThis extends …` takes it from there as well.
  const isDeclared = new RegExp(
    `\\b(?:interface|type|class|enum|namespace) ${name}\\b(?! = typeof globalThis\\b)`,
  );
  return (
    declarations.some((text) => isUsed.test(text)) &&
    !declarations.some((text) => isDeclared.test(text))
  );
}

function typesIn(
  thing: ApiMember | ApiParameter,
  place: string,
): { type: string; place: string }[] {
  const own = 'kind' in thing ? thing.returns : thing.type;
  // Python and Java have types of their packages, which need no explanation.
  const types = thing.langs?.types ?? {};
  const args = 'kind' in thing ? (thing.args ?? []) : [];
  const inner = [...args, ...(thing.properties ?? [])];
  return [
    ...[own, types.js, types.csharp].flatMap((type) =>
      type === undefined ? [] : [{ type, place }],
    ),
    ...inner.flatMap((part) => typesIn(part, `${place}.${part.name}`)),
  ];
}

/** The names of a type without those of enumerations, which say themselves what they are. */
function namesIn(tree: TypeTree): string[] {
  switch (tree.kind) {
    case 'name':
      return [tree.name];
    case 'generic':
      return [tree.name, ...tree.parameters.flatMap(namesIn)];
    case 'union':
      return tree.members.flatMap(namesIn);
    case 'function':
      return [...(tree.parameters ?? []), ...(tree.returns ? [tree.returns] : [])].flatMap(namesIn);
    case 'enum':
    case 'literal':
      return [];
  }
}

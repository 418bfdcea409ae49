import type { ApiFacts, ApiMember, ApiParameter } from '#api-reference/apiFacts.ts';
import { parseType } from './parseType.ts';
import { builtInName } from './typeNames.ts';
import type { TypeTree } from './typeTree.ts';

/** A name in the facts that is neither built in nor an API class. */
export interface UnknownType {
  name: string;
  /** Whose type it is: `Page.goto.url`. */
  place: string;
}

/** Finds the names that no page can explain; a new release may bring some. */
export function unknownTypes({ classes }: ApiFacts): UnknownType[] {
  const classNames = new Set(classes.map(({ name }) => name));
  const isKnown = (name: string) => classNames.has(name) || builtInName(name, 'js') !== undefined;
  const places = classes.flatMap((owner) =>
    owner.members.flatMap((member) => typesIn(member, `${owner.name}.${member.name}`)),
  );
  return places.flatMap(({ type, place }) =>
    namesIn(parseType(type))
      .filter((name) => !isKnown(name))
      .map((name) => ({ name, place })),
  );
}

function typesIn(
  thing: ApiMember | ApiParameter,
  place: string,
): { type: string; place: string }[] {
  const own = 'kind' in thing ? thing.returns : thing.type;
  const args = 'kind' in thing ? (thing.args ?? []) : [];
  const inner = [...args, ...(thing.properties ?? [])];
  return [
    ...[own, ...Object.values(thing.langs?.types ?? {})].flatMap((type) =>
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

import type { TruthClass, TruthItem, TruthMember } from './truth.ts';

type Only = TruthItem['only'];

/**
 * Adds what the facts give to Node.js alone although no description has it: its declarations are ahead at times. That
 * they do declare it is checked by the build.
 */
export function withUndescribed(
  described: readonly TruthClass[],
  facts: readonly TruthClass[],
): TruthClass[] {
  return described.map((owner) => {
    const known = facts.find(({ name }) => name === owner.name);
    return known ? { ...owner, members: join(owner.members, known.members, known.only) } : owner;
  });
}

/** Members, arguments or options; `within` are the languages of what the facts have them in. */
function join<T extends TruthItem>(
  described: readonly T[],
  facts: readonly T[],
  within: Only,
): T[] {
  const ofNode = facts.filter(({ only }) => only?.includes('js') ?? true);
  const joined = described.map((item) => {
    const known = ofNode.find((one) => isSame(one, item));
    return known ? joinInside(item, known, known.only ?? within) : item;
  });
  const added = ofNode.filter(
    (one) => (one.only ?? within)?.join() === 'js' && !described.some((item) => isSame(one, item)),
  );
  return [...joined, ...added];
}

function joinInside<T extends TruthItem>(described: T, known: T, within: Only): T {
  // Only members have arguments.
  const { args, fields } = described as T & Partial<TruthMember>;
  const { args: knownArgs = [], fields: knownFields = [] } = known as T & Partial<TruthMember>;
  return {
    ...described,
    ...(args && { args: join(args, knownArgs, within) }),
    ...(fields && { fields: join(fields, knownFields, within) }),
  };
}

/** An event may be called like a method. */
function isSame(one: TruthItem, other: TruthItem): boolean {
  const kindOf = (item: Partial<TruthMember>) => item.kind;
  return one.name === other.name && kindOf(one) === kindOf(other);
}

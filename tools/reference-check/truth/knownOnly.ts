import type { TruthClass, TruthItem, TruthMember } from './truth.ts';

/**
 * An alpha is described by no wheel. The facts say what it has: each class, member, argument and option is taken
 * from the first of the wheels around it that describes it, and from the facts where none does.
 */
export function knownOnly(
  wheels: readonly TruthClass[][],
  facts: readonly TruthClass[],
): TruthClass[] {
  return facts.map((known) => {
    const owners = wheels.flatMap((wheel) => wheel.filter(({ name }) => name === known.name));
    const members = known.members.map((member) => describedMember(member, owners));
    return { ...(owners[0] ?? known), members };
  });
}

function describedMember(known: TruthMember, owners: readonly TruthClass[]): TruthMember {
  const found = owners.flatMap(({ members }) =>
    members.filter(({ name, kind }) => name === known.name && kind === known.kind),
  );
  // Languages may have their own form of a member, under one name.
  const described = found.find(({ only }) => only?.join() === known.only?.join()) ?? found[0];
  if (!described) return known;
  const args = known.args.map((arg) => describedArgument(arg, described));
  return { ...described, ...(known.only && { only: known.only }), args };
}

/** Options may be new; their fields are as old as they are. */
function describedArgument(known: TruthItem, member: TruthMember): TruthItem {
  const described = member.args.find((arg) => isSame(arg, known));
  if (!described?.fields || known.name !== 'options') return described ?? known;
  const fields = (known.fields ?? []).map(
    (field) => described.fields?.find((option) => isSame(option, field)) ?? field,
  );
  return { ...described, fields };
}

/** Languages have their own forms of options, too. */
function isSame(one: TruthItem, other: TruthItem): boolean {
  return one.name === other.name && one.only?.join() === other.only?.join();
}

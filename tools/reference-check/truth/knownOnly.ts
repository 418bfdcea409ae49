import type { Language, TruthClass, TruthItem, TruthMember } from './truth.ts';

/** The names of an API as a tree: those of `data/api` have this shape. */
export interface NameTree {
  classes: readonly { name: string; members: readonly NamedMember[] }[];
}
interface NamedMember extends Named {
  kind: string;
  args?: readonly Named[];
}
interface Named {
  name: string;
  langs?: { only?: Language[] };
  properties?: readonly Named[];
}

/**
 * What an alpha has, which no wheel describes: the classes, members, arguments and options of the facts, as the
 * first of the wheels around it that knows them describes them.
 */
export function knownOnly(wheels: readonly TruthClass[][], { classes }: NameTree): TruthClass[] {
  return classes.flatMap(({ name, members }) => {
    const owners = wheels.flatMap((wheel) => wheel.filter((one) => one.name === name));
    const [owner] = owners;
    if (!owner) return [];
    const kept = members.flatMap((named) => {
      const found = owners.flatMap((one) =>
        one.members.filter((member) => member.name === named.name && member.kind === named.kind),
      );
      const best = found.find(({ only }) => only?.join() === named.langs?.only?.join()) ?? found[0];
      return best ? [limitMember(best, named)] : [];
    });
    return [{ ...owner, members: kept }];
  });
}

function limitMember(member: TruthMember, named: NamedMember): TruthMember {
  const only = named.langs?.only;
  const args = member.args.flatMap((arg) => {
    const found = named.args?.find(({ name }) => name === arg.name);
    return found ? [limitOptions(arg, found)] : [];
  });
  return { ...member, ...(only && { only }), args };
}

/** Options may be new; the fields inside of them are as old as they are. */
function limitOptions(arg: TruthItem, named: Named): TruthItem {
  if (arg.name !== 'options' || !arg.fields) return arg;
  const names = new Set(named.properties?.map(({ name }) => name));
  return { ...arg, fields: arg.fields.filter(({ name }) => names.has(name)) };
}

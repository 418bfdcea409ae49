import {
  type ClassFacts,
  classSlug,
  type MemberFacts,
  parametersOf,
  placed,
  type PlacedParameter,
  spelledName,
} from '#api-reference/facts.ts';
import {
  CHANGE_KINDS,
  type ChangedName,
  type ChangeKind,
  type ClassChanges,
} from '#model/newer.ts';

/** What one release changed in the API of a language, by class; what is inside a new or lost thing is not listed again. */
export function apiChanges(
  before: readonly ClassFacts[],
  after: readonly ClassFacts[],
): Record<string, ClassChanges> {
  const [old, now] = [entriesOf(before), entriesOf(after)];
  const changes: Record<string, ClassChanges> = {};
  const add = (kind: ChangeKind, { owner, name }: Entry) => {
    const list = ((changes[owner] ??= {})[kind] ??= []);
    // Overloads have one name.
    if (!list.some(([, ...other]) => other.join() === name.slice(1).join())) list.push(name);
  };
  for (const [key, entry] of now) {
    const known = old.get(key);
    if (!known) {
      if (isOutermost(entry, old)) add('added', entry);
    } else if (entry.isDeprecated && !known.isDeprecated) add('deprecated', entry);
    else if (entry.says !== known.says) add('changed', entry);
  }
  for (const [key, entry] of old) {
    if (!now.has(key) && isOutermost(entry, now)) add('removed', entry);
  }
  return Object.fromEntries(
    Object.entries(changes).map(([owner, kinds]) => [owner, sorted(kinds)]),
  );
}

/** Whether what it belongs to is there. */
function isOutermost({ parent }: Entry, others: Entries): boolean {
  return parent === undefined || others.has(parent);
}

function sorted(changes: ClassChanges): ClassChanges {
  const kinds = CHANGE_KINDS.filter((kind) => changes[kind]);
  return Object.fromEntries(kinds.map((kind) => [kind, changes[kind]]));
}

type Entries = ReadonlyMap<string, Entry>;

/** A class, a member or a parameter. */
interface Entry {
  owner: string;
  name: ChangedName;
  /** The key of what it belongs to. */
  parent?: string;
  isDeprecated: boolean;
  /** Everything that calls depend on. */
  says: string;
}

type OwnEntry = Omit<Entry, 'owner'>;

/** By anchor, which stays the same from release to release. */
function entriesOf(classes: readonly ClassFacts[]): Entries {
  const entries = new Map<string, Entry>();
  for (const owner of classes) {
    const key = classSlug(owner.name);
    const own = { owner: owner.name, isDeprecated: owner.deprecated ?? false };
    entries.set(key, { ...own, name: [key, spelledName(owner)], says: '' });
    for (const member of owner.members)
      for (const [anchor, entry] of memberEntries(member))
        entries.set(anchor, { parent: key, owner: owner.name, ...entry });
  }
  return entries;
}

function memberEntries(member: MemberFacts): [string, OwnEntry][] {
  const { anchor, text, kind, returns, deprecated, deprecation } = member;
  const isDeprecated = deprecated ?? deprecation !== undefined;
  const says = JSON.stringify([kind, returns]);
  return [
    [anchor, { name: [anchor, text], isDeprecated, says }],
    ...partEntries(placed(parametersOf(member), member), member, anchor),
  ];
}

function partEntries(
  parts: readonly PlacedParameter[],
  member: MemberFacts,
  parent: string,
): [string, OwnEntry][] {
  return parts.flatMap(({ parameter, anchor, path }) => {
    const { type, forms, enums, optional, deprecated: isDeprecated = false } = parameter;
    const name: ChangedName = [anchor, member.text, spelledName(parameter)];
    const says = JSON.stringify([type, forms, enums, optional]);
    const fields = placed(parameter.fields, { anchor, path });
    return [[anchor, { name, parent, isDeprecated, says }], ...partEntries(fields, member, anchor)];
  });
}

import {
  apiName,
  bareName,
  type ClassFacts,
  type MemberFacts,
  type ParameterFacts,
  plainCode,
  spelledName,
} from '#api-reference/facts.ts';
import { groupBy } from '#model/groupBy.ts';

export type ApiIndex = ReturnType<typeof createApiIndex>;

/** What a compiler has resolved a name to: a type, and the way from it to a member, an option or a field. */
export interface Candidate {
  /** `Page`, `LocatorClickOptions` */
  owner: string;
  /** `['goto', 'timeout']`; `['Timeout']` of a class of options; `['#popup']` of an event that code has as text. */
  path: readonly string[];
}

/** Finds API names, as `:api[…]` has them, by what a language calls them. */
export function createApiIndex(classes: readonly ClassFacts[]) {
  const owners = new Map(classes.map((owner) => [owner.name, owner]));
  const owned = classes.flatMap((owner) =>
    owner.members.flatMap((member) =>
      optionsClassesOf(member).map((name) => ({ name, owner, member })),
    ),
  );
  const byOptions = groupBy(owned, ({ name }) => name);

  const find = ({ owner: name, path }: Candidate): string | undefined => {
    const [first, ...others] = byOptions.get(name) ?? [];
    // Some options are those of several members: by themselves, they belong to none.
    if (first && others.every(({ member }) => bareName(member) === bareName(first.member)))
      return nameIn(first.owner, first.member, path);
    const owner = owners.get(name);
    // `Test.describe.configure` is a member, and no option of `Test.describe`.
    for (let length = path.length; owner && length > 0; length--)
      for (const member of membersCalled(owner, path.slice(0, length).join('.'))) {
        const found = nameIn(owner, member, path.slice(length));
        if (found !== undefined) return found;
      }
    return undefined;
  };

  /** The API name of the first candidate that the reference has. */
  return (candidates: readonly Candidate[]): string | undefined =>
    candidates.map(find).find((name) => name !== undefined);
}

/** `RunAndWaitForPopupAsync` and `WaitForPopupAsync` have options of their own. */
function optionsClassesOf({ optionsClass }: MemberFacts): string[] {
  return optionsClass === undefined ? [] : [optionsClass, optionsClass.replace('RunAnd', '')];
}

/** By the name in code, then by that of the reference, where code has one name for several: `expectLocator`. */
function membersCalled({ members }: ClassFacts, name: string): MemberFacts[] {
  return [
    ...members.filter((member) => codeNames(member).includes(name)),
    ...members.filter((member) => member.name === name),
  ];
}

/** What code calls a member: one listens to an event by a name of its own, and what waits may have two. */
function codeNames({ kind, spelled, listened, signatures }: MemberFacts): string[] {
  if (kind === 'event') return [`#${spelled}`, ...(listened === undefined ? [] : [listened])];
  const called = signatures.flatMap((one) => /(\w+)(?:<\w+>)?\(/.exec(plainCode(one))?.[1] ?? []);
  return [spelled, ...called];
}

function nameIn(
  owner: ClassFacts,
  member: MemberFacts,
  path: readonly string[],
): string | undefined {
  const { args = [], options = [], fields = [] } = member;
  // What is in an argument is named without it: readers of code do not see its name.
  const inArguments = args.flatMap((argument) => {
    const inner = path.length > 0 ? follow(argument.fields, path) : undefined;
    return inner ? [[argument.name, ...inner]] : [];
  });
  const inner = follow([...args, ...options, ...fields], path) ?? inArguments[0];
  return inner && [apiName(owner, member), ...inner].join('.');
}

/** The path to a parameter as the reference names its parts. */
function follow(
  parameters: readonly ParameterFacts[] = [],
  [first, ...rest]: readonly string[],
): string[] | undefined {
  if (first === undefined) return [];
  for (const parameter of parameters) {
    const names = [spelledName(parameter), ...Object.keys(parameter.forms ?? {})];
    const inner = names.includes(first) ? follow(parameter.fields, rest) : undefined;
    if (inner) return [parameter.name, ...inner];
  }
  return undefined;
}

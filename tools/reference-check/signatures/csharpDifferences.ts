import type { ExpectedItem, ExpectedMember } from '../expected/expected.ts';
import type { CsharpArgument } from './csharpTypes.ts';
import { CALLBACKS, csharpTypes, readArguments } from './csharpTypes.ts';
import { splitCall } from './splitList.ts';

/** One class serves every HTTP verb. */
const VERBS = /^(?:Delete|Fetch|Get|Head|Patch|Post|Put)Async$/;

/** Forms that no rule gives: what the package has beside, and what it does not have. */
const NEEDED: Readonly<Record<string, string>> = {
  'APIResponse.json': 'JsonAsync<T>(JsonSerializerOptions?',
  'Response.json': 'JsonAsync<T>()',
};
const REFUSED: Readonly<Record<string, RegExp>> = {
  'Frame.evalOnSelector': /JsonElement.*options/,
  'Page.evalOnSelector': /JsonElement.*options/,
  'ElementHandle.evalOnSelectorAll': /JsonElement/,
};

interface Call {
  head: string;
  args: CsharpArgument[];
}

/** Where signatures of .NET break the rules by which the package is generated; members may share a name. */
export function csharpDifferences(
  members: readonly ExpectedMember[],
  owner: string,
  signatures: readonly string[],
): string[] {
  const [first] = members;
  if (!first) return [];
  const { kind, name, place } = first;
  if (kind === 'event')
    return signatures.every((one) => one.includes(name)) ? [] : [`lacks ${name}`];
  const calls = signatures
    .flatMap((signature) => splitCall(signature) ?? [])
    .map(({ head, list }): Call => ({ head, args: readArguments(list) }));
  const needed = NEEDED[place];
  return [
    ...calls.flatMap((call) => leastWrong(members.map((member) => wrongCall(call, member, owner)))),
    ...members.flatMap((member) =>
      calls.length > 0 ? member.args.flatMap((arg) => wrongTypes(arg, member, calls)) : [],
    ),
    ...(needed === undefined || signatures.some((one) => one.includes(needed))
      ? []
      : [`missing: ${needed}`]),
    ...signatures
      .filter((one) => REFUSED[place]?.test(one))
      .map((one) => `not in the package: ${one}`),
  ];
}

function leastWrong(lists: readonly string[][]): string[] {
  return lists.find((list) => list.length === 0) ?? lists[0] ?? [];
}

function wrongCall({ head, args }: Call, member: ExpectedMember, owner: string): string[] {
  const { name, isAsync } = member;
  // `RunAndWaitForPopupAsync` comes with `WaitForPopupAsync`, which takes no action to run.
  const names = [name, ...(name.startsWith('RunAnd') ? [name.slice('RunAnd'.length)] : [])];
  const [, result = '', shown = ''] = /^(.*) (\w+)(?:<[\w, ]+>)?$/s.exec(head) ?? [];
  const isTask = /^(?:Value)?Task\b/.test(result);
  return [
    ...(names.includes(shown) ? [] : [`${shown} → ${names.join(' ')}`]),
    ...(isTask === isAsync ? [] : [`${result} → ${isAsync ? 'Task' : 'no task'}`]),
    ...wrongArguments(args, member, shown !== name),
    ...wrongOptions({ head, args }, member, owner),
  ];
}

/** The arguments come in order, and none that is needed is left out. */
function wrongArguments(
  shown: readonly CsharpArgument[],
  { args }: ExpectedMember,
  isShort: boolean,
): string[] {
  const names = shown.map(({ name }) => name).filter((name) => name !== 'options');
  const expected = args.filter(({ names: [name] }) => !isShort || name !== 'action');
  const order = expected.flatMap(({ names: [name = ''] }) => [name, `${name}Path`]);
  const isOrdered = names.every(
    (name, at) => at === 0 || order.indexOf(name) > order.indexOf(names[at - 1] ?? ''),
  );
  const strangers = names.filter((name) => !order.includes(name));
  const lost = expected.filter(
    ({ isOptional, names: [name = ''] }) => !isOptional && !names.includes(name),
  );
  return [
    ...strangers.map((name) => `has no argument ${name}`),
    ...lost.map(({ names: [name = ''] }) => `lacks the argument ${name}`),
    ...(isOrdered ? [] : [`arguments in order ${names.join(', ')}`]),
  ];
}

function wrongOptions(
  { head, args }: Call,
  { options, name }: ExpectedMember,
  owner: string,
): string[] {
  const shown = args.find((arg) => arg.name === 'options');
  // Evaluating without a type takes no options, nor do most forms of the functions that pages can call.
  const isLost = options.length > 0 && !/JsonElement|ExposeBinding/.test(head);
  if (!shown) return isLost ? [`lacks options: ${head}`] : [];
  const method = / (\w+?)(?:Async)?(?:<[\w, ]+>)?$/.exec(head)?.[1] ?? name;
  const isVerb = owner === 'APIRequestContext' && VERBS.test(name);
  const type = isVerb ? 'APIRequestContextOptions' : `${owner}${method}Options`;
  return [type, 'JsonSerializerOptions'].includes(shown.type) ? [] : [`${shown.type} → ${type}`];
}

/** Every type of a union has its overload. */
function wrongTypes(arg: ExpectedItem, member: ExpectedMember, calls: readonly Call[]): string[] {
  const [name = ''] = arg.names;
  const shown = new Set(
    calls.flatMap(({ args }) => args.filter((one) => one.name === name).map(({ type }) => type)),
  );
  const place = `${member.place.replace(/^\w+\./, '')}.${arg.key}`;
  const expected =
    CALLBACKS[place] ?? csharpTypes(arg.type ?? '').filter((type) => type !== undefined);
  return expected.filter((type) => !shown.has(type)).map((type) => `missing: ${type} ${name}`);
}

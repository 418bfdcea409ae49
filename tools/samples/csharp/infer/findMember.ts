import type { Node } from 'web-tree-sitter';
import { closest } from 'fastest-levenshtein';
import type { CsharpMethod } from '../api/csharpApi.ts';
import { memberNames, memberOf } from '../api/csharpApi.ts';
import type { CsharpType } from '../api/csharpType.ts';
import { awaited, OTHER, parseCsharpType, printCsharp, typeNamed } from '../api/csharpType.ts';
import { elementOf, isDictionaryName, isSequenceName } from './isAssignable.ts';
import type { Session } from './session.ts';

/** What stands behind a dot: a value, methods of the framework, or a method of a list. */
export type Found =
  | { kind: 'value'; type: CsharpType | undefined }
  | { kind: 'methods'; methods: readonly CsharpMethod[] }
  | { kind: 'list'; owner: CsharpType };

const TASK_MEMBERS =
  /^(ConfigureAwait|ContinueWith|GetAwaiter|Result|Wait|WaitAsync|IsCompleted\w*|IsFaulted|Exception|AsTask)$/;
const OBJECT_MEMBERS = /^(ToString|Equals|GetHashCode|GetType)$/;
const COUNTS = /^(Count|Length)$/;

/** Looks up a member and reports it where the type is one of the framework and has no such thing. */
export function findMember(session: Session, owner: CsharpType | undefined, node: Node): Found {
  const name = node.type === 'generic_name' ? (node.namedChild(0)?.text ?? '') : node.text;
  if (!owner) {
    if (isFrameworkName(session, name)) session.count(false);
    return { kind: 'value', type: undefined };
  }
  if (owner.name === 'MethodGroup' || owner.name === 'Lambda') {
    session.report(node, `"${name}" is asked of a method that is not called.`);
    return { kind: 'value', type: OTHER };
  }
  if (awaited(owner)) return findInTask(session, owner, name, node);
  if (isDictionaryName(owner.name)) return findInDictionary(owner, name);
  if (owner.name === 'KeyValuePair')
    return value(owner.parameters[name === 'Key' ? 0 : 1] ?? OTHER);
  if (isSequenceName(owner.name) && !session.types.has(owner.name))
    return COUNTS.test(name) ? value(typeNamed('int')) : { kind: 'list', owner };
  if (owner.name === 'string' && COUNTS.test(name)) return value(typeNamed('int'));
  // `Value` of a nullable structure of the platform is the structure.
  if (owner.isNullable && name === 'Value' && !session.types.has(owner.name))
    return value(typeNamed(owner.name, ...owner.parameters));
  return session.types.has(owner.name) ? findInApi(session, owner, name, node) : value(OTHER);
}

function findInTask(session: Session, owner: CsharpType, name: string, node: Node): Found {
  if (TASK_MEMBERS.test(name)) return value(name === 'Result' ? awaited(owner) : owner);
  session.report(node, `${printCsharp(owner)} has no member "${name}". Is "await" missing?`);
  return value(OTHER);
}

/** To the methods of lists a dictionary is a list of pairs. */
function findInDictionary(
  { parameters: [key = OTHER, entry = OTHER] }: CsharpType,
  name: string,
): Found {
  if (COUNTS.test(name)) return value(typeNamed('int'));
  if (name === 'Keys') return value(typeNamed('IEnumerable', key));
  if (name === 'Values') return value(typeNamed('IEnumerable', entry));
  return { kind: 'list', owner: typeNamed('IEnumerable', typeNamed('KeyValuePair', key, entry)) };
}

function findInApi(session: Session, owner: CsharpType, name: string, node: Node): Found {
  const { types, own } = session;
  const isOwn = own.has(owner.name);
  if (!isOwn) session.count(true);
  if (types.get(owner.name)?.values?.has(name)) return value(typeNamed(owner.name));
  const member = memberOf(types, owner.name, name);
  if (member?.kind === 'method')
    return member.methods.length ? { kind: 'methods', methods: member.methods } : value(OTHER);
  if (member?.kind === 'event') return value(typeNamed('EventHandler', member.payload));
  if (member) return value(member.type);
  if (isOwn || OBJECT_MEMBERS.test(name)) return value(OTHER);
  const near = closest(name, memberNames(types, owner.name));
  session.report(node, `${printCsharp(owner)} has no member "${name}". Did you mean "${near}"?`);
  return value(undefined);
}

/** Methods of lists that give one entry, or the list in another form. */
const ONE_ENTRY = /^(First|Last|Single|ElementAt)(OrDefault)?$|^Aggregate$|^(Min|Max)By$/;
const SAME_LIST =
  /^(Where|Order\w*|ThenBy\w*|Skip\w*|Take\w*|ToList|ToArray|Reverse|Distinct\w*|Concat|Append)$/;

/** What a method of a list gives; `mapped` is what a lambda among its arguments gives. */
export function listResult(
  owner: CsharpType,
  name: string,
  mapped: CsharpType | undefined,
): CsharpType {
  if (ONE_ENTRY.test(name)) return elementOf(owner) ?? OTHER;
  if (SAME_LIST.test(name)) return owner;
  if (name === 'Select') return typeNamed('IEnumerable', ...(mapped ? [mapped] : []));
  return /^(Any|All|Contains)$/.test(name) ? parseCsharpType('bool') : OTHER;
}

function isFrameworkName({ types }: Session, name: string): boolean {
  return name.endsWith('Async') || [...types.keys()].some((type) => memberOf(types, type, name));
}

function value(type: CsharpType | undefined): Found {
  return { kind: 'value', type };
}

import type { ApiClass, ApiMember } from '../apiFacts.ts';
import { existsIn } from '../apiFacts.ts';
import type { DeclaredClass, DeclaredMember, DeclaredOption } from './declaredClass.ts';
import { memberKey } from './declaredClass.ts';
import { returnsObject } from '../print/parameters.ts';

/** What the declarations say about a member of the facts; of a numbered one, that overload only. */
export function declaredMember(
  classes: ReadonlyMap<string, DeclaredClass>,
  factsClass: ApiClass,
  factsMember: ApiMember,
): DeclaredMember | undefined {
  const member = classes.get(factsClass.name)?.members.get(declaredKey(factsMember));
  const number = overloadNumber(factsClass, factsMember);
  if (!member || number === undefined) return member;
  const signature = member.signatures[number - 1];
  return (
    signature && {
      ...member,
      doc: signature.doc,
      signatures: [signature],
      type: signature.returns,
      line: signature.line,
    }
  );
}

/** Under which key the declarations keep a member of the facts: `$eval`, `event:frameattached`. */
export function declaredKey(member: ApiMember): string {
  const name = member.langs?.aliases?.js ?? nameOfOverload(member);
  // The facts write events in camel case, JavaScript in lower case.
  return memberKey({
    kind: member.kind,
    name: member.kind === 'event' ? name.toLowerCase() : name,
  });
}

/** From 1; undefined where the facts describe all overloads in one. */
function overloadNumber(factsClass: ApiClass, member: ApiMember): number | undefined {
  const isNumbered = factsClass.members.some(
    (other) =>
      existsIn(other, 'js') &&
      other.name !== nameOfOverload(other) &&
      nameOfOverload(other) === nameOfOverload(member),
  );
  return isNumbered ? Number(/#(\d+)$/.exec(member.name)?.[1] ?? 1) : undefined;
}

function nameOfOverload(member: ApiMember): string {
  return member.name.replace(/#\d+$/, '');
}

/** The fields of the object that a member returns, holds or passes on, each name once. */
export function returnedFields({ kind, options, signatures }: DeclaredMember): DeclaredOption[] {
  if (kind !== 'method') return options;
  const fields = signatures.flatMap(({ returnOptions }) => returnOptions);
  return fields.filter(({ name }, index) => index === fields.findIndex((one) => one.name === name));
}

/** Those that belong to a member of the facts: types that have a name there hide what they consist of. */
export function listedFields(declared: DeclaredMember, member: ApiMember): DeclaredOption[] {
  return member.kind === 'method' && !returnsObject(member, 'js') ? [] : returnedFields(declared);
}

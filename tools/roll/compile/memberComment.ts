import type { ApiLanguage } from '#api-reference/facts.ts';
import { bareName } from '#api-reference/facts.ts';
import type { ApiClass, ApiMember } from '../apiFacts.ts';
import { existsIn } from '../apiFacts.ts';
import type { DeclaredClass, DeclaredMember } from '../declarations/declaredClass.ts';
import { declaredMember } from '../declarations/declaredMember.ts';
import { memberText } from '../print/names.ts';

type Declared = ReadonlyMap<string, DeclaredClass>;

/** What the declarations say of a member; undefined where Node.js lacks it or has it in another form. */
export function declaredOf(
  declared: Declared,
  owner: ApiClass,
  member: ApiMember,
): DeclaredMember | undefined {
  return existsIn(member, 'js') ? declaredMember(declared, owner, member) : undefined;
}

/** The text of a member without words of ours: its comment, or that of its counterpart in Node.js. */
export function memberComment(
  declared: Declared,
  owner: ApiClass,
  member: ApiMember,
  language: ApiLanguage,
): { comment: string; oppositeOf?: string } {
  const own = declaredOf(declared, owner, member)?.doc.text;
  if (own !== undefined) return { comment: own };
  const there = counterpart(owner, member);
  const comment = there ? (declaredOf(declared, owner, there)?.doc.text ?? '') : '';
  const isOpposite =
    there && bareName(there) === positiveName(member) && bareName(there) !== bareName(member);
  return { comment, ...(isOpposite && { oppositeOf: memberText(owner, there, language) }) };
}

/** The form that Node.js has of a member: under the same name, without "not", or for any event. */
function counterpart(owner: ApiClass, member: ApiMember): ApiMember | undefined {
  const find = (name: string) =>
    owner.members.find(
      (other) => existsIn(other, 'js') && bareName(other) === name && other.kind !== 'event',
    );
  if (member.kind === 'event') return undefined;
  const isWaiting = member.name.startsWith('waitFor');
  return find(positiveName(member)) ?? (isWaiting ? find('waitForEvent') : undefined);
}

/** `NotToBeVisible` → `toBeVisible`. */
function positiveName(member: ApiMember): string {
  return bareName(member).replace(/^NotTo/, 'to');
}

import type { ApiClass, ApiLanguage, ApiMember } from '#api-reference/apiFacts.ts';
import { bareName, existsIn } from '#api-reference/apiFacts.ts';
import type { DeclaredMember } from '#api-reference/declarations/declaredClass.ts';
import { declaredMember } from '#api-reference/declarations/declaredMember.ts';
import { memberText } from '#api-reference/memberText.ts';
import type { ApiVersion } from './apiVersion.ts';

/** What the declarations say of a member; undefined where Node.js lacks it or has it in another form. */
export function declaredOf(
  { declared }: ApiVersion,
  owner: ApiClass,
  member: ApiMember,
): DeclaredMember | undefined {
  return existsIn(member, 'js') ? declaredMember(declared, owner, member) : undefined;
}

/** The text of a member without words of ours: its comment, or that of its counterpart in Node.js. */
export function memberComment(
  api: ApiVersion,
  owner: ApiClass,
  member: ApiMember,
  language: ApiLanguage,
): string {
  const own = declaredOf(api, owner, member)?.doc.text;
  if (own !== undefined) return own;
  const there = counterpart(owner, member);
  const comment = there ? (declaredOf(api, owner, there)?.doc.text ?? '') : '';
  if (!there || bareName(there) !== positiveName(member)) return comment;
  const isOpposite = bareName(there) !== bareName(member);
  return isOpposite
    ? `The opposite of \`${memberText(owner, there, language)}\`.\n\n${comment}`
    : comment;
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

import type { OtherLanguage } from '#features/generated.ts';
import type { Edition } from '#model/edition.ts';
import type { ApiVersion } from '#api-reference/apiVersion.ts';
import { findClass } from '#api-reference/apiVersion.ts';
import type { ClassFacts, MemberFacts } from '#api-reference/facts.ts';
import { LANGUAGE_OF_EDITION } from '#api-reference/facts.ts';
import { withoutObject } from './codeNames.ts';

interface Place {
  api: Pick<ApiVersion, 'languages'>;
  owner: ClassFacts;
  /** Those beside the one of the page. */
  others: readonly Edition[];
  hrefIn: (edition: Edition, anchor: string) => string;
}

/** The other editions, with the name of a member there; none for a class that no other edition has. */
export function otherEditions(
  member: MemberFacts,
  { api, owner, others, hrefIn }: Place,
): OtherLanguage[] {
  const found = others.map((edition) => ({
    edition,
    there: findClass(api, LANGUAGE_OF_EDITION[edition.id], owner.name),
  }));
  if (!found.some(({ there }) => there)) return [];
  return found.map(({ edition, there }) => {
    const same = there && counterpart(member, there);
    const link = same && { text: same.text, href: hrefIn(edition, same.anchor) };
    return { label: edition.label, link };
  });
}

/** The same member in another language, or the way to negate an assertion there. */
function counterpart(
  member: MemberFacts,
  { members, object }: ClassFacts,
): { text: string; anchor: string } | undefined {
  const find = (wanted: string) => members.find(({ anchor }) => anchor === wanted);
  const same = find(member.anchor) ?? negated(member, members);
  if (!same) return undefined;
  const positive = find(member.anchor.replace('-not-to-', '-to-'));
  // `not_to_be_visible()` of one language is `not.toBeVisible()` in the others.
  const call =
    isNegated(member) && !isNegated(same) && positive ? `.${withoutObject(positive, object)}` : '';
  return { text: `${same.text}${call}`, anchor: same.anchor };
}

/** Python has an assertion for each opposite; the others have `not`, which one of these stands for. */
function negated(member: MemberFacts, there: readonly MemberFacts[]): MemberFacts | undefined {
  if (isNegated(member)) return there.find(({ name }) => name === 'not');
  return member.name === 'not' ? there.find(isNegated) : undefined;
}

function isNegated({ name }: MemberFacts): boolean {
  return name.startsWith('NotTo');
}

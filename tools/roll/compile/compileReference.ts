import { commentKey } from '#api-reference/comments/readComments.ts';
import type { ApiLanguage, ClassFacts, Printed } from '#api-reference/facts.ts';
import { LANGUAGES } from '#api-reference/facts.ts';
import type { ApiClass, ApiFacts, ApiMember } from '../apiFacts.ts';
import { existsIn } from '../apiFacts.ts';
import type { DeclaredClass } from '../declarations/declaredClass.ts';
import { aliasAnchor, memberAnchor } from '../print/anchors.ts';
import { className, ownerText } from '../print/names.ts';
import type { TypePart } from '../print/typePart.ts';
import { compileMember } from './compileMember.ts';
import { membersByAnchor, membersOf } from './members.ts';

type Declared = ReadonlyMap<string, DeclaredClass>;

/** What the class pages of a version show, in each language: the facts, spelled, typed and printed. */
export function compileReference(
  facts: ApiFacts,
  declared: Declared,
): Record<ApiLanguage, ClassFacts[]> {
  const compiled = LANGUAGES.map((language) => {
    const owners = facts.classes.filter((owner) => existsIn(owner, language));
    return [language, owners.map((owner) => compileClass(owner, owners, declared, language))];
  });
  // Made of all languages.
  return Object.fromEntries(compiled) as Record<ApiLanguage, ClassFacts[]>;
}

function compileClass(
  owner: ApiClass,
  owners: readonly ApiClass[],
  declared: Declared,
  language: ApiLanguage,
): ClassFacts {
  const { name, since, deprecated } = owner;
  const members = membersOf(owner, language);
  const aliases = aliasAnchors(owner, members, language);
  const print = printer(owners);
  const spelled = className(name, language);
  const comment = declared.get(name)?.doc.text ?? '';
  const inherited = inheritedBy(owner, owners, language);
  return {
    name,
    ...(spelled !== name && { spelled }),
    object: ownerText(owner, language),
    node: ownerText(owner, 'js'),
    ...(since !== undefined && { since }),
    ...(deprecated && { deprecated: true }),
    ...(comment !== '' && { comment: commentKey(comment) }),
    ...(inherited && { inherited }),
    members: members.map((member) =>
      compileMember({ owner, member, language, print }, declared, aliases.get(member)),
    ),
  };
}

/** Joins printed parts, with marks around the classes that have a page. */
function printer(owners: readonly ApiClass[]): (parts: readonly TypePart[]) => Printed {
  const linked = new Set(owners.map(({ name }) => name));
  return (parts) =>
    parts
      .map((part) => {
        if (typeof part === 'string') return part;
        return linked.has(part.className) ? `\`${part.text}\`` : part.text;
      })
      .join('');
}

/** The anchors of names that only this language uses, as far as they are free. */
function aliasAnchors(
  owner: ApiClass,
  members: readonly ApiMember[],
  language: ApiLanguage,
): Map<ApiMember, string> {
  const taken = new Set(members.map((member) => memberAnchor(owner, member)));
  const aliases = new Map<ApiMember, string>();
  for (const member of members) {
    const alias = member.langs?.aliases?.[language];
    const anchor = alias === undefined ? undefined : aliasAnchor(owner, alias);
    if (anchor === undefined || taken.has(anchor)) continue;
    taken.add(anchor);
    aliases.set(member, anchor);
  }
  return aliases;
}

/** What a class has from another one and does not have itself. */
function inheritedBy(
  owner: ApiClass,
  owners: readonly ApiClass[],
  language: ApiLanguage,
): ClassFacts['inherited'] {
  const base = owners.find(({ name }) => name === owner.extends);
  if (!base) return undefined;
  const own = membersByAnchor(owner, language);
  const members = membersOf(base, language)
    .map((member) => ({ of: memberAnchor(base, member), anchor: memberAnchor(owner, member) }))
    .filter(({ anchor }) => !own.has(anchor));
  return members.length > 0 ? { from: base.name, members } : undefined;
}

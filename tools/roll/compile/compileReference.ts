import { commentKey } from '#api-reference/comments/parseComment.ts';
import { type ApiLanguage, type ClassFacts, LANGUAGES } from '#api-reference/facts.ts';
import { type ApiClass, type ApiFacts, type ApiMember, existsIn, stated } from '../apiFacts.ts';
import type { DeclaredClasses } from '../declarations/declaredClass.ts';
import { kebabCase, memberAnchor, className, ownerText } from '../print/names.ts';
import { compileMember } from './compileMember.ts';
import { membersOf } from './members.ts';

/** What the class pages of a version show, in each language: the facts, spelled, typed and printed. */
export function compileReference(
  facts: ApiFacts,
  declared: DeclaredClasses,
): Record<ApiLanguage, ClassFacts[]> {
  const compiled = LANGUAGES.map((language) => {
    const owners = facts.classes.filter((owner) => existsIn(owner, language));
    const classes = owners.map((owner) => compileClass(owner, owners, declared, language));
    return [language, withMarks(classes, language)];
  });
  // Made of all languages.
  return Object.fromEntries(compiled) as Record<ApiLanguage, ClassFacts[]>;
}

function compileClass(
  owner: ApiClass,
  owners: readonly ApiClass[],
  declared: DeclaredClasses,
  language: ApiLanguage,
): ClassFacts {
  const { name, since, deprecated } = owner;
  const members = membersOf(owner, language);
  const aliases = aliasAnchors(owner, members, language);
  const spelled = className(name, language);
  const comment = declared.get(name)?.doc.text ?? '';
  return {
    ...stated<Omit<ClassFacts, 'members'>>({
      name,
      spelled: spelled !== name && spelled,
      object: ownerText(owner, language),
      node: ownerText(owner, 'js'),
      since,
      deprecated,
      comment: comment !== '' && commentKey(comment),
      inherited: inheritedBy(owner, owners, language),
    }),
    members: members.map((member) =>
      compileMember({ owner, member, language }, declared, aliases.get(member)),
    ),
  };
}

/** Leaves marks only around the classes that the language has. */
function withMarks(classes: ClassFacts[], language: ApiLanguage): ClassFacts[] {
  // Interfaces of .NET have a letter before the name of their class.
  const prefix = language === 'csharp' ? 'I' : '';
  const linked = new Set(classes.map(({ name }) => prefix + name));
  const text = JSON.stringify(classes).replace(/`(\w+)`/g, (marked, name: string) =>
    linked.has(name) ? marked : name,
  );
  return JSON.parse(text) as ClassFacts[];
}

/** The anchors of names that only this language uses, as far as they are free: `page-navigate`. */
function aliasAnchors(
  owner: ApiClass,
  members: readonly ApiMember[],
  language: ApiLanguage,
): Map<ApiMember, string> {
  const taken = new Set(members.map((member) => memberAnchor(owner, member)));
  const aliases = new Map<ApiMember, string>();
  for (const member of members) {
    const alias = member.langs?.aliases?.[language];
    const anchor = alias && `${kebabCase(owner.name)}-${kebabCase(alias)}`;
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
  const own = new Set(membersOf(owner, language).map((member) => memberAnchor(owner, member)));
  const members = membersOf(base, language)
    .map((member) => ({ of: memberAnchor(base, member), anchor: memberAnchor(owner, member) }))
    .filter(({ anchor }) => !own.has(anchor));
  return members.length > 0 ? { from: base.name, members } : undefined;
}

import { type ApiLanguage, LANGUAGES, plainCode } from '#api-reference/facts.ts';
import { type ApiClass, type ApiMember, type ApiParameter, existsIn } from '../apiFacts.ts';
import {
  argumentName,
  memberAnchor,
  memberName,
  memberOnPage,
  memberText,
} from '../print/names.ts';
import { argumentsOf, parameterType } from '../print/parameters.ts';
import { printType } from '../print/signatures.ts';

/** The members that a class has in a language, each anchor once, in the order of the facts. */
export function membersOf(owner: ApiClass, language: ApiLanguage): ApiMember[] {
  const found = new Map<string, ApiMember>();
  for (const member of owner.members) {
    const anchor = memberAnchor(owner, member);
    if (existsIn(member, language) && !found.has(anchor)) found.set(anchor, member);
  }
  return [...found.values()];
}

/** How a member is called on the page of its class; overloads say which one they are. */
export function memberHeading(owner: ApiClass, member: ApiMember, language: ApiLanguage): string {
  // `goto()`, `url`, `on('popup')`, `test()`.
  const plainOf = (one: ApiMember) =>
    (one.name === '(call)' ? memberText : memberOnPage)(owner, one, language);
  const plain = plainOf(member);
  const alike = membersOf(owner, language).filter(
    (other) => other !== member && plainOf(other) === plain,
  );
  const forms = [argumentName, typedArgument].map(
    (print) => (one: ApiMember) =>
      plain.replace(/\(\)$/, () => {
        const args = argumentsOf(one, language).filter(({ required }) => required);
        return `(${args.map((arg) => print(arg, language, owner, one)).join(', ')})`;
      }),
  );
  const clear = forms.find((form) => alike.every((other) => form(other) !== form(member)));
  return alike.length > 0 && clear ? clear(member) : plain;
}

/** `expected: string` */
function typedArgument(
  parameter: ApiParameter,
  language: ApiLanguage,
  owner: ApiClass,
  member: ApiMember,
): string {
  const context = { owner, member, parameter, position: 'argument' } as const;
  const type = printType(parameterType(parameter, language), language, context);
  return `${argumentName(parameter, language)}: ${plainCode(type)}`;
}

/** Names of a member by which readers of other languages look for it. */
export function otherMemberNames(
  owner: ApiClass,
  member: ApiMember,
  language: ApiLanguage,
): string[] {
  if (member.name === '(call)') return [];
  const anchor = memberAnchor(owner, member);
  const alike = owner.members.filter((other) => memberAnchor(owner, other) === anchor);
  const names = otherNames(memberName(member, language), (other) => {
    const there = existsIn(owner, other) && alike.find((one) => existsIn(one, other));
    return there ? memberName(there, other) : undefined;
  });
  // Java has a method for each event; the event itself is what readers know.
  const isListener = language === 'java' && member.kind === 'event';
  return isListener ? [memberName(member, language), ...names] : names;
}

/** The names in other languages that readers would not take for the same one. */
export function otherNames(
  name: string,
  nameIn: (language: ApiLanguage) => string | undefined,
): string[] {
  const seen = new Set([essence(name)]);
  return LANGUAGES.flatMap((language) => {
    const other = nameIn(language);
    if (other === undefined || seen.has(essence(other))) return [];
    seen.add(essence(other));
    return [other];
  });
}

/** What is left of a name without the habits of a language. */
function essence(name: string): string {
  return name
    .replace(/Async$/, '')
    .replaceAll('_', '')
    .toLowerCase()
    .replace(/^[gs]et(?=.)/, '');
}

import type { ApiLanguage } from '#api-reference/facts.ts';
import type { ApiClass, ApiMember, ApiParameter } from '../apiFacts.ts';
import { existsIn } from '../apiFacts.ts';
import { memberAnchor } from '../print/anchors.ts';
import { argumentsOf, parameterType } from '../print/parameters.ts';
import { memberOnPage, memberText, argumentName } from '../print/names.ts';
import { printType } from '../print/signatures.ts';
import { partsText } from '../print/typePart.ts';

const members = new WeakMap<ApiClass, Partial<Record<ApiLanguage, Map<string, ApiMember>>>>();

/** The members that a class has in a language, by their anchors, in the order of the facts. */
export function membersByAnchor(
  owner: ApiClass,
  language: ApiLanguage,
): ReadonlyMap<string, ApiMember> {
  const known = members.get(owner) ?? {};
  members.set(owner, known);
  if (known[language]) return known[language];
  const found = new Map<string, ApiMember>();
  for (const member of owner.members) {
    const anchor = memberAnchor(owner, member);
    if (existsIn(member, language) && !found.has(anchor)) found.set(anchor, member);
  }
  known[language] = found;
  return found;
}

export function membersOf(owner: ApiClass, language: ApiLanguage): ApiMember[] {
  return [...membersByAnchor(owner, language).values()];
}

const headings = new WeakMap<ApiMember, Partial<Record<ApiLanguage, string>>>();

/** How a member is called on the page of its class; overloads say which one they are. */
export function memberHeading(owner: ApiClass, member: ApiMember, language: ApiLanguage): string {
  const known = headings.get(member) ?? {};
  headings.set(member, known);
  return (known[language] ??= clearHeading(owner, member, language));
}

function clearHeading(owner: ApiClass, member: ApiMember, language: ApiLanguage): string {
  const forms = [plainForm, withArguments, withTypes].map(
    (form) => (one: ApiMember) => form(owner, one, language),
  );
  const members = membersOf(owner, language);
  const clear = forms.find((form) => {
    const own = form(member);
    return members.every((other) => other === member || form(other) !== own);
  });
  return (clear ?? forms[0])?.(member) ?? member.name;
}

type Form = (owner: ApiClass, member: ApiMember, language: ApiLanguage) => string;

/** `goto()`, `url`, `on('popup')`, `test()`. */
const plainForm: Form = (owner, member, language) =>
  member.name === '(call)'
    ? memberText(owner, member, language)
    : memberOnPage(owner, member, language);

/** `toHaveScreenshot(name)` */
const withArguments: Form = (owner, member, language) =>
  filled(plainForm(owner, member, language), requiredArguments(member, language), (arg) =>
    argumentName(arg, language),
  );

/** `toContain(expected: string)` */
const withTypes: Form = (owner, member, language) =>
  filled(plainForm(owner, member, language), requiredArguments(member, language), (parameter) => {
    const context = { owner, member, parameter, position: 'argument' } as const;
    const type = printType(parameterType(parameter, language), language, context);
    return `${argumentName(parameter, language)}: ${partsText(type)}`;
  });

function requiredArguments(member: ApiMember, language: ApiLanguage): ApiParameter[] {
  return argumentsOf(member, language).filter(({ required }) => required);
}

function filled(
  name: string,
  args: readonly ApiParameter[],
  print: (arg: ApiParameter) => string,
): string {
  return name.replace(/\(\)$/, `(${args.map(print).join(', ')})`);
}

import { commentKey } from '#api-reference/comments/parseComment.ts';
import type { MemberFacts, ParameterFacts, ApiLanguage } from '#api-reference/facts.ts';
import { existsIn, stated } from '../apiFacts.ts';
import type { DeclaredClass, DeclaredMember } from '../declarations/declaredClass.ts';
import { returnedFields, declaredMember } from '../declarations/declaredClass.ts';
import {
  kebabCase,
  memberAnchor,
  eventName,
  kindIn,
  memberName,
  memberText,
} from '../print/names.ts';
import { hasUntypedForm } from '../print/csharp.ts';
import { argumentsOf, fieldsOf, optionsOf, returnedType } from '../print/parameters.ts';
import { printType, signaturesOf } from '../print/signatures.ts';
import { optionsName } from '../print/structures.ts';
import type { Declaration, MemberPlace } from './compileParameter.ts';
import { compileEnums, compileParameters } from './compileParameter.ts';
import { memberHeading, otherMemberNames } from './members.ts';
import { bareName } from '#api-reference/facts.ts';
import type { ApiClass, ApiMember } from '../apiFacts.ts';

/** Everything that the page of a class shows of a member, in one language. */
export function compileMember(
  place: MemberPlace,
  classes: ReadonlyMap<string, DeclaredClass>,
  alias: string | undefined,
): MemberFacts {
  const { owner, member, language } = place;
  const declared = declaredOf(classes, owner, member);
  const spelled = memberName(member, language);
  const listened = member.kind === 'event' ? eventName(member, language) : spelled;
  const { comment, oppositeOf } = memberComment(classes, owner, member, language);
  const { deprecated: deprecation } = declared?.doc ?? {};
  return stated<MemberFacts>({
    name: member.name,
    kind: kindIn(member, language),
    anchor: memberAnchor(owner, member),
    alias,
    heading: memberHeading(owner, member, language),
    text: memberText(owner, member, language),
    spelled,
    listened: listened !== spelled && listened,
    also: otherMemberNames(owner, member, language),
    since: member.since,
    deprecated: member.deprecated,
    discouraged: member.discouraged,
    derived: member.langs?.derived?.includes(language),
    own: !existsIn(member, 'js'),
    comment: comment !== '' && commentKey(comment),
    oppositeOf,
    deprecation: deprecation && commentKey(deprecation),
    signatures: signaturesOf(owner, member, language, declared),
    ...parametersOf(place, declared),
    returns: returned(place),
  });
}

function parametersOf(
  place: MemberPlace,
  declared: DeclaredMember | undefined,
): Record<'args' | 'options' | 'fields', ParameterFacts[]> & { optionsClass: string | undefined } {
  const { owner, member, language } = place;
  const args = argumentsOf(member, language);
  const bag = declarationOf(declared, 'options')?.options;
  const fields = declared && returnedFields(declared);
  const isArgument = (name: string) => args.some((arg) => arg.name === name);
  return {
    args: compileParameters(
      {
        position: 'argument',
        parameters: args,
        declared: (name) => declarationOf(declared, name),
        idOf: (name) => `option-${kebabCase(name)}`,
      },
      place,
    ),
    optionsClass: optionsName(owner, member, language),
    options: compileParameters(
      {
        position: 'option',
        parameters: optionsOf(member, language),
        declared: (name) => bag?.find((one) => one.name === name),
        // An argument of the same name has the anchor.
        idOf: (name) => `option-${isArgument(name) ? 'options-' : ''}${kebabCase(name)}`,
      },
      place,
    ),
    fields: compileParameters(
      {
        position: 'field',
        parameters: fieldsOf(member, language),
        declared: (name) => fields?.find((one) => one.name === name),
        idOf: (name) => `${member.kind === 'method' ? 'return' : 'option'}-${kebabCase(name)}`,
      },
      place,
    ),
  };
}

/** What the declarations say of an argument: the first overload that speaks of it. */
function declarationOf(
  declared: DeclaredMember | undefined,
  name: string,
): Declaration | undefined {
  const found = declared?.signatures.flatMap(({ parameters }) =>
    parameters.filter((parameter) => parameter.name === name),
  );
  if (!found?.length) return undefined;
  return {
    text: found.find(({ text }) => text !== '')?.text ?? '',
    isRest: found.every(({ isRest }) => isRest),
    options: found.flatMap(({ options }) => options),
  };
}

function returned({ owner, member, language }: MemberPlace): MemberFacts['returns'] {
  const tree = returnedType(member, language);
  if (tree === undefined) return undefined;
  const printed = printType(tree, language, { owner, member, position: 'return' });
  const isUntyped = language === 'csharp' && hasUntypedForm(owner, member);
  const type = isUntyped ? `JsonElement? | ${printed}` : printed;
  return { type, ...compileEnums(tree, language) };
}

type Declared = ReadonlyMap<string, DeclaredClass>;

/** What the declarations say of a member; undefined where Node.js lacks it or has it in another form. */
function declaredOf(
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

import { commentKey } from '#api-reference/comments/parseComment.ts';
import { type MemberFacts, bareName } from '#api-reference/facts.ts';
import { type ApiClass, type ApiMember, type ApiParameter, existsIn, stated } from '../apiFacts.ts';
import type {
  DeclaredClasses,
  DeclaredMember,
  DeclaredOption,
} from '../declarations/declaredClass.ts';
import { declaredMember, returnedFields } from '../declarations/declaredClass.ts';
import { hasUntypedForm } from '../print/csharp.ts';
import type { ParameterPosition } from '../print/names.ts';
import {
  eventName,
  kebabCase,
  kindIn,
  memberAnchor,
  memberName,
  memberText,
} from '../print/names.ts';
import { argumentsOf, fieldsOf, optionsOf, returnedType } from '../print/parameters.ts';
import { printType, signaturesOf } from '../print/signatures.ts';
import { optionsName } from '../print/structures.ts';
import type { Declaration, MemberPlace } from './compileParameter.ts';
import { compileEnums, compileParameters } from './compileParameter.ts';
import { memberHeading, otherMemberNames } from './members.ts';

/** Everything that the page of a class shows of a member, in one language. */
export function compileMember(
  place: MemberPlace,
  classes: DeclaredClasses,
  alias: string | undefined,
): MemberFacts {
  const { owner, member, language } = place;
  const declared = declaredOf(classes, owner, member);
  const spelled = memberName(member, language);
  const listened = member.kind === 'event' ? eventName(member, language) : spelled;
  const { comment, oppositeOf } = memberComment(classes, place);
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

function parametersOf(place: MemberPlace, declared: DeclaredMember | undefined) {
  const { owner, member, language } = place;
  const args = argumentsOf(member, language);
  const named = (list: readonly DeclaredOption[] = []) => {
    return (name: string) => list.find((one) => one.name === name);
  };
  const compile = (
    position: ParameterPosition,
    parameters: readonly ApiParameter[],
    find: (name: string) => Declaration | undefined,
    idOf: (name: string) => string = () => 'option',
  ) => {
    const id = (name: string) => `${idOf(name)}-${kebabCase(name)}`;
    return compileParameters({ position, parameters, declared: find, idOf: id }, place);
  };
  const bag = named(declarationOf(declared, 'options')?.options);
  const fields = named(declared && returnedFields(declared));
  // An argument of the same name has the anchor.
  const optionId = (name: string) =>
    args.some((arg) => arg.name === name) ? 'option-options' : 'option';
  const fieldId = () => (member.kind === 'method' ? 'return' : 'option');
  return {
    args: compile('argument', args, (name) => declarationOf(declared, name)),
    optionsClass: optionsName(owner, member, language),
    options: compile('option', optionsOf(member, language), bag, optionId),
    fields: compile('field', fieldsOf(member, language), fields, fieldId),
  };
}

/** What the declarations say of an argument: the first overload that speaks of it. */
function declarationOf(
  { signatures = [] }: Partial<DeclaredMember> = {},
  name: string,
): Declaration | undefined {
  const parameters = signatures.flatMap((signature) => signature.parameters);
  const found = parameters.filter((parameter) => parameter.name === name);
  if (found.length === 0) return undefined;
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

/** What the declarations say of a member; undefined where Node.js lacks it or has it in another form. */
function declaredOf(classes: DeclaredClasses, owner: ApiClass, member: ApiMember) {
  return existsIn(member, 'js') ? declaredMember(classes, owner, member) : undefined;
}

/** The text of a member without words of ours: its comment, or that of its counterpart in Node.js. */
export function memberComment(
  classes: DeclaredClasses,
  { owner, member, language }: MemberPlace,
): { comment: string; oppositeOf?: string } {
  const own = declaredOf(classes, owner, member)?.doc.text;
  if (own !== undefined) return { comment: own };
  const there = counterpart(owner, member);
  const comment = (there && declaredOf(classes, owner, there)?.doc.text) ?? '';
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

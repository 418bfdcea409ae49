import { commentKey } from '#api-reference/comments/readComments.ts';
import type { MemberFacts, ParameterFacts } from '#api-reference/facts.ts';
import { existsIn, stated } from '../apiFacts.ts';
import type { DeclaredClass, DeclaredMember } from '../declarations/declaredClass.ts';
import { returnedFields } from '../declarations/declaredMember.ts';
import { kebabCase, memberAnchor } from '../print/anchors.ts';
import { hasUntypedForm } from '../print/csharp.ts';
import { eventName, kindIn, memberName, memberText } from '../print/names.ts';
import { argumentsOf, fieldsOf, optionsOf, returnedType } from '../print/parameters.ts';
import { printType, signaturesOf } from '../print/signatures.ts';
import { optionsName } from '../print/structures.ts';
import type { Declaration, MemberPlace } from './compileParameter.ts';
import { compileEnums, compileParameters } from './compileParameter.ts';
import { declaredOf, memberComment } from './memberComment.ts';
import { memberHeading, otherMemberNames } from './members.ts';

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

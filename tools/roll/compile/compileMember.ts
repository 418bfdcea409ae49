import { commentKey } from '#api-reference/comments/readComments.ts';
import type { MemberFacts, ParameterFacts } from '#api-reference/facts.ts';
import { existsIn } from '../apiFacts.ts';
import type { DeclaredClass, DeclaredMember } from '../declarations/declaredClass.ts';
import { returnedFields } from '../declarations/declaredMember.ts';
import { memberAnchor } from '../print/anchors.ts';
import { hasUntypedForm } from '../print/csharp.ts';
import { eventName, kindIn, memberName, memberText } from '../print/names.ts';
import { parameterLists } from '../print/parameterLists.ts';
import { returnedType } from '../print/parameters.ts';
import { printType, signaturesOf } from '../print/signatures.ts';
import { optionsName } from '../print/structures.ts';
import type { Declaration, MemberPlace } from './compileParameter.ts';
import { compileEnums, compileParameters } from './compileParameter.ts';
import { declaredOf, memberComment } from './memberComment.ts';
import { memberHeading } from './members.ts';
import { otherMemberNames } from './otherNames.ts';

/** Everything that the page of a class shows of a member, in one language. */
export function compileMember(
  place: MemberPlace,
  classes: ReadonlyMap<string, DeclaredClass>,
  alias: string | undefined,
): MemberFacts {
  const { owner, member, language, print } = place;
  const declared = declaredOf(classes, owner, member);
  const also = otherMemberNames(owner, member, language);
  const spelled = memberName(member, language);
  const listened = member.kind === 'event' ? eventName(member, language) : spelled;
  const { comment, oppositeOf } = memberComment(classes, owner, member, language);
  const deprecation = declared?.doc.deprecated;
  return {
    name: member.name,
    kind: kindIn(member, language),
    anchor: memberAnchor(owner, member),
    ...(alias !== undefined && { alias }),
    heading: memberHeading(owner, member, language),
    text: memberText(owner, member, language),
    spelled,
    ...(listened !== spelled && { listened }),
    ...(also.length > 0 && { also }),
    ...(member.since !== undefined && { since: member.since }),
    ...(member.deprecated && { deprecated: true }),
    ...(member.discouraged && { discouraged: true }),
    ...(member.langs?.derived?.includes(language) && { derived: true }),
    ...(!existsIn(member, 'js') && { own: true }),
    ...(comment !== '' && { comment: commentKey(comment) }),
    ...(oppositeOf !== undefined && { oppositeOf }),
    ...(deprecation !== undefined && {
      deprecation: deprecation === '' ? '' : commentKey(deprecation),
    }),
    signatures: signaturesOf(owner, member, language, declared).map(print),
    ...parametersOf(place, declared),
    ...returned(place),
  };
}

function parametersOf(
  place: MemberPlace,
  declared: DeclaredMember | undefined,
): Pick<MemberFacts, 'args' | 'options' | 'optionsClass' | 'fields'> {
  const { owner, member, language } = place;
  const lists = parameterLists(owner, member, language);
  const whole = { path: [], anchor: memberAnchor(owner, member) };
  const bag = declarationOf(declared, 'options');
  const fields = declared ? returnedFields(declared) : [];
  const optionsClass = optionsName(owner, member, language);
  return {
    ...filled(
      'args',
      compileParameters(lists.argument, (name) => declarationOf(declared, name), place, whole),
    ),
    ...(optionsClass !== undefined && { optionsClass }),
    ...filled(
      'options',
      compileParameters(
        lists.option,
        (name) => bag?.options.find((one) => one.name === name),
        place,
        whole,
      ),
    ),
    ...filled(
      'fields',
      compileParameters(
        lists.field,
        (name) => fields.find((one) => one.name === name),
        place,
        whole,
      ),
    ),
  };
}

function filled(
  name: 'args' | 'options' | 'fields',
  list: ParameterFacts[],
): Pick<MemberFacts, 'args' | 'options' | 'fields'> {
  return list.length > 0 ? { [name]: list } : {};
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

function returned({ owner, member, language, print }: MemberPlace): Pick<MemberFacts, 'returns'> {
  const tree = returnedType(member, language);
  if (tree === undefined) return {};
  const printed = printType(tree, language, { owner, member, position: 'return' });
  const isUntyped = language === 'csharp' && hasUntypedForm(owner, member);
  const type = print(isUntyped ? ['JsonElement? | ', ...printed] : printed);
  return { returns: { type, ...compileEnums(tree, language) } };
}

import type { ApiLanguage } from '#api-reference/facts.ts';
import { fieldAnchor, memberAnchor, optionAnchor } from './anchors.ts';
import type { ApiClass, ApiMember, ApiParameter } from '../apiFacts.ts';
import { existsIn } from '../apiFacts.ts';
import type { ParameterPosition } from './names.ts';
import { argumentsOf, fieldsOf, optionsOf } from './parameters.ts';

/** What a member takes and hands out, one list below the other. */
export interface ParameterList {
  position: ParameterPosition;
  parameters: ApiParameter[];
  /** The anchor of one of them, or of a field inside it: `['proxy', 'server']`. */
  anchorOf: (path: readonly string[]) => string;
}

/** Arguments, options, and fields of what is returned, with their anchors. */
export function parameterLists(
  owner: ApiClass,
  member: ApiMember,
  language: ApiLanguage,
): Record<ParameterPosition, ParameterList> {
  const anchor = memberAnchor(owner, member);
  const args = applicable(argumentsOf(member, language), language);
  const own = (path: readonly string[]) => optionAnchor(anchor, path);
  // An argument of the same name has the anchor.
  const isTaken = (name: string | undefined) => args.some((arg) => arg.name === name);
  return {
    argument: { position: 'argument', parameters: args, anchorOf: own },
    option: {
      position: 'option',
      parameters: applicable(optionsOf(member, language), language),
      anchorOf: (path) => own(isTaken(path[0]) ? ['options', ...path] : path),
    },
    field: {
      position: 'field',
      parameters: applicable(fieldsOf(member, language), language),
      anchorOf: (path) => (member.kind === 'method' ? fieldAnchor(anchor, path) : own(path)),
    },
  };
}

/** Those that the language has, each once: languages may have their own form of one. */
export function applicable(
  parameters: readonly ApiParameter[],
  language: ApiLanguage,
): ApiParameter[] {
  const seen = new Set<string>();
  return parameters.filter((parameter) => {
    if (!existsIn(parameter, language) || seen.has(parameter.name)) return false;
    seen.add(parameter.name);
    return true;
  });
}

import { z } from 'zod';
import { type ApiLanguage, LANGUAGES } from '#api-reference/facts.ts';
import { readData } from '../../readData.ts';
import type { ApiFacts, ApiMember, ApiParameter } from '../apiFacts.ts';
import { matchesPath } from '../exceptions.ts';
import { languagesOf, withOnly, withOwn } from '../merge/languages.ts';

const schema = z.array(
  z.strictObject({
    path: z.string(),
    language: z.enum(LANGUAGES),
    type: z.string(),
    why: z.string(),
  }),
);

/** What the description says of a language, although its package is otherwise. */
type Correction = z.output<typeof schema>[number];

export const CORRECTIONS = readData('tools/roll/facts/corrections.yaml', schema);

/** Puts the facts right where a package is otherwise than the description says. */
export function correctFacts(
  { classes }: ApiFacts,
  corrections: readonly Correction[] = CORRECTIONS,
): ApiFacts {
  const correct = <T extends ApiMember | ApiParameter>(
    thing: T,
    path: string,
    within: readonly ApiLanguage[],
  ): T => {
    const { args, properties } = thing as ApiMember;
    const languages = languagesOf(thing, within);
    const inside = (list: ApiParameter[]) =>
      list.map((one) => correct(one, `${path}.${one.name}`, languages));
    const apply = (result: T, { language, type }: Correction): T =>
      type === 'nothing'
        ? withOnly(
            result,
            languages.filter((it) => it !== language),
          )
        : withOwn(result, 'types', language, type);
    return {
      ...corrections
        .filter((one) => languages.includes(one.language) && matchesPath(one.path, path))
        .reduce(apply, thing),
      ...(args && { args: inside(args) }),
      ...(properties && { properties: inside(properties) }),
    };
  };
  return {
    classes: classes.map((owner) => ({
      ...owner,
      members: owner.members.map((member) =>
        correct(member, `${owner.name}.${member.name}`, languagesOf(owner)),
      ),
    })),
  };
}

import type { ApiLanguage } from '#api-reference/facts.ts';
import type { ApiParameter } from '../apiFacts.ts';
import { existsIn } from '../apiFacts.ts';
import { argumentName } from '../print/names.ts';
import { isOptionsBag } from '../print/parameters.ts';
import { splitOff } from '../nodeOnly.ts';
import type { PackageLanguage, PackageMember } from './packageApi.ts';

interface Change {
  step: { language: PackageLanguage };
  before: PackageMember | undefined;
  now: PackageMember;
}

/** An argument that the package calls otherwise than Node.js, or otherwise than before, is at the same position. */
export function withOwnNames(
  args: readonly ApiParameter[],
  { step: { language }, before, now }: Change,
): ApiParameter[] {
  const listed = args.flatMap((arg) => [arg, ...(isOptionsBag(arg) ? (arg.properties ?? []) : [])]);
  const taken = new Set(listed.map((arg) => argumentName(arg, language)));
  return args.map((arg, index) => {
    const name = argumentName(arg, language);
    const own = now.positional[index];
    const isLost = !now.parameters.has(name) && (!before || before.parameters.has(name));
    if (!isLost || own === undefined || taken.has(own) || isOptionsBag(arg)) return arg;
    const aliases = arg.langs?.aliases;
    // All other languages call it alike, as a rule.
    return before
      ? { ...arg, langs: { ...arg.langs, aliases: { ...aliases, [language]: own } } }
      : {
          ...arg,
          name: camelCase(own),
          langs: { ...arg.langs, aliases: { ...aliases, js: arg.name } },
        };
  });
}

/** `storage_state` → `storageState`. */
function camelCase(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** A language that may leave out what others must pass, or must pass what they may leave out, gets its own form. */
export function withDemand(
  parameter: ApiParameter,
  now: PackageMember,
  language: PackageLanguage,
  within: readonly ApiLanguage[],
): ApiParameter[] {
  const name = argumentName(parameter, language);
  const { required: _required, optional, ...rest } = parameter;
  const isOptional = now.optional?.has(name);
  // Python writes what may be nothing like what may be left out.
  const mayBeAbsent = optional ?? parameter.type?.includes('[null]') ?? false;
  const isSame = isOptional === undefined || isOptional === mayBeAbsent;
  if (isSame || !existsIn(parameter, language) || !now.parameters.has(name)) return [parameter];
  const own = { ...rest, ...(isOptional ? { optional: true } : { required: true }) };
  return splitOff<ApiParameter>(parameter, { language, within, own });
}

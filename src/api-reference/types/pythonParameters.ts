import type { ApiMember, ApiParameter } from '#api-reference/apiFacts.ts';
import { argumentsOf, optionsOf } from './typeContext.ts';

/** Arguments that must be named in Python although they are no options elsewhere. */
const NAMED: Record<string, string[]> = {
  addInitScript: ['path'],
  selectOption: ['element', 'index', 'label'],
  startTracing: ['page'],
  waitForFunction: ['arg'],
};

/** Options that need no name in Python. */
const UNNAMED: Record<string, string[]> = { frame: ['name'] };

/** Which parameters Python takes by position and which by name only. */
export function pythonParameters(member: ApiMember): {
  positional: ApiParameter[];
  keywords: ApiParameter[];
} {
  const isNamed = ({ name }: ApiParameter) => NAMED[member.name]?.includes(name) ?? false;
  const isUnnamed = ({ name }: ApiParameter) =>
    // What to wait for comes before how long.
    name === 'predicate' || (UNNAMED[member.name]?.includes(name) ?? false);
  const args = argumentsOf(member, 'python');
  const options = optionsOf(member, 'python');
  return {
    positional: [...args.filter((arg) => !isNamed(arg)), ...options.filter(isUnnamed)],
    keywords: [...args.filter(isNamed), ...options.filter((option) => !isUnnamed(option))],
  };
}

import { closest } from 'fastest-levenshtein';
import { KNOWN_OPTIONS } from '../shell/knownOptions.ts';
import type { LineFinding } from '../tree/syntaxErrors.ts';

const settings = KNOWN_OPTIONS.pytestSettings;
const SECTION = /^(pytest|tool:pytest|tool\.pytest\.ini_options)$/;

/** Checks the setting names in a `[pytest]` section. */
export function checkPytestSettings(code: string): LineFinding[] {
  let isPytest = false;
  return code.split('\n').flatMap((text, index) => {
    const section = /^\[(.+)\]\s*$/.exec(text)?.[1];
    if (section !== undefined) isPytest = SECTION.test(section);
    const name = isPytest ? /^(\w+)\s*=/.exec(text)?.[1] : undefined;
    if (name === undefined || settings.includes(name)) return [];
    const near = closest(name, settings);
    return [{ line: index + 1, message: `pytest has no setting "${name}". Did you mean "${near}"?` }];
  });
}

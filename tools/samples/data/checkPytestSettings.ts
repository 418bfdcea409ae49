import { closest } from 'fastest-levenshtein';
import { PYTEST_SETTINGS } from '../shell/pytestOptions.ts';
import type { LineFinding } from '../tree/syntaxErrors.ts';

const SECTION = /^(pytest|tool:pytest|tool\.pytest\.ini_options)$/;

/** Checks the setting names in a `[pytest]` section. */
export function checkPytestSettings(code: string): LineFinding[] {
  let isPytest = false;
  return code.split('\n').flatMap((text, index) => {
    const section = /^\[(.+)\]\s*$/.exec(text)?.[1];
    if (section !== undefined) isPytest = SECTION.test(section);
    const name = isPytest ? /^(\w+)\s*=/.exec(text)?.[1] : undefined;
    if (name === undefined || PYTEST_SETTINGS.includes(name)) return [];
    const near = closest(name, PYTEST_SETTINGS);
    return [{ line: index + 1, message: `pytest has no setting "${name}". Did you mean "${near}"?` }];
  });
}

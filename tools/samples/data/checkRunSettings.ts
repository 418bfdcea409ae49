import type { LineFinding } from '../tree/syntaxErrors.ts';

const SETTINGS = ['BrowserName', 'ExpectTimeout', 'LaunchOptions'];

/** Checks the setting names in a .NET run settings file. */
export function checkRunSettings(
  { language, code }: { language: string; code: string },
  launchOptions: () => readonly string[],
): LineFinding[] {
  if (language !== 'xml') return [];
  const lists: Record<string, () => readonly string[]> = {
    Playwright: () => SETTINGS,
    LaunchOptions: launchOptions,
  };
  const path: string[] = [];
  return [...code.matchAll(/<!--[\s\S]*?-->|<(\/?)([\w.]+)[^>]*?(\/?)>/g)].flatMap((tag) => {
    const [, isEnd, name, isEmpty] = tag;
    if (name === undefined) return [];
    if (isEnd) {
      path.pop();
      return [];
    }
    const owner = path.at(-1) ?? '';
    const known = lists[owner]?.() ?? [name];
    if (!isEmpty) path.push(name);
    const line = code.slice(0, tag.index).split('\n').length;
    return known.includes(name) ? [] : [{ line, message: `<${owner}> has no setting "${name}".` }];
  });
}

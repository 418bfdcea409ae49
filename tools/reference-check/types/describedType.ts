import { topLevelParts } from '../expected/expectItem.ts';

/** How the names of the description are written in TypeScript; others stay. */
const JS_NAMES: Readonly<Record<string, string>> = {
  float: 'number',
  int: 'number',
  long: 'number',
  path: 'string',
  function: 'Function|=>',
  ReadStream: 'Readable|ReadStream',
  // The description names the argument of the function instead of the text.
  Electron: 'string',
};

/** What a type in TypeScript lacks of the types and values that the description names. */
export function describedTypeDifference(type: string, shown: string): string | undefined {
  // What stands after the colon is the result of a function.
  const parts = topLevelParts(type.replace(/(\[function\]\([^)]*\)):.*$/, '$1'));
  const names = parts.flatMap((part) => /^\[(\w+)\](?!<")/.exec(part)?.[1] ?? []);
  const values = [...type.matchAll(/"[^"]*"/g)].map(([value]) => value);
  const lost = [...names.map((name) => JS_NAMES[name] ?? name), ...values].filter(
    (atom) => !atom.split('|').some((form) => shown.includes(form)),
  );
  return lost.length > 0 ? `${shown} lacks ${lost.join(' ')}` : undefined;
}

import type { Statements } from './statements.ts';
import { splitCall, evenPython, splitOutside, state } from './statements.ts';
import type { Wheel } from '../download/fetchPackages.ts';

/** What the sources of the Java package declare: they are generated, so that indentation says what belongs to what. */
export function declaredJava(sources: readonly string[]): Statements {
  const statements: Statements = new Map();
  for (const source of sources) readType(source.replace(/\/\*.*?\*\//gs, ''), statements);
  return statements;
}

function readType(source: string, statements: Statements): void {
  const [, kind = '', owner = ''] = /^public (\w+) (\w+)/m.exec(source) ?? [];
  const isClass = kind === 'interface' || /^public class \w+ extends /m.test(source);
  if (isClass) statements.set(owner, 'class');
  let inner = '';
  for (const [, indent = '', line = ''] of source.matchAll(/^( {2}| {4})(\S.*)$/gm)) {
    if (indent.length === 2) inner = /^class (\w+Options)\b/.exec(line)?.[1] ?? '';
    const [place, text] =
      (indent.length === 4 ? inner && readSetter(line, inner) : READERS[kind]?.(line)) || [];
    if (place !== undefined && text !== undefined) statements.set(`${owner}.${place}`, text);
  }
}

type Statement = readonly [place: string, text: string];

const READERS: Readonly<Record<string, (line: string) => Statement | undefined>> = {
  /** `@Deprecated FIREFOX_STABLE,` */
  enum: (line) => {
    const [, name] = /^(?:@\w+ )?([A-Z]\w*)[,;]?$/.exec(line) ?? [];
    return name === undefined ? undefined : [name, 'constant'];
  },
  /** `Response navigate(String url);` or `default Response navigate(String url) {`. */
  interface: (line) => {
    const bare = line.replace(/^(?:default |static |<\w+> )+/, '');
    const [, result = '', call] = /^(\S.*?) (\w+\(.*\))[^)]*[;{]$/.exec(bare) ?? [];
    return call === undefined ? undefined : [call, result];
  },
  /** `public Double expires;` */
  class: (line) => {
    const [, type = '', name] = /^public ([^=(]+) (\w+)(?: = .*)?;$/.exec(line) ?? [];
    return name === undefined ? undefined : [name, type];
  },
};

/** `public NavigateOptions setTimeout(double timeout) {`; what takes several values at once is a convenience. */
function readSetter(line: string, owner: string): Statement | undefined {
  const { head, list } = splitCall(line);
  const [, name] = /^public \w+ (set\w+)$/.exec(head) ?? [];
  const [only = ''] = list;
  if (name === undefined || list.length !== 1) return undefined;
  return [`${owner}.${name}(${only.replace(/ \w+$/, '')})`, 'option'];
}

/** What the typed sources of a wheel declare. */
export function declaredPython({
  members,
  events,
  keys,
}: Pick<Wheel, 'members' | 'events' | 'keys'>): Statements {
  const statements: Statements = new Map();
  for (const [place, signature] of Object.entries(members)) {
    statements.set(place.replace(/\..*/, ''), 'class');
    // Each event says how to listen to it.
    if (/\.(?:on|once)$/.test(place)) continue;
    const { list, tail } = splitCall(signature);
    const isProperty = signature.startsWith(':');
    statements.set(place, isProperty ? 'property' : 'method');
    statements.set(`${place}:`, evenPython((isProperty ? signature : tail).replace(/^:|^->/, '')));
    const star = list.indexOf('*');
    for (const [index, parameter] of list.entries()) {
      const [, name, type = '', standard] = /^(\w+): (.*?)( = None)?$/s.exec(parameter) ?? [];
      if (name === undefined) continue;
      const position = star >= 0 && index > star ? 'by name' : `${index + 1}.`;
      const even = evenPython(type);
      statements.set(`${place}.${name}`, `${position} ${even}${standard ?? ''}`);
      const some = splitOutside(even, '|').filter((part) => part !== 'None');
      state(statements, `${place}.${name}:`, some.join(' | '), standard !== undefined);
    }
  }
  for (const [owner, names] of Object.entries(events))
    for (const name of names) statements.set(`${owner}#${name}`, 'event');
  for (const [owner, names] of Object.entries(keys))
    for (const name of names) statements.set(`${owner}.${name}`, 'key');
  return statements;
}

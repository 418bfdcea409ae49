import { type Statements, splitCall, state, statePython, withoutNone } from './statements.ts';
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
    const read = indent.length === 2 ? READERS[kind] : inner !== '' && readSetter;
    const [text, place] = (read && read(line)) || [];
    const whole = indent.length === 2 ? owner : `${owner}.${inner}`;
    if (place !== undefined && text !== undefined) statements.set(`${whole}.${place}`, text);
  }
}

/** Gives what a line says, and of what. */
type ReadLine = (line: string) => [text: string, place: string | undefined] | undefined;

const READERS: Readonly<Record<string, ReadLine>> = {
  /** `@Deprecated FIREFOX_STABLE,` */
  enum: (line) => ['constant', /^(?:@\w+ )?([A-Z]\w*)[,;]?$/.exec(line)?.[1]],
  /** `Response navigate(String url);` or `default Response navigate(String url) {`. */
  interface: (line) => {
    const bare = line.replace(/^(?:default |static |<\w+> )+/, '');
    const [, result = '', call] = /^(\S.*?) (\w+\(.*\))[^)]*[;{]$/.exec(bare) ?? [];
    return [result, call];
  },
  /** `public Double expires;` */
  class: (line) => {
    const [, type = '', name] = /^public ([^=(]+) (\w+)(?: = .*)?;$/.exec(line) ?? [];
    return [type, name];
  },
};

/** `public NavigateOptions setTimeout(double timeout) {`; what takes several values at once is a convenience. */
function readSetter(line: string): ReturnType<ReadLine> {
  const { head, list } = splitCall(line);
  const [, name] = /^public \w+ (set\w+)$/.exec(head) ?? [];
  const [only = ''] = list;
  if (name === undefined || list.length !== 1) return undefined;
  return ['option', `${name}(${only.replace(/ \w+$/, '')})`];
}

/** What the typed sources of a wheel declare. */
export function declaredPython(wheel: Pick<Wheel, 'members' | 'events' | 'keys'>): Statements {
  const statements: Statements = new Map();
  for (const [place, signature] of Object.entries(wheel.members)) {
    statements.set(place.replace(/\..*/, ''), 'class');
    // Each event says how to listen to it.
    if (/\.(?:on|once)$/.test(place)) continue;
    statements.set(place, signature.startsWith(':') ? 'property' : 'method');
    for (const { name, type, isOptional } of statePython(statements, place, signature))
      state(statements, `${place}.${name}:`, withoutNone(type), isOptional);
  }
  for (const [owner, names] of Object.entries(wheel.events))
    for (const name of names) statements.set(`${owner}#${name}`, 'event');
  for (const [owner, names] of Object.entries(wheel.keys))
    for (const name of names) statements.set(`${owner}.${name}`, 'key');
  return statements;
}

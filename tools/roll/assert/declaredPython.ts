import type { Wheel } from '../download/fetchPackages.ts';
import type { Statements } from './statements.ts';
import { evenPython, splitCall, splitOutside, state } from './statements.ts';

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

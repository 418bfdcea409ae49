import type { Language } from '../truth/truth.ts';

/** `waitForURL` → `wait`, `For`, `URL`; `toContain#1` → `to`, `Contain`, `1`. */
function wordsOf(name: string): string[] {
  return name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [];
}

/** The public ids are made of words in lower case: `page-wait-for-url`. */
export function kebab(name: string): string {
  return wordsOf(name).join('-').toLowerCase();
}

/** `waitForURL` → `wait_for_url`. */
export function snake(name: string): string {
  return name.includes('_') ? name : wordsOf(name).join('_').toLowerCase();
}

export function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The name of a member in code; for events, what code subscribes to. */
export function memberName(
  { name, kind, isAsync }: { name: string; kind: string; isAsync: boolean },
  language: Language,
): string {
  if (kind === 'event') return EVENT_NAME[language](name);
  if (language === 'python') return snake(name);
  if (language !== 'csharp') return name;
  return capital(name) + (isAsync && !name.endsWith('Async') ? 'Async' : '');
}

const EVENT_NAME: Record<Language, (name: string) => string> = {
  js: (name) => name.toLowerCase(),
  python: (name) => name.toLowerCase().replaceAll('_', ''),
  java: (name) => `on${capital(name)}`,
  csharp: capital,
};

import type { Language, Truth, TruthItem } from '../truth/truth.ts';

/** Names of the web that look like names of the framework; they are written like this in every language. */
const OF_THE_WEB = new Set([
  ...['textContent', 'innerText', 'innerHTML', 'localStorage', 'sessionStorage'],
  ...['setTimeout', 'isTrusted'],
]);

/** Names of Node.js that code in Python or .NET cannot write; Java writes them alike. */
export function foreignNames({ classes, python }: Truth, language: Language): Set<string> {
  if (language !== 'python' && language !== 'csharp') return new Set();
  const keys = language === 'python' ? Object.values(python.keys).flat() : [];
  const names = classes
    .flatMap(({ members }) => members)
    .flatMap(({ name, args }) => [name, ...args.flatMap(itemNames)])
    .filter((name) => /^[a-z]+[A-Z]/.test(name));
  return new Set(names.filter((name) => !keys.includes(name) && !OF_THE_WEB.has(name)));
}

function itemNames({ name, fields = [] }: TruthItem): string[] {
  return [name, ...fields.map((field) => field.name)];
}

import type { ExpectedMember } from '../expected/expected.ts';
import { capital } from '../expected/spelling.ts';
import type { Finding } from '../sortFindings.ts';
import type { PagePair } from '../pairs.ts';
import type { Words } from '../page/renderedPage.ts';
import type { Language, Truth, TruthItem } from '../truth/truth.ts';

/** Literals of other languages. */
const LITERALS: Record<Language, RegExp> = {
  js: /^(?:None|True|False)$/,
  python: /^(?:true|false|null)$/,
  java: /^(?:None|True|False)$/,
  csharp: /^(?:None|True|False)$/,
};

/** Words that belong to another language: names, literals, arguments in the wrong case. */
export function* checkForeignWords(page: PagePair): Generator<Finding> {
  const check = (words: Words, place: string, own: readonly string[] = []) =>
    foreignWords(
      words,
      place,
      page.language,
      (name) => page.foreign.has(name) && !own.includes(name),
    );
  yield* check(page.rendered.words, page.expected.name);
  for (const { expected, rendered, items } of page.members) {
    if (!rendered) continue;
    const own = expected.args.flatMap((arg) => arg.names);
    yield* check(rendered, expected.place, own);
    if (page.language === 'csharp') yield* argumentsInCapitals(rendered, expected);
    for (const item of items)
      if (item.rendered) yield* check(item.rendered, item.expected.place, own);
  }
}

function* foreignWords(
  { codes }: Words,
  place: string,
  language: Language,
  isForeign: (name: string) => boolean,
): Generator<Finding> {
  for (const code of new Set(codes)) {
    if (LITERALS[language].test(code)) yield { kind: 'literal', place, detail: code };
    const name = code.replace(/\(\)$/, '').replace(/^[a-z]\w*\./, '');
    if (language !== 'js' && (name === 'pageFunction' || /\{ \w+: [A-Z]/.test(code)))
      yield { kind: 'js-word', place, detail: code };
    else if (isForeign(name)) yield { kind: 'js-word', place, detail: code };
  }
}

/** Arguments of .NET begin with a small letter, options with a capital. */
function* argumentsInCapitals({ codes }: Words, member: ExpectedMember): Generator<Finding> {
  const options = new Set(member.options.flatMap(({ names }) => names));
  for (const { key } of member.args) {
    const wrong = capital(key);
    if (codes.includes(wrong) && !options.has(wrong))
      yield { kind: 'argument-case', place: member.place, detail: `${wrong} → ${key}` };
  }
}

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

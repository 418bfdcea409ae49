import { Refusal, type Code, type Entry } from './code.ts';
import type { Language } from '../worker/languages.ts';

type Call = Extract<Code, { type: 'call' }>;
type Created = Extract<Code, { type: 'object' }>;

/** What one language writes as a call or a new object, and others as a literal. */
export function readIdiom(code: Code, language: Language): Code {
  if (code.type === 'object') return createdIdiom(code, language);
  if (code.type !== 'call') return code;
  const name = dotted(code.callee);
  if (PATTERNS[language]?.includes(name)) return patternOf(code, language);
  if (name === 'Array.Empty') return { ...placed(code), type: 'list', items: [] };
  if (language === 'java') {
    if (name === 'Map.of')
      return { ...placed(code), type: 'object', className: '', args: [], entries: pairs(code) };
    if (/^(Arrays\.asList|List\.of)$/.test(name))
      return { ...placed(code), type: 'list', items: code.args };
    const [path] = code.args;
    if (/^(Paths\.get|Path\.of)$/.test(name) && code.args.length === 1 && path?.type === 'string')
      return { ...path, isPath: true };
    return setterIdiom(code) ?? code;
  }
  return code;
}

/** `Map.of("X-Test", "1")` */
function pairs({ args }: Call): Entry[] {
  return args.flatMap((key, index) => {
    const value = args[index + 1];
    if (index % 2 || !value) return [];
    if (key.type !== 'string')
      throw new Refusal(key.from, 'The lab reads keys that are literal strings.');
    return [{ from: key.from, to: value.to, name: key.value, values: [value] }];
  });
}

/** `page.keyboard` as text; empty for what is more than names. */
export function dotted(code: Code): string {
  if (code.type === 'name') return code.name;
  if (code.type !== 'member') return '';
  const object = dotted(code.object);
  return object && `${object}.${code.name}`;
}

function placed({ from, to }: Code): { from: number; to: number } {
  return { from, to };
}

/** `new Locator.ClickOptions().setPosition(5, 5)` */
function setterIdiom(code: Call): Code | undefined {
  const { callee, args } = code;
  if (callee.type !== 'member' || callee.object.type !== 'object') return undefined;
  const entry: Entry = { from: callee.at, to: code.to, name: callee.name, values: args };
  return { ...callee.object, ...placed(code), entries: [...callee.object.entries, entry] };
}

function createdIdiom(code: Created, language: Language): Code {
  const isRegex = { javascript: 'RegExp', csharp: 'Regex' }[language as string] === code.className;
  const isShort = language === 'csharp' && !code.className && code.args[0]?.type === 'string';
  return isRegex || isShort ? patternOf(code, language) : code;
}

/** The calls that make a regular expression. */
const PATTERNS: Partial<Record<Language, string[]>> = {
  javascript: ['RegExp'],
  python: ['re.compile'],
  java: ['Pattern.compile', 'java.util.regex.Pattern.compile'],
};

/** Flags as JavaScript writes them; others have no equal there. */
const FLAGS: Partial<Record<Language, Record<string, string>>> = {
  python: {
    ...{ 're.I': 'i', 're.IGNORECASE': 'i', 're.M': 'm', 're.MULTILINE': 'm' },
    ...{ 're.S': 's', 're.DOTALL': 's' },
  },
  java: { 'Pattern.CASE_INSENSITIVE': 'i', 'Pattern.MULTILINE': 'm', 'Pattern.DOTALL': 's' },
  csharp: {
    ...{ 'RegexOptions.IgnoreCase': 'i', 'RegexOptions.Multiline': 'm' },
    ...{ 'RegexOptions.Singleline': 's', 'RegexOptions.None': '' },
  },
};

function patternOf(code: Call | Created, language: Language): Code {
  const [source, given] = code.args;
  if (source?.type === 'pattern') return { ...source, ...placed(code) };
  if (source?.type !== 'string')
    throw new Refusal(
      source?.from ?? code.from,
      'The lab reads regular expressions that are one literal string.',
    );
  return {
    ...placed(code),
    type: 'pattern',
    source: source.value,
    flags: flagsOf(given, language),
  };
}

function flagsOf(given: Code | undefined, language: Language): string {
  if (!given) return '';
  if (given.type === 'list') return given.items.map((each) => flagsOf(each, language)).join('');
  if (given.type === 'string' && language === 'javascript') return given.value;
  const flag = FLAGS[language]?.[dotted(given)];
  if (flag === undefined)
    throw new Refusal(
      given.from,
      'The lab doesn’t know this flag: regular expressions of JavaScript have no equal.',
    );
  return flag;
}

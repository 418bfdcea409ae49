import { parseSelector } from 'virtual:framework/selectorParser';
import { errorText } from '../../../src/model/errorText.ts';
import { orRefusal, Refusal } from '../reader/code.ts';
import { printStatements, type Printed } from '../reader/print.ts';
import { readLocatorInside, readStatements, type ReadText } from '../reader/readStatements.ts';
import { selectorOf } from '../reader/selector.ts';
import type { Chain, Statement, Value } from '../reader/statements.ts';
import { LANGUAGES, type Language } from './languages.ts';
import type { Alive } from '../page/asker.ts';

interface CodeQuestion {
  text: string;
  testIdAttribute: string;
  /** The language of the page, which is tried first. */
  language: Language;
}

/** What a text means, or where it stops to mean anything. */
export type ParsedLocator =
  | {
      type: 'locator';
      selector: string;
      language: Language | 'selector';
      /** The code around the locator, as far as it says something: `.click()`. */
      leftOut: string[];
    }
  | { type: 'error'; text: string; place: ErrorPlace };

/** Where an expression goes wrong, and why. */
interface ErrorPlace {
  /** Offset of the first character that is wrong. */
  at: number;
  reason: string;
}

/** Statements in other languages. */
export type Translation =
  | Extract<ParsedLocator, { type: 'error' }>
  | {
      type: 'translation';
      from: Language | 'selector';
      /** How many statements there are. */
      count: number;
      versions: Version[];
      /** If the text is one locator. */
      selector?: string;
    };

/** The statements in one language, or why it can’t have them. */
export interface Version {
  language: Language;
  /** Python has two. */
  isAsync: boolean;
  written: Printed | { reason: string };
}

/** Far more than any test needs, and little enough to show. */
const MAX_LENGTH = 10_000;

/** Translates statements of any language, or a selector. */
export function translate(question: CodeQuestion): Translation {
  const text = question.text.trim();
  return orError(text, () => {
    checkLength(text);
    const read = readCodeOrSelector(text, question.language);
    const selector = read === 'selector' ? text : undefined;
    const { language, statements } =
      read === 'selector'
        ? { language: 'javascript' as const, statements: [locatorStatement(text)] }
        : read;
    for (const { value } of statements) checkSelectors(value);
    const others = LANGUAGES.filter((each) => selector !== undefined || each !== language);
    const versions = others.flatMap((to) => versionsIn(to, statements, language));
    const only = selector ?? onlyLocator(statements, question.testIdAttribute);
    return {
      type: 'translation',
      from: selector === undefined ? language : 'selector',
      count: statements.length,
      versions,
      ...(only !== undefined && { selector: only }),
    };
  });
}

function versionsIn(to: Language, statements: readonly Statement[], from: Language): Version[] {
  const version = (isAsync: boolean): Version => {
    const written = orRefusal(() => printStatements(statements, { from, to, isAsync }));
    const reason = written instanceof Refusal ? { reason: written.message } : undefined;
    return { language: to, isAsync, written: reason ?? (written as Printed) };
  };
  const [sync, async] = [version(false), version(true)];
  const code = ({ written }: Version) => ('code' in written ? written.code : '');
  return to === 'python' && code(sync) !== code(async) ? [sync, async] : [sync];
}

function locatorStatement(selector: string): Statement {
  const place = { from: 0, to: selector.length };
  const call = {
    ...place,
    ...{ className: 'Page', member: 'locator' },
    given: [{ name: 'selector', value: { ...place, type: 'string' as const, value: selector } }],
  };
  const root = {
    ...{ type: 'variable' as const, name: 'page', isField: false, isDeclared: false },
    className: 'Page',
  };
  const chain = { ...place, root, calls: [call], className: 'Locator' };
  return { ...place, value: { ...place, type: 'chain', chain }, isAwaited: false };
}

/** Throws what the framework says about an invalid selector. */
function checkSelectors(value: Value): void {
  if (value.type === 'list') for (const item of value.items) checkSelectors(item);
  if (value.type !== 'chain') return;
  const { root, calls } = value.chain;
  if (root.type === 'expect') checkSelectors(root.subject);
  for (const { given, member } of calls) {
    for (const { value: inner } of given) checkSelectors(inner);
    const [first] = given;
    if (/^(frameL|l)ocator$/.test(member) && first?.value.type === 'string') {
      const message = selectorProblem(first.value.value);
      if (message !== undefined) throw new Refusal(first.value.from, message);
    }
  }
}

function onlyLocator(
  statements: readonly Statement[],
  testIdAttribute: string,
): string | undefined {
  const [first, second] = statements;
  if (second || first?.value.type !== 'chain' || first.target) return undefined;
  const { chain } = first.value;
  if (chain.className !== 'Locator') return undefined;
  const located = orRefusal(() => selectorOf(chain, testIdAttribute));
  // A locator of a variable has none.
  return located instanceof Refusal ? undefined : located?.selector;
}

/** Reads the first locator in statements of any language, or a selector. */
export function parseLocator({
  text: given,
  testIdAttribute,
  language: first,
}: CodeQuestion): ParsedLocator {
  const text = given.trim();
  return orError(text, () => {
    checkLength(text);
    const read = orRefusal(() => readCodeOrSelector(text, first));
    if (read === 'selector')
      return { type: 'locator', selector: text, language: read, leftOut: [] };
    const whole =
      read instanceof Refusal ? read : orRefusal(() => firstLocator(read, text, testIdAttribute));
    if (!(whole instanceof Refusal)) return whole;
    const inside = readLocatorInside(text, first);
    if (!inside) throw whole;
    const found = firstLocator(inside, text, testIdAttribute);
    return { ...found, leftOut: [...found.leftOut, 'the code around it'] };
  });
}

function firstLocator(
  { language, statements }: ReadText,
  text: string,
  testIdAttribute: string,
): Extract<ParsedLocator, { type: 'locator' }> {
  for (const statement of statements) {
    const chain = locatingChain(statement.value);
    const located = chain && selectorOf(chain, testIdAttribute);
    if (!chain || !located) continue;
    const { selector, to } = located;
    const before = told(text.slice(statement.from, chain.from));
    const after = told(text.slice(to, statement.to));
    const rest = statements.length - 1;
    const leftOut = [
      ...(before.endsWith('(') ? [`${before}…${after}`] : [before, after]),
      rest > 0 ? `${rest} more ${rest === 1 ? 'statement' : 'statements'}` : '',
    ].filter((each) => /\w/.test(each));
    return { type: 'locator', selector, language, leftOut };
  }
  throw new Refusal(0, 'There is no locator in this code.');
}

/** What is worth telling of the code around a locator. */
function told(code: string): string {
  return code.trim().replace(/^await\b\s*|;$/g, '');
}

/** The chain that starts with the page: that of the assertion or action itself, or of what it gets. */
function locatingChain(value: Value): Chain | undefined {
  if (value.type !== 'chain') return undefined;
  const { root } = value.chain;
  return root.type === 'expect' ? locatingChain(root.subject) : value.chain;
}

function checkLength(text: string): void {
  if (text === '') throw new Refusal(0, 'Type a locator or a selector.');
  if (text.length > MAX_LENGTH)
    throw new Refusal(
      -1,
      `This text has more than ${MAX_LENGTH} characters: the lab doesn’t read so many.`,
    );
}

/** The result, or what it throws for readers. */
function orError<Result>(
  text: string,
  read: () => Result,
): Result | Extract<ParsedLocator, { type: 'error' }> {
  const result = orRefusal(read);
  if (!(result instanceof Refusal)) return result;
  // Without a call, it is meant as a selector: the framework says what is wrong with it.
  const problem = CALL.test(text) ? undefined : selectorProblem(text);
  if (result.at < 0) return { type: 'error', text: '', place: { at: 0, reason: result.message } };
  return problem === undefined || text === ''
    ? { type: 'error', text, place: { at: result.at, reason: result.message } }
    : { type: 'error', text, place: { at: 0, reason: problem } };
}

/** Code comes first: `row = page.locator('tr')` could also be a selector for an engine "row". */
function readCodeOrSelector(text: string, language: Language): ReadText | 'selector' {
  const read = orRefusal(() => readStatements(text, language));
  if (!(read instanceof Refusal)) return read;
  if (selectorProblem(text) !== undefined) throw read;
  const engines = parseSelector(text).parts.map(({ name }) => name);
  if (CALL.test(text) && !engines.every((name) => ENGINES.test(name))) throw read;
  return 'selector';
}

const CALL = /\w\s*\(/;

/** The engines of the framework. */
const ENGINES =
  /^(?:css|xpath|text|id|role|nth|visible|data-test(?:-?id)?|_react|_vue|internal:.*)(?::light)?$/;

/** What the framework says about a selector that is none. */
function selectorProblem(text: string): string | undefined {
  try {
    return parseSelector(text).parts.length > 0 ? undefined : 'This selector is empty.';
  } catch (error) {
    return errorText(error);
  }
}

interface LocateQuestion extends CodeQuestion {
  html: string;
}

/**
 * Reads a locator, and tries its regular expressions on the texts of the page. In some browsers, the frame with the
 * page shares the thread of the site: what never ends has to end here, in a worker that can be stopped.
 */
export function readLocator({ html, ...question }: LocateQuestion, alive?: Alive): ParsedLocator {
  const parsed = parseLocator(question);
  if (parsed.type === 'locator') {
    const texts = textsIn(html);
    for (const pattern of patternsIn(parsed.selector)) {
      for (const text of texts) {
        alive?.();
        if (pattern.test(text)) break;
      }
    }
  }
  return parsed;
}

/** Everything in a selector that may be a regular expression: `/seats?/i`, `:text-matches("seats?", "i")`. */
export function patternsIn(selector: string): RegExp[] {
  const literals = [...selector.matchAll(/\/((?:\\.|[^/\\])+)\/([a-z]*)/gs)];
  const quoted = [...selector.matchAll(/:text-matches\(\s*(["'])((?:\\.|(?!\1).)*)\1/gs)];
  return [
    ...literals.map(([, source = '', flags = '']) => toPattern(source, flags)),
    ...quoted.map(([, , source = '']) => toPattern(source, 'i')),
  ].filter((pattern) => pattern !== undefined);
}

function toPattern(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(source, flags.replace(/[gy]/g, ''));
  } catch {
    // Part of a path or an XPath, or an error that the framework reports.
    return undefined;
  }
}

/** The text between tags, the values of attributes, and the text of the whole page. */
function textsIn(html: string): string[] {
  const pieces = html.split(/<[^>]*>/);
  const values = [...html.matchAll(/=\s*(?:"([^"]*)"|'([^']*)')/g)];
  return [
    ...pieces.flatMap((piece) => [piece, piece.trim()]),
    ...values.map(([, double, single]) => double ?? single ?? ''),
    pieces.join('').replace(/\s+/g, ' ').trim(),
  ];
}

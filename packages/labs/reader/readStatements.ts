import type { SyntaxNode } from '@lezer/common';
import { memberNamed, memberOf } from './api.ts';
import { flatten, orRefusal, Refusal, type Code } from './code.ts';
import { parse } from './parse.ts';
import { readCode } from './readCode.ts';
import { createReader } from './readExpression.ts';
import type { Statement } from './statements.ts';
import { understand } from './understand.ts';
import { LANGUAGES, type Language } from '../worker/languages.ts';

/** What a text means, and the language that it is written in. */
export interface ReadText {
  language: Language;
  statements: Statement[];
}

/** Reads each statement of one language, or says why it can’t; throws a `Refusal` for what isn’t of the language. */
export function readEach(text: string, language: Language): (Statement | Refusal)[] {
  return understand(readCode(text, language), language);
}

/** Reads all statements of one language; throws a `Refusal` with the place and the reason where it can’t. */
function readStatementsIn(text: string, language: Language): Statement[] {
  return readEach(text, language).map((each) => {
    if (each instanceof Refusal) throw each;
    return each;
  });
}

/** Reads statements of any language, that of the page first. If none fits, the one that is read farthest says why. */
export function readStatements(text: string, language: Language): ReadText {
  const refusals: Refusal[] = [];
  let lacking: ReadText | undefined;
  for (const each of languagesFrom(language)) {
    const statements = orRefusal(() => readStatementsIn(text, each));
    if (statements instanceof Refusal) refusals.push(statements);
    else if (statements.some(isCall)) {
      const read = { language: each, statements };
      // Java without "await" could be JavaScript where it was forgotten.
      if (each === language || !lacksAwait(read)) return read;
      lacking ??= read;
    }
  }
  if (lacking) return lacking;
  const [best] = refusals.sort((one, other) => understood(other) - understood(one));
  throw best ?? new Refusal(0, 'There is no call of Playwright in this text.');
}

function languagesFrom(language: Language): Language[] {
  return [language, ...LANGUAGES.filter((other) => other !== language)];
}

/**
 * Reads the first locator in code that isn’t only statements: `if (await page.getByText('Sold out').isVisible())`. What
 * is called on it at the end may be anything that locators have.
 */
export function readLocatorInside(text: string, language: Language): ReadText | undefined {
  for (const each of languagesFrom(language)) {
    const { read } = createReader(text, each);
    let found: Statement | Refusal | undefined;
    parse(text, each)
      .cursor()
      .iterate(({ node }) => {
        // Further places don’t matter: a locator that can’t be read has a mistake.
        if (found || !CHAINS.test(node.name)) return !found;
        const isBroken = hasError(node);
        const code = orRefusal(() => read((isBroken && node.firstChild) || node));
        if (code instanceof Refusal) return false;
        if (!isLocator(code)) return true;
        found = isBroken ? new Refusal(node.from, '') : readChain(code, each);
        return false;
      });
    if (found && !(found instanceof Refusal)) return { language: each, statements: [found] };
  }
  return undefined;
}

const CHAINS = /^(CallExpression|MethodInvocation|MemberExpression|FieldAccess)$/;

function isLocator(code: Code): boolean {
  const chain = orRefusal(() => flatten(code));
  if (chain instanceof Refusal) return false;
  return [chain.root, ...chain.steps].some(({ name }) =>
    /^(get_?by_?\w+|locator|frame_?locator)$/i.test(name),
  );
}

function readChain(code: Code, language: Language): Statement | Refusal | undefined {
  const [whole] = understand([{ from: code.from, to: code.to, value: code }], language);
  if (!(whole instanceof Refusal) || code.type !== 'call' || code.callee.type !== 'member')
    return whole;
  const action = memberNamed(language, 'Locator', code.callee.name);
  const isAction = action && memberOf('javascript', 'Locator', action)?.isAsync;
  const before = isAction ? readChain(code.callee.object, language) : undefined;
  if (!before || before instanceof Refusal || before.value.type !== 'chain') return whole;
  return before.value.chain.className === 'Locator' ? before : whole;
}

function hasError(node: SyntaxNode): boolean {
  let isWrong = false;
  node.cursor().iterate(({ type }) => void (isWrong ||= type.isError));
  return isWrong;
}

function isCall({ value }: Statement): boolean {
  return value.type === 'chain' && value.chain.calls.length > 0;
}

/** How much of a text made sense. A text that isn’t of a language may go far before that shows. */
function understood({ at, isSyntax }: Refusal): number {
  return isSyntax ? at / 2 : at + 1;
}

function lacksAwait({ language, statements }: ReadText): boolean {
  return (
    language === 'javascript' &&
    statements.some(({ value, isAwaited }) => {
      const last = value.type === 'chain' ? value.chain.calls.at(-1) : undefined;
      return !isAwaited && last && memberOf('javascript', last.className, last.member)?.isAsync;
    })
  );
}

import { memberOf } from './api.ts';
import { orRefusal, Refusal } from './code.ts';
import { readCode } from './readCode.ts';
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
  for (const each of [language, ...LANGUAGES.filter((other) => other !== language)]) {
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

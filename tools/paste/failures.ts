import { PASSED, type Paste, type Result, untried } from './paste.ts';

const ELSEWHERE = 'goes on from names that other samples declare';
const BROWSERS = 'needs Firefox, WebKit or ffmpeg, which are not here';

/** What this machine lacks, by what the framework says. */
const NOT_HERE: readonly (readonly [RegExp, string])[] = [
  [/Executable doesn't exist at .*(firefox|webkit|ffmpeg)|ffmpeg/i, BROWSERS],
  [/distribution '(\w+)' is not found/, 'needs a branded browser, which is not here'],
  [/Cannot find (?:module|package) '(?![./])/, 'needs another package'],
];

/** What a fragment leaves to the rest of its file or to its reader. */
const NOT_IN_FRAGMENT: readonly (readonly [RegExp, string])[] = [
  [
    /ENOENT|No such file|Cannot get absolute file path|Failed to read .*\bfile\b/,
    'needs a file of its reader',
  ],
  [/symbol: class \w+/, 'needs a class of another package'],
  [/ReferenceError: (?!test|expect|devices|chromium)\w+ is not defined/, ELSEWHERE],
  // Without an import of these, a pasted fragment fails, too.
  [
    /NameError: name '(?!(?:re|os|json|time|pathlib|Path|asyncio|datetime|expect)')\w+' is not defined/,
    ELSEWHERE,
  ],
  [/symbol: (?:variable|method) \w+/, ELSEWHERE],
];

/** A failure of a paste, or the reason why it says nothing about the sample. */
export function kindOfFailure({ isComplete, text }: Paste, line: number, message: string): Result {
  for (const [pattern, reason] of [...NOT_HERE, ...(isComplete ? [] : NOT_IN_FRAGMENT)]) {
    if (pattern.test(message)) return untried(reason);
  }
  const lines = text.split('\n');
  const at = Math.min(Math.max(line, 1), lines.length);
  const claimed = /(?:\/\/|#) (?:throws|raises): (.+)/.exec(lines[at - 1] ?? '')?.[1];
  if (claimed !== undefined && message.includes(claimed.trim())) return PASSED;
  const [first = ''] = message.trim().split('\n');
  return { status: 'failed', line: at, message: first };
}

import type { Parser } from 'web-tree-sitter';
import type { LineFinding } from '../tree/syntaxErrors.ts';
import type { Offer } from './checkCommand.ts';
import { checkCommand } from './checkCommand.ts';
import { readBash } from './readBash.ts';
import { readBatch } from './readBatch.ts';
import { readPowershell } from './readPowershell.ts';

export const SHELL_LANGUAGES = ['bash', 'sh', 'shell', 'console', 'powershell', 'batch'];

export interface ShellParsers {
  bash: Parser;
  powershell: Parser;
}

/** Checks a script: its syntax, and the commands that the guides cover. */
export function checkShell(
  parsers: ShellParsers,
  offer: Offer,
  { language, code }: { language: string; code: string },
): LineFinding[] {
  const { commands, findings } = readScript(parsers, language, code);
  const wrong = commands.flatMap(({ line, words }) =>
    checkCommand(words, offer).map((message) => ({ line, message })),
  );
  return [...findings, ...wrong];
}

function readScript(parsers: ShellParsers, language: string, code: string) {
  if (language === 'powershell') return readPowershell(parsers.powershell, code);
  if (language === 'batch') return readBatch(code);
  return readBash(parsers.bash, language === 'console' ? typedLines(code) : code);
}

/** A terminal session without its output; lines keep their numbers. */
function typedLines(code: string): string {
  return code
    .split('\n')
    .map((line) => (line.startsWith('$ ') ? line.slice(2) : ''))
    .join('\n');
}

import type { LineFinding } from '../tree/syntaxErrors.ts';
import type { ShellCommand } from './shellCommand.ts';
import { splitWords } from './shellCommand.ts';

/** The commands of a batch file, line by line, because there is no grammar. */
export function readBatch(code: string): { commands: ShellCommand[]; findings: LineFinding[] } {
  const commands: ShellCommand[] = [];
  const findings: LineFinding[] = [];
  code.split('\n').forEach((text, index) => {
    const line = index + 1;
    const bare = text.trim().replace(/^@/, '');
    if (!bare || /^(::|rem\b)/i.test(bare)) return;
    if ((bare.match(/"/g)?.length ?? 0) % 2)
      findings.push({ line, message: 'A quotation mark is never closed.' });
    if (/^(\w+=\S*\s|export\s|\$env:)/.test(bare))
      findings.push({ line, message: 'In a batch file a variable is set with "set NAME=value".' });
    for (const part of bare.split(/\s(?:&&?|\|\|?)\s/))
      commands.push({ line, words: splitWords(part) });
  });
  return { commands, findings };
}

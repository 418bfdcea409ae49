import type { Parser } from 'web-tree-sitter';
import type { LineFinding } from '../tree/syntaxErrors.ts';
import { syntaxErrors } from '../tree/syntaxErrors.ts';
import type { ShellCommand } from './shellCommand.ts';
import { splitWords } from './shellCommand.ts';

/** The commands of a PowerShell script and its syntax errors. */
export function readPowershell(
  parser: Parser,
  code: string,
): { commands: ShellCommand[]; findings: LineFinding[] } {
  // The grammar rejects "--name=value" and "--", which PowerShell itself accepts.
  const quoted = code.replace(/(?<=[ \t])(--[\w-]+=[^\s"']*|--)(?=\s|$)/gm, '"$1"');
  const root = parser.parse(quoted)?.rootNode;
  if (!root) return { commands: [], findings: [] };
  const commands = root.descendantsOfType('command').map((node) => ({
    line: node.startPosition.row + 1,
    words: splitWords(node.text),
  }));
  return { commands, findings: syntaxErrors(root) };
}

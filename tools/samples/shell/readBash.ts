import type { Node, Parser } from 'web-tree-sitter';
import type { LineFinding } from '../tree/syntaxErrors.ts';
import { syntaxErrors } from '../tree/syntaxErrors.ts';
import type { ShellCommand } from './shellCommand.ts';

/** The commands of a Bash script and its syntax errors. */
export function readBash(
  parser: Parser,
  code: string,
): { commands: ShellCommand[]; findings: LineFinding[] } {
  const root = parser.parse(code)?.rootNode;
  if (!root) return { commands: [], findings: [] };
  const commands = root.descendantsOfType('command').map((node) => ({
    line: node.startPosition.row + 1,
    words: node.namedChildren
      .filter(({ type }) => type !== 'variable_assignment' && !type.endsWith('_redirect'))
      .map(wordOf),
  }));
  return { commands, findings: syntaxErrors(root) };
}

function wordOf(node: Node): string {
  switch (node.type) {
    case 'command_name':
    case 'concatenation':
      return node.namedChildren.map(wordOf).join('');
    case 'string':
    case 'raw_string':
      return node.text.slice(1, -1);
    default:
      return node.text;
  }
}

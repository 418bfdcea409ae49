import { join } from 'node:path';
import type { Node } from 'web-tree-sitter';
import { Language, Parser } from 'web-tree-sitter';
import type { LineFinding } from '../lineFindings.ts';

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

/** One command of a script, with its arguments as the program gets them. */
interface ShellCommand {
  /** From 1. */
  line: number;
  words: string[];
}

/** Splits a text at spaces; quotes group words and are removed. */
export function splitWords(text: string): string[] {
  return [...text.matchAll(/(?:[^\s"']+|"[^"]*"|'[^']*')+/g)].map(([word]) =>
    word.replace(/"([^"]*)"|'([^']*)'/g, '$1$2'),
  );
}

/** A parser for one of the installed grammars, given its file in `node_modules`. */
export async function loadParser(root: string, grammar: string): Promise<Parser> {
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(join(root, 'node_modules', grammar)));
  return parser;
}

export const GRAMMARS = {
  bash: 'tree-sitter-bash/tree-sitter-bash.wasm',
  powershell: 'tree-sitter-powershell/tree-sitter-powershell.wasm',
};

/** The outermost syntax errors that a grammar finds in a text. */
function syntaxErrors(node: Node): LineFinding[] {
  if (!node.hasError) return [];
  const line = node.startPosition.row + 1;
  if (node.isMissing) return [{ line, message: `Syntax error: "${node.type}" is missing.` }];
  if (node.isError) {
    // An error node can swallow whole statements before it: named, complete children are not the error.
    const culprit = node.children.find((child) => !isStatement(child)) ?? node;
    const [text = ''] = culprit.text.split('\n');
    return [{ line: culprit.startPosition.row + 1, message: `Syntax error at "${text}".` }];
  }
  return node.children.flatMap(syntaxErrors);
}

function isStatement(node: Node): boolean {
  return (node.isNamed && !node.hasError && node.childCount > 0) || /^[\n;]*$/.test(node.text);
}

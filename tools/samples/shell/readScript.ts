import { join } from 'node:path';
import { Language, Parser, type Node } from 'web-tree-sitter';
import type { LineFinding } from '../lineFindings.ts';

/** The commands of a script and its syntax errors. */
interface Script {
  commands: ShellCommand[];
  findings: LineFinding[];
}

/** Reads a script by the word after its fence. */
export function readScript(parsers: ShellParsers, language: string, code: string): Script {
  if (language === 'batch') return readBatch(code);
  if (language === 'powershell') {
    // The grammar rejects "--name=value" and "--", which PowerShell itself accepts.
    const quoted = code.replace(/(?<=[ \t])(--[\w-]+=[^\s"']*|--)(?=\s|$)/gm, '"$1"');
    return parse(parsers.powershell, quoted, ({ text }) => splitWords(text));
  }
  return parse(parsers.bash, language === 'console' ? typedLines(code) : code, wordsOf);
}

function parse(parser: Parser, code: string, wordsIn: (command: Node) => string[]): Script {
  const root = parser.parse(code)?.rootNode;
  if (!root) return { commands: [], findings: [] };
  const commands = root
    .descendantsOfType('command')
    .map((node) => ({ line: node.startPosition.row + 1, words: wordsIn(node) }));
  return { commands, findings: syntaxErrors(root) };
}

/** A terminal session without its output; lines keep their numbers. */
function typedLines(code: string): string {
  return code.replace(/^.*$/gm, (line) => (line.startsWith('$ ') ? line.slice(2) : ''));
}

/** The words of a command in Bash. */
function wordsOf({ namedChildren }: Node): string[] {
  return namedChildren
    .filter(({ type }) => type !== 'variable_assignment' && !type.endsWith('_redirect'))
    .map(wordOf);
}

function wordOf({ type, text, namedChildren }: Node): string {
  if (type === 'command_name' || type === 'concatenation') {
    return namedChildren.map(wordOf).join('');
  }
  return type === 'string' || type === 'raw_string' ? text.slice(1, -1) : text;
}

/** The commands of a batch file, line by line, because there is no grammar. */
function readBatch(code: string): Script {
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

export type ShellParsers = Awaited<ReturnType<typeof loadShellParsers>>;

/** Started twice at the same time, the library mixes up two memories. */
let started: Promise<void> | undefined;

/** Parsers for the grammars in `node_modules`. */
export async function loadShellParsers(root: string) {
  await (started ??= Parser.init());
  const load = async (name: string) => {
    const file = join(root, `node_modules/tree-sitter-${name}/tree-sitter-${name}.wasm`);
    return new Parser().setLanguage(await Language.load(file));
  };
  return { bash: await load('bash'), powershell: await load('powershell') };
}

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

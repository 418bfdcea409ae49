import { join } from 'node:path';
import { Language, Parser } from 'web-tree-sitter';

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

import type { SyntaxNode, Tree } from '@lezer/common';
import { parser as javaParser } from '@lezer/java';
import { parser as javascriptParser } from '@lezer/javascript';
import { parser as pythonParser } from '@lezer/python';
import { parser as csharpParser } from 'virtual:reader/csharp';
import { Refusal } from './code.ts';
import { LABELS, type Language } from '../worker/languages.ts';

const PARSERS: Record<Language, { parse: (text: string) => Tree }> = {
  javascript: javascriptParser.configure({ dialect: 'ts' }),
  python: pythonParser,
  java: javaParser,
  csharp: csharpParser,
};

/** The tree of a text in one language. */
export function parse(text: string, language: Language): SyntaxNode {
  // People leave out the last semicolon, where these languages need one.
  const ending = language === 'java' || language === 'csharp' ? '\n;' : '';
  const { topNode } = PARSERS[language].parse(text + ending);
  if (language !== 'python' || !firstError(topNode)) return topNode;
  // They leave out the brackets around a chain of several lines, too.
  return pythonParser.parse(text.replace(/\n(?=[^\S\n]*\.)/g, ' ')).topNode;
}

function firstError(top: SyntaxNode): SyntaxNode | undefined {
  const cursor = top.cursor();
  do {
    if (cursor.type.isError) return cursor.node;
  } while (cursor.next());
  return undefined;
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Throws with the first place that isn’t in the language. */
export function checkSyntax(top: SyntaxNode, text: string, language: Language): void {
  const error = firstError(top);
  if (error) throw refusal(error, text, language);
}

function refusal(error: SyntaxNode, text: string, language: Language): Refusal {
  const rest = text.slice(error.from).trimStart();
  const refuse = (at: number, reason: string) => new Refusal(at, reason, { isSyntax: true });
  const quoted = /["'`]/.exec(text.slice(error.from, error.to));
  if (quoted) return refuse(error.from + quoted.index, 'This string is not closed.');
  const open = openBracket(error);
  if (open) {
    const bracket = text.charAt(open.from);
    const next = rest.charAt(0);
    return Object.values(CLOSING).includes(next)
      ? refuse(
          text.length - rest.length,
          `"${CLOSING[bracket] ?? ''}" is missing before this "${next}".`,
        )
      : refuse(open.from, `"${bracket}" is not closed.`);
  }
  const at = Math.min(error.from, text.length);
  if (Object.values(CLOSING).includes(rest.charAt(0)))
    return refuse(
      text.length - rest.length,
      `Nothing is open that "${rest.charAt(0)}" could close.`,
    );
  return refuse(at, `This isn’t code for ${LABELS[language]} from here on.`);
}

/** The bracket that lacks its counterpart around a place. */
function openBracket(error: SyntaxNode): SyntaxNode | undefined {
  for (let node: SyntaxNode | null = error.parent; node; node = node.parent) {
    const { firstChild: first, lastChild: last } = node;
    const closing = first && CLOSING[first.name];
    if (first && closing && last?.name !== closing) return first;
  }
  return undefined;
}

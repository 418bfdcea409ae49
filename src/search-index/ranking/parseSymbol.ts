import type { Rules } from '#search-index/rules.ts';
import { nameKey } from '#search-index/words.ts';

/** A query parsed as an API name. */
export interface SymbolQuery {
  /** `page.goto(url)` → `goto`, `get by role` → `getbyrole`, `--headed` → `headed`. */
  key: string;
  /** The qualifier before the name: `page`; empty if there is none. */
  owner: string;
  /** Whether it is written as a name rather than as words. */
  isCode: boolean;
  isFlag: boolean;
}

/** Parses a query as a name, ignoring owner, arguments and spelling. */
export function parseSymbol(text: string, { calls }: Rules): SymbolQuery {
  const trimmed = text.trim();
  if (/^--?[a-z]/i.test(trimmed)) {
    const [flag = ''] = trimmed.split(/[\s=]/);
    return { key: nameKey(flag), owner: '', isCode: true, isFlag: true };
  }
  for (const { pattern, ending } of calls) {
    const { name, owner = '' } = pattern.exec(trimmed)?.groups ?? {};
    if (name !== undefined) return code(name, lastName(owner) + ending);
  }
  const plain = withoutCalls(trimmed)
    .replace(/^(?:await|new|return|var|const|let)\s+/, '')
    .replace(/[;,]+$/, '');
  const chain = /^[\w$]+(?:\s*(?:\.|::|#|\?\.)\s*[\w$]+)+$/.exec(plain)
    ? plain.split(/[^\w$]+/).filter((name) => name !== '')
    : [];
  const name = chain.at(-1);
  if (name !== undefined) return code(name, chain.at(-2) ?? '');
  const isCode = /^[\w$]+$/.test(plain) && (/[a-z][A-Z]|_|\$/.test(plain) || plain !== trimmed);
  return { key: nameKey(plain), owner: '', isCode, isFlag: false };
}

function code(name: string, owner: string): SymbolQuery {
  return { key: nameKey(name), owner: nameKey(owner), isCode: true, isFlag: false };
}

function lastName(chain: string): string {
  return chain.split('.').at(-1) ?? '';
}

/** Strips the arguments of calls, which are not part of the name. */
export function withoutCalls(text: string): string {
  let plain = text;
  // From the inside out; the last call may still be open.
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replace(/(?<=[\w$])\([^()]*\)/g, '');
  }
  return plain.replace(/(?<=[\w$])\([^()]*$/, '');
}

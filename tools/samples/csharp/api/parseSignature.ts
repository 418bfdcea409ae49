import type { CsharpMethod, CsharpParameter } from './csharpApi.ts';
import { parseCsharpType, splitList } from './csharpType.ts';

/** Reads `Task<T> EvaluateAsync<T>(string expression, object? arg = default)`. */
export function parseSignature(text: string): CsharpMethod {
  const match = /^(.+?) (\w+)(<[\w, ]+>)?\((.*)\)$/.exec(text);
  if (!match) throw new Error(`Cannot read the signature "${text}".`);
  const [, returns = '', name = '', generic, list = ''] = match;
  return {
    name,
    isGeneric: generic !== undefined,
    returns: parseCsharpType(returns),
    parameters: splitList(list).map(parseParameter),
  };
}

function parseParameter(text: string): CsharpParameter {
  const [declared = '', fallback] = text.trim().split(' = ');
  const space = declared.lastIndexOf(' ');
  return {
    name: declared.slice(space + 1).replace('@', ''),
    type: parseCsharpType(declared.slice(0, space)),
    isOptional: fallback !== undefined,
  };
}

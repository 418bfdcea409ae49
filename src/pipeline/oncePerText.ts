import type { SourceFile } from './parseDoc.ts';

/**
 * Reads a file again only if its text has changed: the development server loads the site after every edit. The
 * other arguments must stay the same.
 */
export function oncePerText<F extends SourceFile | undefined, A extends unknown[], R>(
  read: (file: F, ...rest: A) => R,
): (file: F, ...rest: A) => R {
  const known = new Map<string | undefined, { text: string | undefined; result: R }>();
  return (file, ...rest) => {
    const last = known.get(file?.path);
    if (last && last.text === file?.text) return last.result;
    const result = read(file, ...rest);
    known.set(file?.path, { text: file?.text, result });
    return result;
  };
}

import { splitCall } from './splitList.ts';

/** How many arguments a signature takes: `(url, options?)` from 1 to 2. */
export interface Arity {
  least: number;
  most: number;
}

/** `page.goto(url: string, options?: Object): Promise<void>` and `(url, options?)` alike. */
export function arityOf(signature: string): Arity {
  const list = splitCall(signature)?.list ?? [];
  const isOptional = (argument: string) => /^(?:\.\.\.|\w+\?)/.test(argument);
  return {
    least: list.filter((argument) => !isOptional(argument)).length,
    most: list.some((argument) => argument.startsWith('...')) ? Infinity : list.length,
  };
}

/** The numbers of arguments that one side takes and the other does not. */
export function arityDifference(shown: readonly Arity[], declared: readonly Arity[]): string[] {
  const top =
    Math.max(...[...shown, ...declared].map(({ most }) => (most === Infinity ? 0 : most))) + 1;
  const takes = (arities: readonly Arity[], count: number) =>
    arities.some(({ least, most }) => least <= count && count <= most);
  return Array.from({ length: top + 1 }, (_, count) => count).flatMap((count) => {
    if (takes(shown, count) === takes(declared, count)) return [];
    return [
      takes(shown, count) ? `${count} arguments are too many or few` : `lacks a form with ${count}`,
    ];
  });
}

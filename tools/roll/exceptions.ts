import { z } from 'zod';
import { readLines } from '../readData.ts';

export const EXCEPTIONS_FILE = 'tools/roll/exceptions.yaml';

const schema = z.array(
  z.strictObject({
    /** `Page.goto.url`; `*` stands for one name or a part of it, `**` for any number of names. */
    place: z.union([z.string(), z.array(z.string())]).transform((places) => [places].flat()),
    language: z.enum(['js', 'python', 'java']),
    /** Who does not have it; absent if both have it and say something else of it. */
    missing: z.enum(['pages', 'package']).optional(),
    /** What the package calls an argument instead. */
    declaredAs: z.string().optional(),
    /** Where only one of the versions needs it. */
    version: z.enum(['stable', 'current']).optional(),
    why: z.string(),
  }),
);

/** A difference between a package and what we print that is right as it is. */
export type Exception = z.output<typeof schema>[number] & { line?: number };

const { data, lineOf } = readLines(EXCEPTIONS_FILE, schema);

export const EXCEPTIONS: readonly Exception[] = data.map((one, index) => ({
  ...one,
  line: lineOf([index]),
}));

/** Whether a name that either the declarations of Node.js or the facts lack may stay like this. */
export function isException(path: string, missing: Exception['missing']): boolean {
  return EXCEPTIONS.some(
    (one) => one.language === 'js' && one.missing === missing && isAt(one, path),
  );
}

/** What the declarations call an argument of the facts, where that is another name. */
export function renamedTo(path: string): string | undefined {
  return EXCEPTIONS.find((one) => one.declaredAs !== undefined && isAt(one, path))?.declaredAs;
}

export function isAt({ place }: Pick<Exception, 'place'>, path: string): boolean {
  return place.some((pattern) => matchesPath(pattern, path));
}

const expressions = new Map<string, RegExp>();

/** Whether a path such as `Page.goto.url` fits a pattern such as `*.goto.**`. */
export function matchesPath(pattern: string, path: string): boolean {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  const source = escaped.replace(/\*\*|\*/g, (stars) => (stars === '*' ? '[^.:]*' : '.*'));
  const known = expressions.get(pattern) ?? new RegExp(`^${source}$`);
  // A few patterns, each asked for thousands of paths.
  expressions.set(pattern, known);
  return known.test(path);
}

import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { formatProblem } from '#model/problem.ts';
import { checkYaml } from '#tree/checkYaml.ts';

/** The data in a YAML file, by its path from the root of the repository; throws problems with file and line. */
export function readData<Data>(path: string, schema: z.ZodType<Data>): Data {
  return readLines(path, schema).data;
}

/** The same, with the line of each field. */
export function readLines<Data>(path: string, schema: z.ZodType<Data>) {
  const file = { path, text: readFileSync(path, 'utf8') };
  const { data, problems, lineOf } = checkYaml(file, schema);
  if (data === undefined) throw new Error(problems.map(formatProblem).join('\n'));
  return { data, lineOf };
}

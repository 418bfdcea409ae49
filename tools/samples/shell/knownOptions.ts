import { z } from 'zod';
import { readData } from '../../readData.ts';

const words = z.string().transform((text) => text.split(/\s+/));

/** What programs in the samples take, where no installed package says it. */
export const KNOWN_OPTIONS = readData(
  'tools/samples/shell/options.yaml',
  z.strictObject({
    pytest: z.array(z.string()),
    pytestSettings: words,
    createPlaywright: z.array(z.string()),
    dotnet: words,
    dotnetTest: words,
    mavenGoals: words,
    mavenOptions: words,
    gradle: words,
  }),
);

/** Whether a list has a word; `-D*` in the list is any that starts like it. */
export function hasWord(list: readonly string[], word: string): boolean {
  return list.some((known) =>
    known.endsWith('*')
      ? word.length >= known.length && word.startsWith(known.slice(0, -1))
      : word === known,
  );
}

import type { Truth } from './truth.ts';

/** The text of a file in `data/api-truth`: a line for each class, so that changes can be read. */
export function printTruth({ classes, ...rest }: Truth): string {
  const lines = classes.map((owner) => JSON.stringify(owner)).join(',\n');
  const others = Object.entries(rest).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  return `{\n"classes": [\n${lines}\n],\n${others.join(',\n')}\n}\n`;
}

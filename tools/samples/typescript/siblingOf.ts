import { posix } from 'node:path';
import { fileName } from './sampleFile.ts';
import type { SampleFile } from './sampleFile.ts';

/** The sample on the same page whose title an import such as `./fixtures` refers to. */
export function siblingOf(
  specifier: string,
  from: SampleFile | undefined,
  files: readonly SampleFile[],
): SampleFile | undefined {
  if (!from || !specifier.startsWith('.')) return undefined;
  const wanted = withoutExtension(posix.join(posix.dirname(fileName(from.sample)), specifier));
  const named = files.filter(
    ({ sample }) =>
      sample.page === from.sample.page &&
      sample.project === from.sample.project &&
      sample.title !== undefined &&
      withoutExtension(fileName(sample)) === wanted,
  );
  // A later sample with the same title replaces the file from there on.
  return named.findLast(({ sample }) => sample.line <= from.sample.line) ?? named[0];
}

function withoutExtension(path: string): string {
  return path.replace(/\.[jt]sx?$/, '');
}

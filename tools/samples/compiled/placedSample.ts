import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Finding, Sample } from '../sample.ts';

/** A sample as a compilable file. */
export interface PlacedSample {
  sample: Sample;
  /** Relative to the folder of the run, with forward slashes. */
  path: string;
  text: string;
  /** How many lines of the file precede the sample. */
  linesBefore: number;
}

/** Writes the files to a temporary folder under `parent`, which is removed after `action`. */
export async function withPlacedSamples<T>(
  parent: string,
  files: readonly Pick<PlacedSample, 'path' | 'text'>[],
  action: (folder: string) => Promise<T>,
): Promise<T> {
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, 'run-'));
  try {
    for (const { path, text } of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
    return await action(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A compiler message about a line of a file. */
export interface CompilerMessage {
  /** As in `PlacedSample`. */
  path: string;
  line: number;
  message: string;
}

/** Maps compiler messages to the lines of the samples. */
export function findingsIn(
  placed: readonly PlacedSample[],
  messages: readonly CompilerMessage[],
): Finding[] {
  const files = new Map(placed.map((file) => [file.path, file]));
  return messages.map(({ path, line, message }) => {
    const file = files.get(path);
    if (!file) throw new Error(`${path}:${line} is not a sample and does not compile: ${message}`);
    const { sample, linesBefore } = file;
    // An unclosed bracket is reported after the last line.
    const last = sample.code.split('\n').length;
    return { sample, line: Math.min(Math.max(line - linesBefore, 1), last), message };
  });
}

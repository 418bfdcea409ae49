import type { SampleLinks } from '#model/sampleLinks.ts';
import type { Sample, SampleFile } from '../sample.ts';
import type { ApiIndex, Candidate } from './apiIndex.ts';

/** A name of the framework in a file, as a compiler resolves it. */
export interface FoundName {
  /** In the text of the file. */
  offset: number;
  text: string;
  /** What it may be, best first. */
  candidates: readonly Candidate[];
}

/** The names that the reference has, where readers see the same text as the compiler. */
export function linksIn(
  file: SampleFile,
  found: readonly FoundName[],
  find: ApiIndex,
): SampleLinks {
  const { code } = file.sample;
  const offsetOf = offsetsIn(file);
  const links: Record<string, number[]> = {};
  for (const { offset: placed, text, candidates } of found) {
    const name = find(candidates);
    const offset = offsetOf(placed);
    if (name === undefined || code.slice(offset, offset + text.length) !== text) continue;
    const offsets = (links[name] ??= []);
    if (!offsets.includes(offset)) offsets.push(offset);
  }
  for (const offsets of Object.values(links)) offsets.sort((a, b) => a - b);
  return links;
}

/** Adds what a version, or a test framework, names in a sample; what several have is as the first one has it. */
export function addLinks(all: Map<Sample, SampleLinks>, sample: Sample, links: SampleLinks): void {
  all.set(sample, { ...links, ...all.get(sample) });
}

/** Maps offsets in the file to those in the sample, whose lines may be indented there. */
function offsetsIn({ sample, text, linesBefore }: SampleFile): (offset: number) => number {
  const starts = lineStarts(text);
  const lines = sample.code.split('\n');
  const own = lineStarts(sample.code);
  return (offset) => {
    const line = starts.findLastIndex((start) => start <= offset);
    const placed = text.slice(starts[line], starts[line + 1]);
    const written = lines[line - linesBefore] ?? '';
    const column = offset - (starts[line] ?? 0) - (indentOf(placed) - indentOf(written));
    return (own[line - linesBefore] ?? -Infinity) + column;
  };
}

function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}

function indentOf(line: string): number {
  return /^[ \t]*/.exec(line)?.[0].length ?? 0;
}

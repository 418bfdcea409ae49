import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Hashes of content in names of files, in policies, and as the id of a build. */
const HASHES = [
  /(?<=-)[\w-]{8}(?=\.(?:js|css|json|webp|avif|png)\b)/g,
  /(?<='sha256-)[\w+/=]+(?=')/g,
  /(?<="build":")[^"]+(?=")/g,
];

/** Files of which we compare the text; scripts and styles are made by the bundler, whose names change with ours. */
const TEXT = /\.(?:html|json|md|txt|xml|conf|css|js)$|\/_(?:headers|redirects)$/;

/** The kinds of differences, in the order in which they are told. */
const KINDS = ['missing', 'new', 'differs'] as const;

interface Difference {
  path: string;
  what: (typeof KINDS)[number];
  /** The first line that differs, in both outputs. */
  lines?: [before: string, after: string];
}

/** How the files of two outputs differ, apart from hashes. */
export function compareOutputs(before: string, after: string): Difference[] {
  const [old, current] = [listFiles(before), listFiles(after)];
  const differences = [...new Set([...old.keys(), ...current.keys()])].flatMap(
    (path): Difference[] => {
      const [file, other] = [old.get(path), current.get(path)];
      if (other === undefined) return [{ path, what: 'missing' }];
      if (file === undefined) return [{ path, what: 'new' }];
      const lines = firstDifference(join(before, file), join(after, other));
      return lines ? [{ path, what: 'differs', lines }] : [];
    },
  );
  return differences.sort((a, b) => KINDS.indexOf(a.what) - KINDS.indexOf(b.what));
}

/** The files of a folder, by their path without hashes. */
function listFiles(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  return new Map(files.sort().map((path) => [withoutHashes(path), path]));
}

function firstDifference(before: string, after: string): Difference['lines'] {
  const [a, b] = [readFileSync(before), readFileSync(after)];
  if (a.equals(b)) return undefined;
  if (!TEXT.test(before)) return [`${a.length} bytes`, `${b.length} bytes`];
  const linesOf = (content: Buffer) => withoutHashes(content.toString()).split('\n');
  const [old, current] = [linesOf(a), linesOf(b)];
  for (let at = 0; at < Math.max(old.length, current.length); at++) {
    if (old[at] !== current[at]) return aroundChange(old[at] ?? '', current[at] ?? '');
  }
  return undefined;
}

/** The part of two long lines where they begin to differ. */
function aroundChange(before: string, after: string): [string, string] {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  const part = (line: string): string => line.slice(Math.max(0, start - 30), start + 90);
  return [part(before), part(after)];
}

function withoutHashes(text: string): string {
  return HASHES.reduce((result, pattern) => result.replaceAll(pattern, '#'), text);
}

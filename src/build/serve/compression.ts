import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** What hosts look for beside a file, in the order of our preference. */
export const ENCODED_FILES = { br: '.br', gzip: '.gz' } as const;

/** Below this many bytes nothing is gained: it all fits into one packet. */
const LEAST_BYTES = 1400;

/** How many files are compressed at a time: as many threads as Node.js has for it. */
const AT_A_TIME = 4;

/** Images and fonts are compressed already. */
export function isCompressible(path: string): boolean {
  return /\.(css|html|js|json|map|md|svg|txt|xml)$/.test(path);
}

/** The best encoding that a reader accepts: `gzip, br;q=0` → `gzip`. */
export function chooseEncoding(accepted: string): Encoding {
  const names = accepted
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/))
    .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
    .map(([name]) => name?.toLowerCase());
  return (['br', 'gzip'] as const).find((name) => names.includes(name)) ?? 'identity';
}

export async function compress(path: string, content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return content;
  if (encoding === 'gzip') return promisify(gzip)(content);
  // The last percents cost most of the time: only code, which every reader needs, is worth them.
  const quality = /\.(css|js)$/.test(path) ? 11 : 6;
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/** Writes the compressed forms of files beside them, for hosts that send those as they are. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const waiting = entries
    .filter((entry) => entry.isFile() && isCompressible(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));
  const work = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) await writeForms(path);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
}

async function writeForms(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < LEAST_BYTES) return;
  for (const encoding of ['br', 'gzip'] as const) {
    await writeFile(path + ENCODED_FILES[encoding], await compress(path, content, encoding));
  }
}

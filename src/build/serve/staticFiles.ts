import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentHash, filesBelow } from '#build/hash.ts';

/** By the ending of a file. */
export const CONTENT_TYPES: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  mjs: 'text/javascript; charset=utf-8',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  webm: 'video/webm',
  mp4: 'video/mp4',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

/** The files of a folder by their lowercase path, as case-insensitive hosts find them. */
export async function listFiles(folder: string): Promise<Map<string, string>> {
  const paths = await filesBelow(folder, '');
  return new Map(paths.map((path) => [`/${path.toLowerCase()}`, path]));
}

export function contentType(path: string): string {
  return CONTENT_TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

/** In the order of our preference. */
const ENCODINGS = ['br', 'gzip'] as const;

type Encoding = (typeof ENCODINGS)[number] | 'identity';

/** What hosts look for beside a file. */
const ENCODED_FILES = { br: '.br', gzip: '.gz', identity: '' };

/** Below this many bytes nothing is gained: it all fits into one packet. */
const LEAST_BYTES = 1400;

/** How many files are compressed at a time: as many threads as Node.js has for it. */
const AT_A_TIME = 4;

/** Images and fonts are compressed already. */
export function isCompressible(path: string): boolean {
  return /\.(css|html|js|json|map|md|svg|txt|xml)$/.test(path);
}

/** The best encoding that a reader accepts: `gzip, br;q=0` → `gzip`. */
export function chooseEncoding(accepted = ''): Encoding {
  const names = accepted
    .split(',')
    .map((part) => part.trim().split(/\s*;\s*/))
    .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
    .map(([name]) => name?.toLowerCase());
  return ENCODINGS.find((name) => names.includes(name)) ?? 'identity';
}

async function compress(path: string, content: Buffer, encoding: Encoding): Promise<Buffer> {
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
  const waiting = [...(await listFiles(folder)).values()].filter(isCompressible);
  const work = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const content = await readFile(join(folder, path));
      if (content.length < LEAST_BYTES) continue;
      for (const encoding of ENCODINGS) {
        const form = await compress(path, content, encoding);
        await writeFile(join(folder, path + ENCODED_FILES[encoding]), form);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
}

/** Reads files, each form once while the server runs: as the build compressed it, or compressed now. */
export function createFileReader(folder: string, files: ReadonlyMap<string, string>) {
  /** The bytes of a file in one encoding, and a name for exactly these. */
  const read = async (path: string, encoding: Encoding) => {
    const made = path + ENCODED_FILES[encoding];
    const isMade = files.has(`/${made.toLowerCase()}`);
    const content = await readFile(join(folder, isMade ? made : path));
    const body = isMade ? content : await compress(path, content, encoding);
    return { body, etag: `"${contentHash(body)}"` };
  };
  const known = new Map<string, ReturnType<typeof read>>();
  return (path: string, encoding: Encoding): ReturnType<typeof read> => {
    const key = `${encoding} ${path}`;
    const form = known.get(key) ?? read(path, encoding);
    known.set(key, form);
    // Too many open files are a matter of the moment.
    form.catch(() => known.delete(key));
    return form;
  };
}

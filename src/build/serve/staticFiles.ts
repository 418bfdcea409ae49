import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { compress, ENCODED_FILES, type Encoding } from '#build/serve/compression.ts';
import { contentHash } from '#build/hash.ts';

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
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

/** The bytes of a file in one encoding, and a name for exactly these. */
export interface Representation {
  body: Buffer;
  etag: string;
}

/** The files of a folder by their lowercase path, as case-insensitive hosts find them. */
export async function listFiles(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .map((path) => [`/${path.toLowerCase()}`, path]),
  );
}

export function contentType(path: string): string {
  return CONTENT_TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

/** Reads files, each form once while the server runs: as the build compressed it, or compressed now. */
export function createFileReader(folder: string, files: ReadonlyMap<string, string>) {
  const known = new Map<string, Promise<Representation>>();
  const read = async (path: string, encoding: Encoding): Promise<Representation> => {
    const made = encoding === 'identity' ? undefined : path + ENCODED_FILES[encoding];
    const isMade = made !== undefined && files.has(`/${made.toLowerCase()}`);
    const content = await readFile(join(folder, isMade ? made : path));
    const body = isMade ? content : await compress(path, content, encoding);
    return { body, etag: `"${contentHash(body)}"` };
  };
  return (path: string, encoding: Encoding): Promise<Representation> => {
    const key = `${encoding} ${path}`;
    const form = known.get(key) ?? read(path, encoding);
    known.set(key, form);
    // Too many open files are a matter of the moment.
    form.catch(() => known.delete(key));
    return form;
  };
}

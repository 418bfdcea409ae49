import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES: Record<string, string> = {
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

export type Encoding = 'br' | 'gzip' | 'identity';

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
  return TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
}

/** The best encoding that the client accepts; images are compressed already. */
export function chooseEncoding(accepted: string, path: string): Encoding {
  if (/\.(avif|ico|jpg|png|webp|woff2)$/.test(path)) return 'identity';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

/** Reads and compresses files, each encoding once while the server runs. */
export function createFileReader(folder: string) {
  const known = new Map<string, Promise<Buffer>>();
  const compress = async (path: string, encoding: Encoding): Promise<Buffer> => {
    const content = await readFile(join(folder, path));
    if (encoding === 'br') {
      // Best compression for files that never change, as hosts do ahead of time; for the rest a client is
      // waiting.
      const params = { [constants.BROTLI_PARAM_QUALITY]: path.startsWith('assets/') ? 11 : 9 };
      return promisify(brotliCompress)(content, { params });
    }
    return encoding === 'gzip' ? promisify(gzip)(content) : content;
  };
  return (path: string, encoding: Encoding): Promise<Buffer> => {
    const key = `${encoding} ${path}`;
    const body = known.get(key) ?? compress(path, encoding);
    known.set(key, body);
    return body;
  };
}

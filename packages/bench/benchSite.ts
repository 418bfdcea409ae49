import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dirname } from 'node:path/posix';
import { originOf, serve } from '../../src/build/serve/serve.ts';
import { listFiles } from '../../src/build/serve/staticFiles.ts';
import { didYouMean } from '../../src/model/nearest.ts';

/** A folder of static HTML, served on a free port. */
export interface BenchSite {
  folder: string;
  origin: string;
  /** By their clean URLs: `/docs/intro` for `docs/intro.html` and `docs/intro/index.html`. */
  pages: ReadonlyMap<string, { file: string; size: number }>;
  close: () => void;
}

export async function openBenchSite(folder: string): Promise<BenchSite> {
  const files = await listFiles(folder).catch((cause: unknown) => {
    throw new Error(`The folder ${folder} cannot be read.`, { cause });
  });
  const pages = new Map<string, { file: string; size: number }>();
  for (const file of files.values()) {
    if (!file.endsWith('.html') || file.endsWith('404.html')) continue;
    const html = await readFile(join(folder, file), 'utf8');
    const isRedirect = /http-equiv=["']?refresh/i.test(html);
    if (!isRedirect) pages.set(urlOf(file), { file, size: html.length });
  }
  if (pages.size === 0) throw new Error(`The folder ${folder} has no HTML page.`);
  const server = await serve({ folder, port: 0, baseUrl: '/' });
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { folder, origin: originOf(server), pages, close };
}

function urlOf(file: string): string {
  return `/${file}`.replace(/(\/index)?\.html$/, '') || '/';
}

/** The file of a page, or an error that suggests another. */
export function fileOf({ folder, pages }: Pick<BenchSite, 'folder' | 'pages'>, path: string) {
  const page = pages.get(path);
  if (page) return page.file;
  const hint = didYouMean(path, pages.keys());
  throw new Error(`There is no page "${path}" in ${folder}. ${hint}`.trim());
}

/** The smallest page whose text has a link to another one, preferably in the same folder; a menu may hide its links. */
export async function findSource({ folder, pages }: BenchSite, target: string) {
  const isFar = (path: string) => Number(dirname(path) !== dirname(target));
  const others = [...pages].filter(([path]) => path !== target);
  others.sort(([a, { size }], [b, other]) => isFar(a) - isFar(b) || size - other.size);
  const link = linkPattern(target);
  for (const [path, { file }] of others) {
    const [, main = ''] = (await readFile(join(folder, file), 'utf8')).split('<main', 2);
    if (link.test(main)) return path;
  }
  return undefined;
}

/** Matches a link however the site writes URLs; minified HTML has no quotes. */
export function linkPattern(path: string): RegExp {
  const escaped = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const endings = path === '/' ? '(index\\.html)?' : '(/|\\.html|/index\\.html)?';
  return new RegExp(`<a\\s[^>]*href=["']?${escaped}${endings}["'\\s>]`, 'i');
}

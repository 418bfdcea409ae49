import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serve } from '#build/serve.ts';
import { listFiles } from '#build/staticFiles.ts';

export interface SitePage {
  /** The clean URL: `/docs/intro` for `docs/intro.html` and `docs/intro/index.html`. */
  path: string;
  file: string;
  /** Of the HTML, before compression. */
  bytes: number;
}

/** A folder of static HTML, served on a free port. */
export interface BenchSite {
  origin: string;
  pages: SitePage[];
  readPage: (page: SitePage) => Promise<string>;
  close: () => void;
}

export async function openBenchSite(folder: string): Promise<BenchSite> {
  const readPage = ({ file }: { file: string }) => readFile(join(folder, file), 'utf8');
  const files = await listFiles(folder).catch((cause: unknown) => {
    throw new Error(`The folder ${folder} cannot be read.`, { cause });
  });
  const pages: SitePage[] = [];
  for (const file of files.values()) {
    if (!file.endsWith('.html') || file.endsWith('404.html')) continue;
    const html = await readPage({ file });
    const isRedirect = /http-equiv=["']?refresh/i.test(html);
    if (!isRedirect) pages.push({ path: urlOf(file), file, bytes: Buffer.byteLength(html) });
  }
  if (pages.length === 0) throw new Error(`The folder ${folder} has no HTML page.`);

  const server = await serve({ folder, port: 0, baseUrl: '/' });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://localhost:${address.port}`, pages, readPage, close };
}

function urlOf(file: string): string {
  const path = `/${file}`.replace(/(\/index)?\.html$/, '');
  return path === '' ? '/' : path;
}

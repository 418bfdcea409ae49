import { listFiles } from '#build/serve/staticFiles.ts';
import { withBase } from '#model/path.ts';
import { AT_A_TIME, type Client } from './client.ts';

/** The URLs of all files of a build, pages without their ending. */
export async function builtUrls(folder: string, baseUrl: string): Promise<string[]> {
  return [...(await listFiles(folder)).values()]
    .filter((path) => /\.(html|json|js|css|md|webp|txt)$/.test(path))
    .map((path) => withBase(baseUrl, `/${path.replace(/(^|\/)index\.html$|\.html$/, '$1')}`))
    .sort();
}

/** Asks for all files in turn until so many requests are sent; what is known is asked for conditionally. */
export async function requestAll(
  client: Client,
  { folder, count }: { folder: string; count: number },
) {
  const urls = await builtUrls(folder, client.baseUrl);
  const tags = new Map<string, string>();
  const failures: string[] = [];
  const started = performance.now();
  let sent = 0;

  async function work(): Promise<void> {
    while (sent < count) {
      const url = urls[sent++ % urls.length] ?? '/';
      const headers = { 'Accept-Encoding': 'gzip', 'If-None-Match': tags.get(url) ?? '""' };
      try {
        const { status, headers: received } = await client.ask(url, { headers });
        // A page that only redirects is a rule, too.
        const expected = tags.has(url) ? [304] : [200, 301];
        if (!expected.includes(status)) failures.push(`${url}: ${status}`);
        if (received.etag) tags.set(url, received.etag);
      } catch (error) {
        failures.push(`${url}: ${String(error)}`);
      }
    }
  }

  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return { count, failures, seconds: (performance.now() - started) / 1000 };
}

import { readFileSync } from 'node:fs';
import { parseHeaders, parseRedirects } from '#build/output/hostRules.ts';
import { withBase } from '#model/path.ts';
import type { Client } from './client.ts';
import { builtUrls } from './requestAll.ts';

/** What every host owes to readers of the build in a folder; returns a line for each thing that it does not do. */
export async function checkHost(client: Client, folder: string): Promise<string[]> {
  const failures: string[] = [];
  const { ask } = client;
  const at = (path: string) => withBase(client.baseUrl, path);
  const rules = (name: string) => readFileSync(`${folder}/${name}`, 'utf8');
  const expectEqual = (what: string, found: unknown, expected: unknown) => {
    if (found !== expected) failures.push(`${what}: ${String(found)}, not ${String(expected)}`);
  };

  for (const path of ['/docs/intro', '/docs/intro.html', '/docs/intro/', '/', '/python/']) {
    const { status, headers } = await ask(at(path));
    // Some hosts send readers to the one spelling that they like best.
    const isMoved = [301, 302, 307, 308].includes(status);
    const origin = new URL(headers.location ?? '', client.url).origin;
    if (isMoved) expectEqual(`${path} stays on`, origin, new URL(client.url).origin);
    else expectEqual(path, `${status} ${headers['content-type']}`, '200 text/html; charset=utf-8');
  }

  for (const path of ['/nope', '/python/docs/nope', '/assets/nope.js', '//evil.example/']) {
    const { status, headers, body } = await ask(at(path));
    expectEqual(path, status, 404);
    expectEqual(`${path} shows our page`, body.includes('id="page-state"'), true);
    const caching = headers['cache-control'] ?? '';
    expectEqual(`${path} may be kept`, caching.includes('immutable'), false);
  }
  for (const path of [
    '/../../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc/passwd',
  ]) {
    const { status, body } = await ask(at(path));
    expectEqual(`${path} is refused`, [400, 404].includes(status), true);
    expectEqual(`${path} shows a file`, body.includes('root:'), false);
  }

  for (const [from, to] of parseRedirects(rules('_redirects'))) {
    const { status, headers } = await ask(`${from}?a=1`);
    expectEqual(`${from} is moved`, [301, 308].includes(status), true);
    const { href } = new URL(to.replace(/(?=#|$)/, '?a=1'), client.url);
    expectEqual(`${from} leads to`, new URL(headers.location ?? '', client.url).href, href);
  }
  const forged = await ask(at('/docs'), { headers: { Host: 'evil.example' } });
  const { location = '' } = forged.headers;
  expectEqual('a forged host leads away', location.includes('evil.example'), false);

  const urls = await builtUrls(folder, client.baseUrl);
  for (const { prefix, headers } of parseHeaders(rules('_headers'))) {
    const path = urls.find((url) => url.startsWith(prefix)) ?? prefix;
    const response = await ask(path);
    for (const [name, value] of Object.entries(headers)) {
      expectEqual(`${path} has ${name}`, response.headers[name.toLowerCase()], value);
    }
  }

  const page = at('/docs/intro');
  for (const encoding of ['br', 'gzip']) {
    const headers = { 'Accept-Encoding': encoding };
    const found = await ask(page, { headers });
    expectEqual(`${page} is compressed`, found.headers['content-encoding'], encoding);
    expectEqual(`${page} depends on`, found.headers.vary, 'Accept-Encoding');
    const known = { ...headers, 'If-None-Match': found.headers.etag ?? '' };
    expectEqual(`${page} is known`, (await ask(page, { headers: known })).status, 304);
  }
  const part = await ask(page, { headers: { Range: 'bytes=0-9' } });
  expectEqual(`${page} in part`, `${part.status} ${part.body.length}`, '206 10');
  const head = await ask(page, { method: 'HEAD' });
  expectEqual(`${page} by HEAD`, `${head.status} ${head.body.length}`, '200 0');
  expectEqual(`${page} by POST`, (await ask(page, { method: 'POST' })).status, 405);
  return failures;
}

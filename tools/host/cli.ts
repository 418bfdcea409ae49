import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { serve } from '#build/serve/serve.ts';
import { checkHost } from './checkHost.ts';
import { createClient } from './client.ts';
import { requestAll } from './requestAll.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, requests: { type: 'string' } },
});

const folder = values.out ?? 'dist';
const client = createClient(positionals[0] ?? (await startPreview(folder)));
const failures = await checkHost(client, folder);
for (const failure of failures) console.error(failure);
console.log(`${client.url}: ${failures.length} of the checks failed.`);
if (values.requests !== undefined) {
  const load = await requestAll(client, { folder, count: Number(values.requests) });
  for (const failure of load.failures.slice(0, 10)) console.error(failure);
  const rate = Math.round(load.count / load.seconds);
  const summary = `${load.count} requests, 100 at a time, ${rate} in a second`;
  console.log(`${summary}: ${load.failures.length} failed.`);
  failures.push(...load.failures);
}
client.close();
process.exitCode = failures.length > 0 ? 1 : 0;

async function startPreview(folder: string): Promise<string> {
  const server = await serve({ folder, port: 0, baseUrl: '/' });
  server.unref();
  return `http://localhost:${(server.address() as AddressInfo).port}/`;
}

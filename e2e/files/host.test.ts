import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { serve } from '#build/serve/serve.ts';
import { checkHost } from '../../tools/host/checkHost.ts';
import { createClient } from '../../tools/host/client.ts';

test('serves the build as we ask of every host', async () => {
  const server = await serve({ folder: 'dist', port: 0, baseUrl: '/' });
  const { port } = server.address() as AddressInfo;
  const client = createClient(`http://localhost:${port}/`);

  expect(await checkHost(client, 'dist')).toEqual([]);
  client.close();
  server.close();
});

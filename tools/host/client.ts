import { once } from 'node:events';
import * as http from 'node:http';
import * as https from 'node:https';
import { buffer } from 'node:stream/consumers';

/** How many requests are on their way at the same time. */
export const AT_A_TIME = 100;

export type Client = ReturnType<typeof createClient>;

/** Asks one host, over connections that stay open. */
export function createClient(url: string) {
  const { protocol, hostname, port, pathname } = new URL(url);
  const { Agent, request } = protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: AT_A_TIME });
  return {
    url,
    /** The folder of the host that the site is served from. */
    baseUrl: pathname,
    /** Sends a path as it is, dots and double slashes included; follows nothing. */
    ask: async (path: string, options: Pick<http.RequestOptions, 'method' | 'headers'> = {}) => {
      const sent = request({ agent, hostname, port, path, ...options }).end();
      const [response] = (await once(sent, 'response')) as [http.IncomingMessage];
      const { statusCode: status = 0, headers } = response;
      return { status, headers, body: await buffer(response) };
    },
    close: () => agent.destroy(),
  };
}

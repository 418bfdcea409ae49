import type { IncomingHttpHeaders } from 'node:http';
import * as http from 'node:http';
import * as https from 'node:https';
import { buffer } from 'node:stream/consumers';

interface HostResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface Client {
  url: string;
  /** The folder of the host that the site is served from. */
  baseUrl: string;
  /** Sends a path as it is, dots and double slashes included; follows nothing. */
  ask: (
    path: string,
    options?: { method?: string; headers?: Record<string, string> },
  ) => Promise<HostResponse>;
  close: () => void;
}

/** How many requests are on their way at the same time. */
export const AT_A_TIME = 100;

/** Asks one host, over connections that stay open. */
export function createClient(url: string): Client {
  const { protocol, hostname, port, pathname } = new URL(url);
  const { Agent, request } = protocol === 'https:' ? https : http;
  const agent = new Agent({ keepAlive: true, maxSockets: AT_A_TIME });
  return {
    url,
    baseUrl: pathname,
    ask: (path, { method = 'GET', headers = {} } = {}) =>
      new Promise((resolve, reject) => {
        request({ agent, hostname, port, path, method, headers }, (response) => {
          buffer(response).then((body) => {
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
          }, reject);
        })
          .on('error', reject)
          .end();
      }),
    close: () => agent.destroy(),
  };
}

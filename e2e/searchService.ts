import { createServer } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SearchRecord } from '#model/search.ts';
import { runQuery } from './searchServiceIndex.ts';
import type { ServiceQuery } from './searchServiceIndex.ts';

/** One request that reached the service. */
export interface ServiceRequest {
  method: string;
  /** The host that received it: `localhost:3220`. */
  host: string;
  path: string;
  parameters: Record<string, string>;
  headers: IncomingMessage['headers'];
  body: unknown;
}

/** A faulty response; undefined: no response until the test ends. */
export type ServiceFault = { status: number; text: string } | undefined;

export const ADMIN_KEY = 'admin-key';

/** A fake of the hosted search service, on one or more ports that act as its hosts. */
export interface SearchService {
  ports: number[];
  requests: ServiceRequest[];
  indexes: Map<string, SearchRecord[]>;
  settings: Map<string, unknown>;
  /** Decides about faults: `'none'` for a proper response. */
  fault: (request: ServiceRequest) => ServiceFault | 'none';
  /** Clears requests and faults; indexes stay. */
  reset: () => void;
  close: () => Promise<void>;
}

/** Starts the service; port 0 picks a free one. */
export async function startSearchService(ports: readonly number[]): Promise<SearchService> {
  const noFault = () => 'none' as const;
  const service: SearchService = {
    ports: [],
    requests: [],
    indexes: new Map(),
    settings: new Map(),
    fault: noFault,
    reset() {
      service.requests.length = 0;
      service.fault = noFault;
    },
    close: async () => {
      await Promise.all(servers.map(closeServer));
    },
  };
  const servers = ports.map(() => serverFor(service));
  await Promise.all(servers.map((server, index) => listen(server, ports[index] ?? 0)));
  service.ports = servers.map((server) => (server.address() as AddressInfo).port);
  return service;
}

function serverFor(service: SearchService): Server {
  return createServer((incoming, outgoing) => {
    void readRequest(incoming).then((request) => {
      service.requests.push(request);
      const fault = service.fault(request);
      if (!fault) return;
      const { status, text } = fault === 'none' ? properResponse(service, request) : fault;
      outgoing.writeHead(status, {
        'content-type': 'application/json',
        'access-control-allow-origin': '*',
      });
      outgoing.end(text);
    });
  });
}

async function readRequest(incoming: IncomingMessage): Promise<ServiceRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const { host = '' } = incoming.headers;
  const { pathname, searchParams } = new URL(incoming.url ?? '/', `http://${host}`);
  return {
    method: incoming.method ?? 'GET',
    host,
    path: decodeURIComponent(pathname),
    parameters: Object.fromEntries(searchParams),
    headers: incoming.headers,
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
  };
}

function properResponse(service: SearchService, request: ServiceRequest) {
  const { method, path, body } = request;
  if (method === 'POST' && path === '/1/indexes/*/queries') {
    const { requests } = body as { requests: ServiceQuery[] };
    const results = requests.map((query) =>
      runQuery(service.indexes.get(query.indexName) ?? [], query),
    );
    return ok({ results });
  }
  if (request.headers['x-algolia-api-key'] !== ADMIN_KEY) {
    return refuse(403, 'Invalid Application-ID or API key');
  }
  const [, index = '', action] = /^\/1\/indexes\/([^/]+)(?:\/(\w+))?/.exec(path) ?? [];
  return change(service, { action: `${method} ${action ?? 'index'}`, index, body });
}

function change(
  { indexes, settings }: SearchService,
  { action, index, body }: { action: string; index: string; body: unknown },
) {
  switch (action) {
    case 'PUT settings':
      settings.set(index, body);
      return task();
    case 'POST batch': {
      const { requests } = body as { requests: { body: SearchRecord }[] };
      const records = requests.map(({ body: record }) => record);
      indexes.set(index, [...(indexes.get(index) ?? []), ...records]);
      return task({ objectIDs: records.map(({ objectID }) => objectID) });
    }
    case 'POST operation': {
      const { operation, destination } = body as { operation: string; destination: string };
      if (operation !== 'move') return task();
      indexes.set(destination, indexes.get(index) ?? []);
      settings.set(destination, settings.get(index));
      indexes.delete(index);
      settings.delete(index);
      return task();
    }
    case 'DELETE index':
      indexes.delete(index);
      settings.delete(index);
      return task();
    case 'GET task':
      return ok({ status: 'published', pendingTask: false });
    default:
      return refuse(404, `There is nothing at ${action}.`);
  }
}

function task(more: object = {}) {
  return ok({ taskID: 1, updatedAt: '2025-11-05T00:00:00Z', ...more });
}

function ok(value: object) {
  return { status: 200, text: JSON.stringify(value) };
}

function refuse(status: number, message: string) {
  return { status, text: JSON.stringify({ message, status }) };
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, resolve);
  });
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}

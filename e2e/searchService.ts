import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SearchRecord } from '#model/search.ts';
import { runQuery, type ServiceQuery } from './searchServiceIndex.ts';

/** One request that reached the service. */
export interface ServiceRequest {
  method: string;
  /** The host that received it: `search-1.test`. */
  host: string;
  path: string;
  parameters: Record<string, string>;
  headers: RawRequest['headers'];
  body: unknown;
}

interface RawRequest {
  method: string;
  url: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  text: string;
}

interface ServiceResponse {
  status: number;
  text: string;
}

export const ADMIN_KEY = 'admin-key';

/** A fake of the hosted search service, on all of its hosts. */
export interface SearchService {
  requests: ServiceRequest[];
  indexes: Map<string, SearchRecord[]>;
  settings: Map<string, unknown>;
  /** Decides about faults: `'none'` for a proper response, undefined for no response at all. */
  fault: (request: ServiceRequest) => ServiceResponse | undefined | 'none';
  /** Takes a request; returns undefined if it stays without a response. */
  receive: (request: RawRequest) => ServiceResponse | undefined;
}

export function createSearchService(indexes: SearchService['indexes'] = new Map()): SearchService {
  const service: SearchService = {
    requests: [],
    indexes,
    settings: new Map(),
    fault: () => 'none',
    receive(raw) {
      const request = readRequest(raw);
      service.requests.push(request);
      const fault = service.fault(request);
      return fault === 'none' ? properResponse(service, request) : fault;
    },
  };
  return service;
}

/** Serves the fake on a port that the system chooses, for clients outside a browser. */
export async function startSearchService() {
  const service = createSearchService();
  const server = createServer((incoming, outgoing) => {
    void readRaw(incoming).then((raw) => {
      const response = service.receive(raw);
      if (!response) return;
      outgoing.writeHead(response.status, { 'content-type': 'application/json' });
      outgoing.end(response.text);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(service, {
    url: `http://localhost:${port}`,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  });
}

async function readRaw(incoming: IncomingMessage): Promise<RawRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const { method = 'GET', url = '/', headers } = incoming;
  const text = Buffer.concat(chunks).toString();
  return { method, url: `http://${headers.host ?? ''}${url}`, headers, text };
}

function readRequest({ method, url, headers, text }: RawRequest): ServiceRequest {
  const { host, pathname, searchParams } = new URL(url);
  return {
    method,
    host,
    path: decodeURIComponent(pathname),
    parameters: Object.fromEntries(searchParams),
    headers,
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

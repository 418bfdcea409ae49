import { BASE } from './base.ts';
import { WORKER_HEADER } from './workerHeader.ts';

/**
 * Asks the network first, so that a test can route `api/shows` anywhere. Only where no server answers, the service
 * worker does.
 */
export async function askApi(path: string, init: RequestInit = {}): Promise<Response> {
  const url = new URL(`api/${path}`, BASE);
  // Only without a connection is a request that failed one for the worker: tests abort requests, too.
  const response = await fetch(url, init).catch((error: unknown) => {
    if (navigator.onLine) throw error;
    return Response.error();
  });
  if (isFromApi(response) || !(await startWorker())) return response;
  // A service worker does not see cookies.
  const headers = new Headers(init.headers);
  headers.set(WORKER_HEADER, document.cookie);
  return fetch(url, { ...init, headers });
}

/** Reads JSON; an error of the API is one here, with its message. */
export async function readApi<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await askApi(path, init);
  const text = await response.text();
  const value = parseJson(text);
  if (response.ok) return value as T;
  const message = (value as { message?: string } | undefined)?.message;
  throw new Error(message ?? 'The box office does not answer. Please try again.');
}

export function postApi<T>(path: string, value: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  return readApi(path, { method: 'POST', headers, body: JSON.stringify(value) });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A static host answers with a page, or that it does not know such paths or methods. */
export function isFromApi({ status, headers, type: kind }: Response): boolean {
  if (kind === 'error') return false;
  const type = headers.get('content-type') ?? '';
  if (type.includes('json')) return true;
  return !type.includes('html') && ![404, 405, 501].includes(status);
}

/** Resolves when the service worker listens; to false if there can be none. */
export async function startWorker(): Promise<boolean> {
  // Missing where a page is not secure, whatever the types say.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return false;
  try {
    const isControlled = new Promise((resolve) => {
      if (workers.controller) resolve(true);
      workers.addEventListener('controllerchange', resolve, { once: true });
    });
    await workers.register(new URL('sw.js', BASE));
    await isControlled;
    return true;
  } catch {
    return false;
  }
}

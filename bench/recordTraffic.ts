import type { CDPSession } from '@playwright/test';

export type ByteKind = 'html' | 'js' | 'css' | 'json' | 'image' | 'other';

export interface Transfer {
  id: string;
  url: string;
  kind: ByteKind;
  /** Prefetched for a page that the reader may open next. */
  isPrefetch: boolean;
  /** Over the wire, compressed, headers included. */
  bytes: number;
}

/** Records every response that the browser receives from now on. */
export function recordTraffic(cdp: CDPSession): Transfer[] {
  const prefetches = new Set<string>();
  const responses = new Map<string, { url: string; kind: ByteKind }>();
  const transfers: Transfer[] = [];
  cdp.on('Network.requestWillBeSent', ({ requestId, request: { headers } }) => {
    const purpose = headers['Sec-Purpose'] ?? headers['Purpose'];
    if (purpose?.startsWith('prefetch')) prefetches.add(requestId);
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    responses.set(requestId, { url: response.url, kind: byteKind(response.mimeType) });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const response = responses.get(requestId);
    // Data URIs have no response.
    if (response === undefined || encodedDataLength === 0) return;
    const isPrefetch = prefetches.has(requestId);
    transfers.push({ ...response, id: requestId, isPrefetch, bytes: encodedDataLength });
  });
  return transfers;
}

function byteKind(mimeType: string): ByteKind {
  if (mimeType === 'text/html') return 'html';
  if (mimeType === 'text/css') return 'css';
  if (mimeType.startsWith('image/')) return 'image';
  if (mimeType.endsWith('javascript')) return 'js';
  return mimeType.endsWith('json') ? 'json' : 'other';
}

/** The response bodies that made the page, without prefetches and images. */
export async function readTexts(
  cdp: CDPSession,
  transfers: readonly Transfer[],
): Promise<string[]> {
  const wanted = transfers.filter(({ kind, isPrefetch }) => !isPrefetch && kind !== 'image');
  const responses = await Promise.all(
    wanted.map(({ id }) =>
      // The browser keeps no body of an unused preload.
      cdp.send('Network.getResponseBody', { requestId: id }).catch(() => undefined),
    ),
  );
  return responses.flatMap((result) => (result && !result.base64Encoded ? [result.body] : []));
}

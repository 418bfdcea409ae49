import type { IncomingHttpHeaders } from 'node:http';

/** Bytes of a file, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Whether the reader has the very bytes already (`If-None-Match`). */
export function isKnown({ 'if-none-match': known }: IncomingHttpHeaders, etag: string): boolean {
  if (known === undefined) return false;
  const tags = known.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}

/**
 * The part of a file that a request asks for: undefined is all of it, `unsatisfiable` lies beyond its
 * end. Several parts at once, other units and a part of other bytes than these are all of it, too.
 */
export function requestedRange(
  { range, 'if-range': wanted }: IncomingHttpHeaders,
  { size, etag }: { size: number; etag: string },
): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if ((first === '' && last === '') || (wanted !== undefined && wanted !== etag)) return undefined;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  // Without a first byte it is the last so many.
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? 'unsatisfiable' : { start, end };
}

import { respondToAccount, respondToLogin, respondToTickets } from './account.ts';
import { respondWithCollection } from './collections.ts';
import { type ApiRequest, type ApiResponse, json, problem } from './http.ts';
import { createStore, type Store } from './store.ts';

export { createStore, type Store } from './store.ts';
export type { ApiRequest, ApiResponse } from './http.ts';

/** Longer waits are nobody's test. */
const MAX_DELAY_MS = 10_000;

/**
 * The API of the box office. On request, it fails or waits: `/api/shows?status=503`, `/api/shows?delay=2000`.
 * Uses neither Node.js nor the DOM, so that a server and a service worker give the same responses.
 */
export async function respondToApi(request: ApiRequest, store: Store): Promise<ApiResponse> {
  const { query } = request;
  const delay = Math.min(Number(query.get('delay')) || 0, MAX_DELAY_MS);
  if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
  const status = Number(query.get('status'));
  if (status >= 400 && status < 600) return problem(status, 'You asked for this error.');
  try {
    return await respondByName(request, store);
  } catch (error) {
    if (error instanceof SyntaxError) return problem(400, 'The body is not valid JSON.');
    throw error;
  }
}

async function respondByName(request: ApiRequest, store: Store): Promise<ApiResponse> {
  const [, name = '', id] = request.path.replace(/\/$/, '').split('/').slice(1);
  switch (name) {
    case 'health':
      return json(200, { status: 'ok' });
    case 'login':
      return respondToLogin(request);
    case 'account':
      return respondToAccount(request, store);
    case 'tickets':
      return respondToTickets(request, store);
    case 'seats':
      return json(200, seatsOf(request, store));
    case 'reports':
      return json(200, reportOf(store));
    case 'test':
    case 'rehearsal':
    case 'demo-data':
      Object.assign(store, createStore());
      return json(200, { status: 'ready' });
    default:
      return respondWithCollection(request, store, { name, id });
  }
}

const ROWS = ['E', 'F', 'G'];
const SEATS_PER_ROW = 5;

/** The seats of a row, or of all, and which are taken. */
function seatsOf({ query }: ApiRequest, { collections }: Store): unknown {
  const taken = new Set(collections['reservations']?.map(({ id, seat }) => String(seat ?? id)));
  const wanted = query.get('row');
  return ROWS.filter((row) => !wanted || row === wanted).flatMap((row) =>
    Array.from({ length: SEATS_PER_ROW }, (_, index) => {
      const seat = `${row}${index + 1}`;
      return { seat, isTaken: taken.has(seat) };
    }),
  );
}

/** How the season went so far. */
function reportOf({ collections }: Store): unknown {
  const orders = collections['orders'] ?? [];
  const sum = (field: string) =>
    orders.reduce((total, order) => total + (Number(order[field]) || 0), 0);
  return { orders: orders.length, seats: sum('seats'), revenue: sum('total') };
}

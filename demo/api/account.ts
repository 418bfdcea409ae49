import { EXAMPLE } from '../../tools/stagehand/example.mjs';
import { type ApiRequest, type ApiResponse, json, problem, readBody, readCookie } from './http.ts';
import type { Store } from './store.ts';

/** Holds the first name of whoever is signed in. */
const NAME_COOKIE = 'stagehand-name';

/** Signs in (`POST`) and out (`DELETE`), and says who is signed in (`GET`). */
export async function respondToLogin(request: ApiRequest): Promise<ApiResponse> {
  if (request.method === 'DELETE') return json(200, {}, { 'set-cookie': nameCookie(request, '') });
  if (request.method === 'GET') return whoIsThere(request, (name) => ({ name }));
  const { email, password } = await readBody(request);
  const name = knownName(String(email), String(password));
  if (name === undefined) return problem(401, 'Email or password is wrong.');
  return json(200, { name }, { 'set-cookie': nameCookie(request, name) });
}

export function respondToAccount(request: ApiRequest, store: Store): ApiResponse {
  return whoIsThere(request, (name) => {
    const person = EXAMPLE.people.find((each) => each.name.startsWith(name));
    return {
      name,
      email: person?.email ?? `${name.toLowerCase()}@stagehand.example`,
      orders: ordersOf(name, store.collections),
    };
  });
}

/** The orders of whoever is signed in; all others are sent to the page where they can. */
export function respondToTickets(request: ApiRequest, { collections }: Store): ApiResponse {
  const name = readCookie(request, NAME_COOKIE);
  if (name) return json(200, ordersOf(name, collections));
  return { status: 302, headers: { location: `${baseOf(request)}login` }, body: '' };
}

function ordersOf(name: string, collections: Store['collections']): unknown {
  return (collections['orders'] ?? []).filter((order) => String(order['name']).startsWith(name));
}

function whoIsThere(request: ApiRequest, answer: (name: string) => unknown): ApiResponse {
  const name = readCookie(request, NAME_COOKIE);
  return name ? json(200, answer(name)) : problem(401, 'Sign in first.');
}

/** Says hello by first name, to a worker process by its account: `Worker-3`. */
function knownName(email: string, password: string): string | undefined {
  const { people, workerEmail } = EXAMPLE;
  const isKnown = workerEmail.test(email) || people.some((person) => person.email === email);
  if (!isKnown || password !== EXAMPLE.password) return undefined;
  const [account = ''] = email.split('@');
  return account.charAt(0).toUpperCase() + account.slice(1);
}

/** An empty name ends the session. */
function nameCookie(request: ApiRequest, name: string): string {
  const value = `${NAME_COOKIE}=${encodeURIComponent(name)}; Path=${baseOf(request)}; SameSite=Lax`;
  return name ? value : `${value}; Max-Age=0`;
}

/** Below a folder, a server says so in the header that proxies use. */
function baseOf({ headers }: ApiRequest): string {
  return headers['x-forwarded-prefix'] ?? '/';
}

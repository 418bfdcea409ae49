import { beforeEach, expect, test } from 'vitest';
import { type ApiRequest, createStore, respondToApi, type Store } from './respond.ts';

let store: Store;
beforeEach(() => {
  store = createStore();
});

interface Asked {
  status: number;
  headers: Record<string, string>;
  value: unknown;
}

async function ask(method: string, url: string, parts: Partial<ApiRequest> = {}): Promise<Asked> {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const bare = { method, path: pathname, query: searchParams, headers: {}, body: new Uint8Array() };
  const { status, headers, body } = await respondToApi({ ...bare, ...parts }, store);
  const text = String(body);
  return { status, headers, value: text && JSON.parse(text) };
}

const json = (value: unknown) => ({ body: new TextEncoder().encode(JSON.stringify(value)) });

const titles = ({ value }: Asked) => (value as { title: string }[]).map(({ title }) => title);

test.each([
  ['/api/shows?kind=Drama', ['The Winter Fair', 'The Glass Orchard']],
  ['/api/shows?genre=comedy', ['The Second Understudy', 'Mind the Trapdoor']],
  ['/api/shows?q=PAPER', ['Paper Moons']],
  ['/api/shows?room=Great+Hall&kind=Musical', ['Harbor Lights']],
])('filters %s', async (url, expected) => {
  expect(titles(await ask('GET', url))).toEqual(expected);
});

test('ignores filters that shows do not have', async () => {
  expect(titles(await ask('GET', '/api/shows?month=december'))).toHaveLength(6);
});

test('creates, changes and deletes an order', async () => {
  const order = { show: 'winter-fair', seats: 2, name: 'Ada Lovelace' };
  const created = await ask('POST', '/api/orders', json(order));
  const { id } = created.value as { id: number };
  expect(created).toMatchObject({ status: 201, value: order });

  await ask('PUT', `/api/orders/${id}`, json({ seats: 3 }));
  expect((await ask('GET', `/api/orders/${id}`)).value).toMatchObject({ ...order, seats: 3 });

  expect((await ask('DELETE', `/api/orders/${id}`)).status).toBe(204);
  expect((await ask('GET', `/api/orders/${id}`)).status).toBe(404);
});

test('gives a new show an address', async () => {
  const { value } = await ask('POST', '/api/shows', json({ title: 'The Iron Swan!' }));

  expect(value).toMatchObject({ slug: 'iron-swan' });
  expect((await ask('GET', '/api/shows/iron-swan')).status).toBe(200);
});

test('forgets everything on a reset', async () => {
  await ask('DELETE', '/api/shows/winter-fair');
  await ask('POST', '/api/test/reset');

  expect((await ask('GET', '/api/shows/winter-fair')).status).toBe(200);
});

test('remembers who signed in by a cookie below the base', async () => {
  const { value, headers } = await ask('POST', '/api/login', {
    ...json({ email: 'ada@stagehand.example', password: 'curtain-up' }),
    headers: { 'x-forwarded-prefix': '/stagehand/' },
  });
  expect(value).toEqual({ name: 'Ada' });
  expect(headers['set-cookie']).toBe('stagehand-name=Ada; Path=/stagehand/; SameSite=Lax');

  const account = await ask('GET', '/api/account', {
    headers: { cookie: 'a=b; stagehand-name=Ada' },
  });
  expect(account.value).toMatchObject({ email: 'ada@stagehand.example' });
});

test.each([
  ['ada@stagehand.example', 'wrong'],
  ['ida@stagehand.example', 'curtain-up'],
])('refuses %s with %s', async (email, password) => {
  const { status, value } = await ask('POST', '/api/login', json({ email, password }));

  expect(status).toBe(401);
  expect(value).toEqual({ message: 'Email or password is wrong.' });
});

test('redirects from tickets to the sign-in page until someone has signed in', async () => {
  const sent = await ask('GET', '/api/tickets', {
    headers: { 'x-forwarded-prefix': '/stagehand/' },
  });
  const known = await ask('GET', '/api/tickets', { headers: { cookie: 'stagehand-name=Ada' } });

  expect(sent).toMatchObject({ status: 302, headers: { location: '/stagehand/login' } });
  expect(known.value).toMatchObject([{ id: 17 }, { id: 1042 }]);
});

test('reads files of a form', async () => {
  const form = new FormData();
  form.append('photo', new File(['abc'], 'ada.png', { type: 'image/png' }));
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  const body = new Uint8Array(await request.arrayBuffer());

  const { status, value } = await ask('POST', '/api/photos', { headers, body });

  expect(status).toBe(201);
  expect(value).toMatchObject({ photo: { name: 'ada.png', size: 3, type: 'image/png' } });
});

test('fails on request', async () => {
  expect((await ask('GET', '/api/shows?status=503')).status).toBe(503);
});

test.each([
  ['GET', '/api/nothing', 404],
  ['OPTIONS', '/api/shows', 405],
  ['GET', '/api/account', 401],
])('answers %s %s with %i', async (method, url, status) => {
  expect((await ask(method, url)).status).toBe(status);
});

test('says that a body is not JSON', async () => {
  const body = new TextEncoder().encode('seats');

  expect((await ask('POST', '/api/orders', { body })).status).toBe(400);
});

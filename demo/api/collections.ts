import { type ApiRequest, type ApiResponse, json, problem, readBody } from './http.ts';
import type { Item, Store } from './store.ts';

/** Lists, reads, creates, changes and deletes: `GET /api/orders`, `PUT /api/orders/17`. */
export async function respondWithCollection(
  request: ApiRequest,
  store: Store,
  { name, id }: { name: string; id: string | undefined },
): Promise<ApiResponse> {
  const items = store.collections[name];
  if (!items) return problem(404, `There is no ${name}.`);
  const index = items.findIndex((item) => keyOf(item) === id);
  const found = items[index];
  switch (request.method) {
    case 'GET':
    case 'HEAD':
      if (id === undefined) return json(200, filterItems(items, request.query));
      return found ? json(200, found) : missing(name, id);
    case 'POST': {
      const item = newItem(name, await readBody(request), store);
      store.collections[name] = [...items, item];
      return json(201, item);
    }
    case 'PUT':
    case 'PATCH': {
      if (!found) return missing(name, id);
      const changed = { ...found, ...(await readBody(request)) };
      store.collections[name] = items.with(index, changed);
      return json(200, changed);
    }
    case 'DELETE':
      // What is not there is as good as deleted: tests tidy up in any order.
      store.collections[name] = id === undefined ? [] : items.filter((item) => keyOf(item) !== id);
      return { status: 204, headers: {}, body: '' };
    default:
      return problem(405, `${request.method} is not possible here.`);
  }
}

function keyOf({ slug, id }: Item): string {
  return textOf(slug ?? id);
}

/** Numbers and the like as they are written in a URL. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}

function missing(name: string, id = ''): ApiResponse {
  return problem(404, `There is no "${id}" in ${name}.`);
}

/** `q` searches titles; every other parameter compares the field of its name, if items have one. */
function filterItems(items: readonly Item[], query: URLSearchParams): Item[] {
  const words = query.get('q')?.toLowerCase() ?? '';
  return items.filter(
    (item) =>
      textOf(item['title']).toLowerCase().includes(words) &&
      [...query].every(([name, value]) => {
        const actual = item[name === 'genre' ? 'kind' : name];
        return (
          !value || actual === undefined || textOf(actual).toLowerCase() === value.toLowerCase()
        );
      }),
  );
}

function newItem(name: string, data: Item, store: Store): Item {
  if (name !== 'shows') return { id: store.nextId++, ...data };
  const title = textOf(data['title']);
  const slug = title
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/[^a-z\d]+/g, '-')
    .replace(/-$/, '');
  return { slug, ...data };
}

/** A request to the API. */
export interface ApiRequest {
  method: string;
  /** Below the base of the site: `/api/shows`. */
  path: string;
  query: URLSearchParams;
  /** Names are in lowercase. */
  headers: Record<string, string>;
  body: Uint8Array;
}

export interface ApiResponse {
  status: number;
  headers: Record<string, string>;
  body: string | Uint8Array;
}

export function json(
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): ApiResponse {
  return {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
    body: JSON.stringify(value),
  };
}

export function problem(status: number, message: string): ApiResponse {
  return json(status, { message });
}

/** The posted data: JSON, a form, or a form with files, of which name and size are kept. */
export async function readBody({ headers, body }: ApiRequest): Promise<Record<string, unknown>> {
  const type = headers['content-type'] ?? '';
  if (body.length === 0) return {};
  const text = new TextDecoder().decode(body);
  // Some tools call everything a form that they are not told is something else.
  const isForm = /^multipart\/form-data|^application\/x-www-form-urlencoded/.test(type);
  if (isForm && !text.startsWith('{')) {
    // A copy has a buffer of its own, as the type of a body demands.
    const form = await new Response(body.slice(), { headers: { 'content-type': type } }).formData();
    const entries = [...form].map(([name, value]) => [name, fileFacts(value)] as const);
    return Object.fromEntries(entries);
  }
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' ? { ...value } : {};
}

function fileFacts(value: FormDataEntryValue): unknown {
  return typeof value === 'string'
    ? value
    : { name: value.name, size: value.size, type: value.type };
}

/** The value of a cookie of the request. */
export function readCookie({ headers }: ApiRequest, name: string): string | undefined {
  const cookies = (headers['cookie'] ?? '').split(/;\s*/);
  const found = cookies.find((text) => text.startsWith(`${name}=`));
  return found && decodeURIComponent(found.slice(name.length + 1));
}

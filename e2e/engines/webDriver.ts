import { START_MS } from './driver.ts';

/** A session of the WebDriver protocol: https://www.w3.org/TR/webdriver2/. */
export interface WebDriverSession {
  /** Sends a command such as `post('url', { url })`; fails with the driver's message. */
  post: (command: string, parameters: object) => Promise<unknown>;
  get: (command: string) => Promise<unknown>;
  end: () => Promise<void>;
}

/** Opens a browser through the driver at an origin. */
export async function openSession(origin: string, capabilities: object): Promise<WebDriverSession> {
  const body = { capabilities: { alwaysMatch: capabilities } };
  const opened = (await send('POST', `${origin}/session`, body, START_MS)) as { sessionId: string };
  const session = `${origin}/session/${opened.sessionId}`;
  return {
    post: (command, parameters) => send('POST', `${session}/${command}`, parameters),
    get: (command) => send('GET', `${session}/${command}`),
    async end() {
      await send('DELETE', session);
    },
  };
}

/** Whether the driver accepts commands; rejects if it doesn't respond yet. */
export async function isReady(origin: string): Promise<boolean> {
  const { ready } = (await send('GET', `${origin}/status`)) as { ready: boolean };
  return ready;
}

const TIMEOUT_MS = 20_000;
// WebKit's driver never responds to a script whose document goes away meanwhile: `until` has time to retry then.
const SCRIPT_TIMEOUT_MS = 5000;

async function send(
  method: string,
  url: string,
  body?: object,
  limit = url.endsWith('/execute/sync') ? SCRIPT_TIMEOUT_MS : TIMEOUT_MS,
): Promise<unknown> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(limit),
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}

import { setTimeout as delay } from 'node:timers/promises';

// Limits how long a failure takes: a busy machine is slow, not wrong.
const LIMIT_MS = 15_000;
const PAUSE_MS = 40;

/** Polls until a value matches and returns it; errors are retried, because documents come and go. */
export async function until<T>(
  what: string,
  read: () => Promise<T> | T,
  fits: (value: T) => boolean = Boolean,
  limit = LIMIT_MS,
): Promise<T> {
  const end = performance.now() + limit;
  for (;;) {
    const reading = await attempt(read);
    if ('value' in reading && fits(reading.value)) return reading.value;
    if (performance.now() > end)
      throw new Error(`Timed out waiting for: ${what}. ${describe(reading)}`);
    await delay(PAUSE_MS);
  }
}

type Reading<T> = { value: T } | { error: unknown };

async function attempt<T>(read: () => Promise<T> | T): Promise<Reading<T>> {
  try {
    return { value: await read() };
  } catch (error) {
    return { error };
  }
}

function describe(reading: Reading<unknown>): string {
  return 'value' in reading
    ? `The last value was ${JSON.stringify(reading.value)}.`
    : `The last error was ${String(reading.error)}.`;
}

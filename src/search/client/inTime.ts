/** The timeout has elapsed. */
export class TooLate extends Error {
  override name = 'TooLate';
}

/** The result of a promise; rejects with {@link TooLate} after the timeout. */
export async function inTime<Value>(promise: Promise<Value>, limitMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new TooLate(`There was no response within ${limitMs} ms.`);
    timer = setTimeout(() => reject(error), limitMs);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

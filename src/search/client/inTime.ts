/** Somebody took longer than we wait. */
export class TooLate extends Error {
  override name = 'TooLate';
}

/** What a promise brings, or {@link TooLate} if it takes longer. */
export async function inTime<Value>(promise: Promise<Value>, limitMs: number): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new TooLate(`There was no response within ${limitMs} ms.`));
    }, limitMs);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

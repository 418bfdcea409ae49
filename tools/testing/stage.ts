const NAME_WIDTH = 24;

/** Runs a step, and prints one line: its name, duration and result. */
export async function runStage<T>(
  name: string,
  action: () => Promise<T>,
  noteOf: (result: T) => string,
): Promise<T> {
  const started = performance.now();
  const print = (note: string): void =>
    console.log(stageLine(name, performance.now() - started, note));
  try {
    const result = await action();
    print(noteOf(result));
    return result;
  } catch (error) {
    print('failed');
    throw error;
  }
}

/** `Unit tests                 41.2 s  1897 passed`. */
export function stageLine(name: string, milliseconds: number, note = ''): string {
  const seconds = `${(milliseconds / 1000).toFixed(1)} s`;
  return `${name.padEnd(NAME_WIDTH)}${seconds.padStart(8)}  ${note}`.trimEnd();
}

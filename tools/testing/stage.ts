const NAME_WIDTH = 24;

/** Runs a step, and prints one line: `Unit tests                 41.2 s  1897 passed`. */
export async function runStage<T>(
  name: string,
  action: () => Promise<T>,
  noteOf: (result: T) => string,
): Promise<T> {
  const started = performance.now();
  const print = (note: string): void => {
    const seconds = `${((performance.now() - started) / 1000).toFixed(1)} s`;
    console.log(`${name.padEnd(NAME_WIDTH)}${seconds.padStart(8)}  ${note}`.trimEnd());
  };
  try {
    const result = await action();
    print(noteOf(result));
    return result;
  } catch (error) {
    print('failed');
    throw error;
  }
}

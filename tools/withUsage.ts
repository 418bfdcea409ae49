import { errorText } from '../src/model/errorText.ts';

/** What a command line says; what is wrong with it is thrown together with how to write it. */
export function withUsage<T>(usage: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new Error(`${errorText(error)}${usage}`, { cause: error });
  }
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The names that snippets may use, in the two flavors of the API. */
export interface PythonAmbient {
  /** The modules to put next to the samples. */
  modules: { path: string; text: string }[];
  /** The ambient variables. */
  variables: string[];
  /** The type that the name of a handler's parameter stands for: `route` → `Route`. */
  parameterTypes: ReadonlyMap<string, string>;
}

export function readPythonAmbient(root: string): PythonAmbient {
  const text = readFileSync(join(root, 'tools/samples/python/ambient.py'), 'utf8');
  const variables = [...text.matchAll(/^(\w+): \w+$/gm)];
  const parameters = [...text.matchAll(/^ {4}(\w+): (\w+)$/gm)];
  return {
    modules: [
      { path: 'ambient_sync.py', text },
      { path: 'ambient_async.py', text: text.replace(/\bsync_(?=api|playwright)/g, 'async_') },
    ],
    variables: variables.map(([, name = '']) => name),
    parameterTypes: new Map(parameters.map(([, name = '', type = '']) => [name, type])),
  };
}

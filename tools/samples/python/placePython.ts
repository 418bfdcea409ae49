import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sample, SampleFile } from '../sample.ts';

/**
 * Turns each sample into a module. A sample with a file name, one that imports the framework, or one with a test or
 * fixture of pytest is a file already; anything else becomes the body of a function with ambient variables. The files
 * of a page are in one folder under their names, so they can import each other.
 */
export function placePython(samples: readonly Sample[], ambient: PythonAmbient): SampleFile[] {
  const taken = new Set<string>();
  return samples.map((sample, index) => {
    const { title = '', page } = sample;
    const flavor = sample.flavor === 'async' ? 'async' : 'sync';
    const module = `ambient_${flavor}`;
    const folder = `${page.replace(/\W/g, '_')}_${flavor}`;
    const isNamed = title.endsWith('.py');
    const isFree = isNamed && !taken.has(`${folder}/${title}`);
    const path = isFree ? `${folder}/${title}` : `${folder}/sample_${index}.py`;
    taken.add(path);
    const annotated = annotateHandlers(sample.code, module, ambient.parameterTypes);
    const code = flavor === 'async' ? markAssignments(annotated, module) : annotated;
    if (isNamed || WHOLE.test(code)) {
      // The annotations are forward references; an import at the end keeps line numbers unchanged.
      return { sample, path, text: `${code}\n\nimport ${module}\n`, linesBefore: 0 };
    }
    // Assigned, not declared: a variable of the sample with the same name may have another type.
    const assignments = ambient.variables.map((name) => `${name} = ${module}.${name}`);
    const head = [
      `import ${module}`,
      `from ${module} import *`,
      `${flavor === 'async' ? 'async ' : ''}def sample():`,
      `    ${assignments.join('; ')}`,
    ];
    const text = `${[...head, code.replace(/^(?=.)/gm, '    ')].join('\n')}\n`;
    return { sample, path, text, linesBefore: head.length };
  });
}

/** What a snippet does not have: an import of the framework, a test, a fixture. */
const WHOLE = /^(?:(?:from|import) playwright\b|(?:async )?def test_|@pytest\b)/m;

const FUNCTION = /^([ \t]*(?:async )?def (?!test_)\w+\()([\w, ]+)(?=\))/gm;

/**
 * Annotates handlers such as `def respond(dialog):` with the type that the parameter's name stands for, because
 * a type checker skips untyped parameters. Decorated functions and tests are called by pytest, for which a
 * `request` is something else.
 */
export function annotateHandlers(
  code: string,
  module: string,
  types: ReadonlyMap<string, string>,
): string {
  return code.replace(FUNCTION, (whole, start: string, list: string, offset: number) => {
    if (isDecorated(code, offset)) return whole;
    const parameters = list.split(',').map((parameter) => {
      const type = types.get(parameter.trim());
      return type === undefined ? parameter : `${parameter}: "${module}.${type}"`;
    });
    return start + parameters.join(',');
  });
}

function isDecorated(code: string, offset: number): boolean {
  return /^[ \t]*@.*\n$/.test(code.slice(code.lastIndexOf('\n', offset - 2) + 1, offset));
}

const ASSIGNMENT = /^\s*(\w+) = (?!await\b)[\w.]+\((?:[^#"']|"[^"]*"|'[^']*')*\)$/;

/**
 * Adds a statement after each assignment of an async sample that becomes an unused coroutine, which the type
 * checker reports, if the value is one: `title = page.title()` lacks an `await`.
 */
export function markAssignments(code: string, module: string): string {
  return code.replace(/^.*$/gm, (line) => {
    const name = ASSIGNMENT.exec(line)?.[1];
    return name && isBalanced(line) ? `${line}; ${module}.returned(${name})` : line;
  });
}

/** Not the first or last line of a longer statement. */
function isBalanced(line: string): boolean {
  const bare = line.replace(/"[^"]*"|'[^']*'/g, '');
  return bare.split(/[([{]/).length === bare.split(/[)\]}]/).length;
}

/** The names that snippets may use, in the two flavors of the API. */
interface PythonAmbient {
  /** The modules to put next to the samples. */
  modules: { path: string; text: string }[];
  /** The ambient variables. */
  variables: string[];
  /** The type that the name of a handler's parameter stands for: `route` → `Route`. */
  parameterTypes: ReadonlyMap<string, string>;
}

export function readPythonAmbient(root: string): PythonAmbient {
  const text = readFileSync(join(root, 'content/samples/ambient/ambient.py'), 'utf8');
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

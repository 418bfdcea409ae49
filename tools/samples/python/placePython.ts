import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlacedSample } from '../compiled.ts';
import type { Sample } from '../sample.ts';

type Placed = Pick<PlacedSample, 'text' | 'linesBefore'>;

/**
 * Turns each sample into a module. A sample with a file name, or one that imports the framework, is a file
 * already; anything else becomes the body of a function with ambient variables. The files of a page are in one
 * folder under their names, so they can import each other.
 */
export function placePython(samples: readonly Sample[], ambient: PythonAmbient): PlacedSample[] {
  const taken = new Set<string>();
  return samples.map((sample, index) => {
    const folder = `${sample.page.replace(/\W/g, '_')}_${flavorOf(sample)}`;
    const named = `${folder}/${sample.title ?? ''}`;
    const path = isNamed(sample) && !taken.has(named) ? named : `${folder}/sample_${index}.py`;
    taken.add(path);
    const place = isNamed(sample) || importsFramework(sample) ? asFile : asBody;
    return { sample, path, ...place(sample, ambient) };
  });
}

function flavorOf({ flavor }: Sample): 'sync' | 'async' {
  return flavor === 'async' ? 'async' : 'sync';
}

function isNamed({ title }: Sample): boolean {
  return title?.endsWith('.py') === true;
}

function importsFramework({ code }: Sample): boolean {
  return /^(?:from|import) playwright\b/m.test(code);
}

function asFile(sample: Sample, ambient: PythonAmbient): Placed {
  // The annotations are forward references; an import at the end keeps line numbers unchanged.
  const text = `${prepare(sample, ambient)}\n\nimport ${ambientModule(sample)}\n`;
  return { text, linesBefore: 0 };
}

function asBody(sample: Sample, ambient: PythonAmbient): Placed {
  const module = ambientModule(sample);
  // Assigned, not declared: a variable of the sample with the same name may have another type.
  const assignments = ambient.variables.map((name) => `${name} = ${module}.${name}`);
  const head = [
    `import ${module}`,
    `from ${module} import *`,
    `${flavorOf(sample) === 'async' ? 'async ' : ''}def sample():`,
    `    ${assignments.join('; ')}`,
  ];
  const body = prepare(sample, ambient).replace(/^(?=.)/gm, '    ');
  return { text: `${[...head, body].join('\n')}\n`, linesBefore: head.length };
}

/** Helps the type checker see more, without moving a line. */
function prepare(sample: Sample, { parameterTypes }: PythonAmbient): string {
  const module = ambientModule(sample);
  const code = annotateHandlers(sample.code, module, parameterTypes);
  return flavorOf(sample) === 'async' ? markAssignments(code, module) : code;
}

function ambientModule(sample: Sample): string {
  return `ambient_${flavorOf(sample)}`;
}

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
  return code
    .split('\n')
    .map((line) => {
      const name = ASSIGNMENT.exec(line)?.[1];
      return name === undefined || !isBalanced(line)
        ? line
        : `${line}; ${module}.returned(${name})`;
    })
    .join('\n');
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

import type { PlacedSample } from '../compiled/placedSample.ts';
import type { Sample } from '../sample.ts';
import { annotateHandlers } from './annotateHandlers.ts';
import { markAssignments } from './markAssignments.ts';
import type { PythonAmbient } from './pythonAmbient.ts';

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

/** The folder that imports between the files of a page are relative to. */
export function pageFolder({ path }: PlacedSample): string {
  return path.slice(0, path.indexOf('/'));
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

interface Workflow {
  content: string;
  /** How many lines precede the sample. */
  linesBefore: number;
}

const TOP_KEYS = ['name', 'run-name', 'on', 'permissions', 'env', 'defaults', 'concurrency', 'jobs'];
const STEP_KEYS = ['uses', 'run'];

const START = 'on: push\n';
const JOB = '    runs-on: ubuntu-latest\n    steps:\n      - run: echo\n';

/** Completes a partial workflow; `undefined` for other YAML. */
export function asWorkflow(
  code: string,
  value: unknown,
  title: string | undefined,
): Workflow | undefined {
  if (title !== undefined && !title.startsWith('.github/workflows/')) return undefined;
  if (title !== undefined) return { content: code, linesBefore: 0 };
  if (Array.isArray(value)) return value.every(isStep) ? withSteps(code) : undefined;
  if (!isObject(value)) return undefined;
  const keys = Object.keys(value);
  if (isObject(value['jobs']) && keys.every((key) => TOP_KEYS.includes(key)))
    return 'on' in value ? { content: code, linesBefore: 0 } : { content: START + code, linesBefore: 1 };
  if (keys.every((key) => isJob(value[key]))) return withJobs(code, value);
  if (!keys.every((key) => TOP_KEYS.includes(key))) return undefined;
  const start = 'on' in value ? '' : START;
  return { content: `${start}${code}\njobs:\n  job:\n${JOB}`, linesBefore: start ? 1 : 0 };
}

function withSteps(code: string): Workflow {
  const before = `${START}jobs:\n  job:\n    runs-on: ubuntu-latest\n    steps:\n`;
  return { content: before + indented(code, 6), linesBefore: 5 };
}

/** Jobs in `needs` may be in another sample. */
function withJobs(code: string, jobs: Record<string, unknown>): Workflow {
  const needed = Object.values(jobs).flatMap((job) => (isObject(job) ? [job['needs']].flat() : []));
  const missing = needed.filter((name) => typeof name === 'string' && !(name in jobs));
  const others = missing.map((name) => `  ${String(name)}:\n${JOB}`).join('');
  return { content: `${START}jobs:\n${indented(code, 2)}\n${others}`, linesBefore: 2 };
}

function indented(code: string, width: number): string {
  const lines = code.split('\n');
  const least = Math.min(...lines.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  return lines.map((line) => (line.trim() ? ' '.repeat(width) + line.slice(least) : '')).join('\n');
}

function isStep(value: unknown): boolean {
  return isObject(value) && STEP_KEYS.some((key) => key in value);
}

function isJob(value: unknown): boolean {
  return isObject(value) && ('runs-on' in value || Array.isArray(value['steps']));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

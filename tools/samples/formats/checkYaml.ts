import {
  NoOperationTraceWriter,
  convertWorkflowTemplate,
  parseWorkflow,
} from '@actions/workflow-parser';
import { LineCounter, isMap, isScalar, isSeq, parse, parseDocument, visit } from 'yaml';
import type { LineFinding } from '../lineFindings.ts';

/** The messages of a YAML parser, including warnings, or else what is wrong with a workflow. */
export async function checkYaml(code: string, title: string | undefined): Promise<LineFinding[]> {
  const lineCounter = new LineCounter();
  const { errors, warnings } = parseDocument(code, { lineCounter, prettyErrors: false });
  const found = [...errors, ...warnings].map(({ pos: [start], message }) => ({
    line: lineCounter.linePos(start).line,
    message,
  }));
  return found.length > 0 ? found : checkWorkflow(code, title);
}

/** The keys under which CI systems keep the commands of a step. */
const KEYS = ['run', 'script', 'bash', 'command', 'before_script'];

export interface Script {
  code: string;
  /** The line of the YAML file that is line 1 of the script. */
  line: number;
}

/** The shell scripts inside YAML, with CI expressions replaced by variables. */
export function scriptsInYaml(code: string): Script[] {
  const lineCounter = new LineCounter();
  const scripts: Script[] = [];
  const add = (node: unknown) => {
    if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return;
    const isBlock = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED';
    const line = lineCounter.linePos(node.range[0]).line + (isBlock ? 1 : 0);
    scripts.push({ code: node.value.replace(/\$\{\{.*?\}\}/g, '$$EXPRESSION'), line });
  };
  visit(parseDocument(code, { lineCounter }), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !KEYS.includes(String(key.value)) || isMap(value)) return;
      for (const item of isSeq(value) ? value.items : [value]) add(item);
    },
  });
  return scripts;
}

/** Checks a GitHub workflow, or a part of one, against the schema of its parser. */
export async function checkWorkflow(
  code: string,
  title: string | undefined,
): Promise<LineFinding[]> {
  const workflow = asWorkflow(code, parse(code), title);
  if (!workflow) return [];
  const { content, linesBefore } = workflow;
  const { context, value } = parseWorkflow(
    { name: 'workflow.yml', content },
    new NoOperationTraceWriter(),
  );
  // References, such as "needs", are checked only in the second step.
  if (value && !context.errors.getErrors().length)
    await convertWorkflowTemplate(context, value, undefined, {});
  return context.errors.getErrors().map(({ rawMessage, range }) => ({
    line: Math.max(1, (range?.start.line ?? 1) - linesBefore),
    message: rawMessage,
  }));
}

interface Workflow {
  content: string;
  /** How many lines precede the sample. */
  linesBefore: number;
}

const TOP_KEYS = 'name run-name on permissions env defaults concurrency jobs'.split(' ');

const START = 'on: push\n';
const JOB = '    runs-on: ubuntu-latest\n    steps:\n      - run: echo\n';

/** Completes a partial workflow; `undefined` for other YAML. */
function asWorkflow(code: string, value: unknown, title: string | undefined): Workflow | undefined {
  if (title !== undefined)
    return title.startsWith('.github/workflows/') ? { content: code, linesBefore: 0 } : undefined;
  if (Array.isArray(value)) return value.every(isStep) ? withSteps(code) : undefined;
  if (!isObject(value)) return undefined;
  const keys = Object.keys(value);
  const isTop = keys.every((key) => TOP_KEYS.includes(key));
  const hasJobs = isObject(value['jobs']);
  if (!(isTop && hasJobs) && keys.every((key) => isJob(value[key]))) return withJobs(code, value);
  if (!isTop) return undefined;
  const start = 'on' in value ? '' : START;
  const end = hasJobs ? '' : `\njobs:\n  job:\n${JOB}`;
  return { content: start + code + end, linesBefore: start ? 1 : 0 };
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
  return isObject(value) && ('uses' in value || 'run' in value);
}

function isJob(value: unknown): boolean {
  return isObject(value) && ('runs-on' in value || Array.isArray(value['steps']));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import { Refusal, type Code, type Entry } from './code.ts';

/** The part of a chain before a bracket: a name, and its arguments. */
export interface Step {
  name: string;
  at: number;
  to: number;
  args?: readonly Code[];
  named: readonly Entry[];
}

/** A chain from left to right. */
export function flatten(code: Code): { root: Step; steps: Step[] } {
  if (code.type === 'name')
    return { root: { name: code.name, at: code.from, to: code.to, named: [] }, steps: [] };
  if (code.type === 'await') return flatten(code.value);
  if (code.type === 'member') {
    const { root, steps } = flatten(code.object);
    return { root, steps: [...steps, { name: code.name, at: code.at, to: code.to, named: [] }] };
  }
  if (code.type === 'call') {
    const { root, steps } = flatten(code.callee);
    const called = { args: code.args, named: code.named, to: code.to };
    const last = steps.at(-1);
    return last
      ? { root, steps: [...steps.slice(0, -1), { ...last, ...called }] }
      : { root: { ...root, ...called }, steps };
  }
  throw new Refusal(code.from, 'The lab can’t read a call on this.');
}

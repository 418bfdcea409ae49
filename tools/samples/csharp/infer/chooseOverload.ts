import type { Node } from 'web-tree-sitter';
import type { CsharpMethod, CsharpParameter } from '../api/csharpApi.ts';
import type { CsharpType } from '../api/csharpType.ts';
import { OTHER, printCsharp } from '../api/csharpType.ts';
import { fitsParameter } from './fitsParameter.ts';
import type { Argument } from './inferCall.ts';
import type { Session } from './session.ts';

interface Choice {
  method: CsharpMethod;
  /** What each argument is asked to be. */
  types: CsharpType[];
  /** Whether the arguments do not tell which of the overloads is meant. */
  isGuess?: true;
}

interface Call {
  name: Node;
  args: readonly Argument[];
  isGeneric: boolean;
}

/** The overload that a call means; a call that none of them allows is reported. */
export function chooseOverload(
  session: Session,
  methods: readonly CsharpMethod[],
  { name, args, isGeneric }: Call,
): Choice | undefined {
  const forms = methods.filter((method) => method.isGeneric === isGeneric);
  if (!forms.length) {
    const what = isGeneric ? 'takes no type' : 'needs a type';
    session.report(name, `"${name.text}" ${what} in angle brackets.`);
    return undefined;
  }
  const possible = forms.flatMap((method) => {
    const parameters = matchParameters(method, args);
    return parameters ? [{ method, types: parameters.map(({ type }) => type) }] : [];
  });
  if (!possible.length) {
    session.report(name, countMessage(name.text, forms, args));
    return undefined;
  }
  const fits = (index: number, { types }: Choice): boolean => {
    const [argument, type] = [args[index], types[index]];
    return !argument || !type || fitsParameter(session, argument.node, argument.type, type);
  };
  const chosen = possible.filter((choice) => args.every((_, index) => fits(index, choice)));
  if (!chosen.length) {
    const wrong = args.findIndex((_, index) => possible.every((choice) => !fits(index, choice)));
    const index = Math.max(wrong, 0);
    const wanted = [
      ...new Set(possible.map(({ types }) => types[index]).map((t) => (t ? printCsharp(t) : ''))),
    ];
    const given = args[index]?.type;
    session.report(
      args[index]?.node ?? name,
      `Argument ${index + 1} of "${name.text}" is ${given ? printCsharp(given) : 'of another kind'}; it takes ${wanted.join(' or ')}.`,
    );
  }
  if (!chosen.length) return possible[0] && { ...possible[0], isGuess: true };
  // A lambda that gives a task is one, even where a form without a result exists.
  const [best] = chosen.sort((a, b) => taskForms(b) - taskForms(a));
  const isGuess = chosen.length > 1 && args.some(({ type }) => type === OTHER);
  return best && (isGuess ? { ...best, isGuess } : best);
}

function taskForms({ types }: Choice): number {
  return types.filter(({ name }) => name === 'Func').length;
}

/** The parameter of each argument; `undefined` where the call does not go with the method. */
function matchParameters(
  { parameters }: CsharpMethod,
  args: readonly Argument[],
): CsharpParameter[] | undefined {
  const matched = args.map((argument, index) =>
    argument.name === undefined
      ? parameters[index]
      : parameters.find(({ name }) => name === argument.name),
  );
  const given = matched.filter((parameter) => parameter !== undefined);
  const isComplete = parameters.every((one) => one.isOptional || given.includes(one));
  return given.length === args.length && isComplete ? given : undefined;
}

function countMessage(
  name: string,
  forms: readonly CsharpMethod[],
  args: readonly Argument[],
): string {
  const unknown = args.find(
    (argument) =>
      argument.name !== undefined &&
      forms.every(({ parameters }) => parameters.every((one) => one.name !== argument.name)),
  );
  if (unknown) return `"${name}" has no argument "${unknown.name ?? ''}".`;
  const least = Math.min(
    ...forms.map(({ parameters }) => parameters.filter((one) => !one.isOptional).length),
  );
  const most = Math.max(...forms.map(({ parameters }) => parameters.length));
  const range = least === most ? String(least) : `${least} to ${most}`;
  return `"${name}" takes ${range} arguments, not ${args.length}.`;
}

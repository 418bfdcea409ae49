const FUNCTION = /^([ \t]*(?:async )?def (?!test_)\w+\()([\w, ]+)(?=\))/gm;

/**
 * Gives handlers such as `def answer(dialog):` the type that the parameter's name stands for,
 * because a type checker looks away where there is none. Functions with a decorator and tests are
 * called by pytest, for which a `request` is something else.
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

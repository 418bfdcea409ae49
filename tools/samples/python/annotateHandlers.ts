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

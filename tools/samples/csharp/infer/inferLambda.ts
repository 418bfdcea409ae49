import type { Node } from 'web-tree-sitter';
import type { CsharpType } from '../api/csharpType.ts';
import { awaited, OTHER, parseCsharpType, printCsharp, typeNamed } from '../api/csharpType.ts';
import { Scope } from './scope.ts';
import type { Session } from './session.ts';

/** The parameters of a lambda; a single one may stand without parentheses. */
export function lambdaParameters(node: Node): Node[] {
  const list = node.childForFieldName('parameters');
  if (!list) return [];
  return list.type === 'parameter_list'
    ? list.namedChildren.filter((child) => child.type === 'parameter')
    : [list];
}

/** Checks a lambda in the light of the delegate that is asked for: `Func<IRoute, Task>`. */
export function inferLambda(
  session: Session,
  node: Node,
  scope: Scope,
  expected: CsharpType | undefined,
): CsharpType | undefined {
  const isAsync = node.namedChildren.some(
    ({ type, text }) => type === 'modifier' && text === 'async',
  );
  const returns = expected?.name === 'Func' ? expected.parameters.at(-1) : undefined;
  const inner = new Scope(scope, returns && isAsync ? awaited(returns) : returns);
  lambdaParameters(node).forEach((parameter, index) => {
    const written = parameter.childForFieldName('type');
    const name = parameter.childForFieldName('name')?.text ?? parameter.text;
    inner.declare(name, written ? parseCsharpType(written.text) : parameterOf(expected, index));
  });
  const body = node.childForFieldName('body');
  if (!body) return undefined;
  if (body.type === 'block') {
    session.visit(body, inner);
    return typeNamed('Lambda');
  }
  const result = session.infer(body, inner, inner.returns);
  const wantsTask = returns && awaited(returns) && !isAsync;
  if (wantsTask && result?.name && !awaited(result))
    session.report(body, `The lambda has to return a Task, but gives ${printCsharp(result)}.`);
  return typeNamed('Lambda', ...(result ? [isAsync ? typeNamed('Task', result) : result] : []));
}

function parameterOf(expected: CsharpType | undefined, index: number): CsharpType | undefined {
  if (expected?.name === 'EventHandler') return index === 0 ? OTHER : expected.parameters[0];
  return expected?.parameters[index];
}

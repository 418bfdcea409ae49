import ts from 'typescript';
import { findingAt, type Finding, type SampleFile } from '../sample.ts';

const NO_SUCH_PROPERTY = [2339, 2551];

/** The problems in one sample of a program. */
export function checkFile(file: SampleFile, program: ts.Program, isLoose: boolean): Finding[] {
  const source = program.getSourceFile(file.path);
  if (!source) throw new Error(`The compiler does not know ${file.path}.`);
  const checker = program.getTypeChecker();
  const at = (position: number, message: string) =>
    findingAt(file, source.getLineAndCharacterOfPosition(position).line + 1, message);
  // JavaScript may add names to `window`, and assumes the type of an element.
  const isPardoned = ({ code, start = 0 }: ts.Diagnostic) =>
    isLoose && NO_SUCH_PROPERTY.includes(code) && !isFrameworkMember(source, start, checker);
  const diagnostics = [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ];
  return [
    ...diagnostics
      .filter((diagnostic) => !isPardoned(diagnostic))
      .map(({ start = 0, messageText }) =>
        at(start, ts.flattenDiagnosticMessageText(messageText, '\n')),
      ),
    ...floatingPromises(source, checker).map((node) =>
      at(node.getStart(), 'This promise is not awaited: "await" is missing.'),
    ),
  ];
}

const FRAMEWORK_FILES = /\/playwright(-\w+)?\/(types\/|\w+\.d\.ts)/;

/** Whether the framework declares something. */
export function isOfFramework(node: ts.Node): boolean {
  return FRAMEWORK_FILES.test(node.getSourceFile().fileName);
}

/** Whether the name at a position is looked up on a type of the framework. */
function isFrameworkMember(
  file: ts.SourceFile,
  position: number,
  checker: ts.TypeChecker,
): boolean {
  const find = (node: ts.Node): ts.PropertyAccessExpression | undefined =>
    ts.isPropertyAccessExpression(node) && node.name.getStart(file) === position
      ? node
      : ts.forEachChild(node, find);
  const access = find(file);
  if (!access) return true;
  const type = checker.getTypeAtLocation(access.expression);
  const parts = type.isUnion() ? type.types : [type];
  const declarations = parts.flatMap((part) => part.getSymbol()?.declarations ?? []);
  return declarations.some(isOfFramework);
}

/** Where a promise is created and not awaited. */
function floatingPromises(file: ts.SourceFile, checker: ts.TypeChecker): ts.Node[] {
  const found: ts.Node[] = [];
  const isPromise = (node: ts.Expression) => {
    const type = checker.getTypeAtLocation(node);
    return (type.flags & ts.TypeFlags.Any) === 0 && type.getProperty('then') !== undefined;
  };
  const visit = (node: ts.Node): void => {
    if (ts.isExpressionStatement(node) && !isHandled(node.expression) && isPromise(node.expression))
      found.push(node);
    if (isExpectOfValue(node) && node.arguments.slice(0, 1).some(isPromise)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** An immediately invoked function, `void …`, an assignment, or `.catch(…)`. */
function isHandled(node: ts.Expression): boolean {
  if (!ts.isCallExpression(node)) return !ts.isPropertyAccessExpression(node);
  const { expression } = node;
  const called = ts.isParenthesizedExpression(expression) ? expression.expression : expression;
  if (ts.isArrowFunction(called) || ts.isFunctionExpression(called)) return true;
  return ts.isPropertyAccessExpression(called) && called.name.text === 'catch';
}

/** `expect(value).toBe()`: a promise never equals a value; `.resolves` and `.rejects` await it. */
function isExpectOfValue(node: ts.Node): node is ts.CallExpression {
  if (!ts.isCallExpression(node) || node.expression.getText() !== 'expect') return false;
  const { parent } = node;
  return ts.isPropertyAccessExpression(parent) && !/^(resolves|rejects)$/.test(parent.name.text);
}

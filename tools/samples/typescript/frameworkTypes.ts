import ts from 'typescript';

const FRAMEWORK_FILES = /\/playwright(-\w+)?\/(types\/|\w+\.d\.ts)/;

/** Whether the name at a position is looked up on a type of the framework. */
export function isFrameworkMember(
  file: ts.SourceFile,
  position: number,
  checker: ts.TypeChecker,
): boolean {
  const access = nodeAt(
    file,
    (node) => ts.isPropertyAccessExpression(node) && node.name.getStart(file) === position,
  );
  if (!access || !ts.isPropertyAccessExpression(access)) return true;
  const type = checker.getTypeAtLocation(access.expression);
  const parts = type.isUnion() ? type.types : [type];
  return parts.some((part) => isOfFramework(part.getSymbol()?.declarations));
}

/** Whether the argument at a position is passed to a function of the framework. */
export function isFrameworkArgument(
  file: ts.SourceFile,
  position: number,
  checker: ts.TypeChecker,
): boolean {
  const call = nodeAt(
    file,
    (node) =>
      ts.isCallExpression(node) &&
      node.arguments.some((argument) => argument.getStart(file) === position),
  );
  if (!call || !ts.isCallExpression(call)) return true;
  const declaration = checker.getResolvedSignature(call)?.declaration;
  return isOfFramework(declaration && [declaration]);
}

function isOfFramework(declarations: readonly ts.Node[] | undefined): boolean {
  return declarations?.some((node) => FRAMEWORK_FILES.test(node.getSourceFile().fileName)) ?? false;
}

/** The innermost matching node. */
function nodeAt(file: ts.SourceFile, fits: (node: ts.Node) => boolean): ts.Node | undefined {
  let found: ts.Node | undefined;
  const visit = (node: ts.Node): void => {
    if (fits(node)) found = node;
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

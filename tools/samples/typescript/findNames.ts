import ts from 'typescript';
import { LISTED_AS } from '../../roll/assert/declaredNode.ts';
import type { Candidate } from '../links/apiIndex.ts';
import type { FoundName } from '../links/sampleLinks.ts';
import type { SampleFile } from '../sample.ts';
import { isOfFramework } from './checkFile.ts';

/** Every name of the framework in a sample, as the compiler resolves it. */
export function findNames({ path }: SampleFile, program: ts.Program): FoundName[] {
  const source = program.getSourceFile(path);
  const checker = program.getTypeChecker();
  const found: FoundName[] = [];
  const add = (offset: number, text: string, candidates: readonly Candidate[]) => {
    if (candidates.length > 0) found.push({ offset, text, candidates });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) add(node.getStart(), node.text, candidatesOf(node, checker));
    // What is between the quotes.
    else if (ts.isStringLiteral(node)) add(node.getStart() + 1, node.text, eventsOf(node, checker));
    ts.forEachChild(node, visit);
  };
  if (source) visit(source);
  return found;
}

/** What an identifier may be in the reference, best first; none if it is not of the framework. */
function candidatesOf(node: ts.Identifier, checker: ts.TypeChecker): Candidate[] {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node)
    return declaredAs(checker.getSymbolAtLocation(node));
  if (isKey(parent) && parent.name === node) return ofKey(parent, checker);
  if (ts.isCallExpression(parent) && parent.expression === node) return ofCalled(parent, checker);
  return ts.isExpression(parent) || ts.isVariableDeclaration(parent)
    ? ofVariable(node, checker)
    : [];
}

/** `expect(…)` and `test(…)`: functions with members of their own. */
function ofCalled(call: ts.CallExpression, checker: ts.TypeChecker): Candidate[] {
  const declaration = checker.getResolvedSignature(call)?.declaration;
  if (!declaration || !isOfFramework(declaration)) return [];
  if (!ts.isCallSignatureDeclaration(declaration)) return [];
  return climb(declaration).map(({ owner }) => {
    const path =
      owner === 'PlaywrightAssertions' ? [`expect${subjectOf(call, checker)}`] : ['(call)'];
    return { owner, path };
  });
}

/** What is asserted, by an assertion that only it has. */
function subjectOf(call: ts.CallExpression, checker: ts.TypeChecker): string {
  const type = checker.getTypeAtLocation(call);
  const [subject = 'Generic'] =
    Object.entries({ Locator: 'toBeVisible', Page: 'toHaveURL', APIResponse: 'toBeOK' }).find(
      ([, assertion]) => type.getProperty(assertion),
    ) ?? [];
  return subject;
}

/** `chromium`, `devices`: what the module exports. */
function ofVariable(node: ts.Identifier, checker: ts.TypeChecker): Candidate[] {
  if (ts.isVariableDeclaration(node.parent) && node.parent.initializer !== node) return [];
  let symbol = checker.getSymbolAtLocation(node);
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
  const declaration = symbol?.valueDeclaration;
  return declaration && ts.isVariableDeclaration(declaration) ? declaredAs(symbol) : [];
}

type Key = ts.PropertyAssignment | ts.ShorthandPropertyAssignment | ts.MethodDeclaration;

function isKey(node: ts.Node): node is Key & { parent: ts.ObjectLiteralExpression } {
  const isNamed =
    ts.isPropertyAssignment(node) ||
    ts.isShorthandPropertyAssignment(node) ||
    ts.isMethodDeclaration(node);
  return isNamed && ts.isObjectLiteralExpression(node.parent);
}

/** A key of an object: an option of the call that it is passed to, or a property of its type. */
function ofKey(
  key: Key & { parent: ts.ObjectLiteralExpression },
  checker: ts.TypeChecker,
): Candidate[] {
  const name = key.name.getText();
  const type = checker.getContextualType(key.parent);
  const parts = type?.isUnion() ? type.types : type ? [type] : [];
  const declared = parts.flatMap((part) => declaredAs(part.getProperty(name)));
  if (declared.length === 0) return [];
  const around = ofObject(key.parent, checker);
  return [...around.map(({ owner, path }) => ({ owner, path: [...path, name] })), ...declared];
}

/** What an object is passed to. */
function ofObject(object: ts.Node, checker: ts.TypeChecker): Candidate[] {
  const { parent } = object;
  if (isKey(parent)) return ofKey(parent, checker);
  if (ts.isArrayLiteralExpression(parent) || ts.isParenthesizedExpression(parent))
    return ofObject(parent, checker);
  if (!ts.isCallExpression(parent)) return [];
  const declaration = checker.getResolvedSignature(parent)?.declaration;
  if (!declaration || !isOfFramework(declaration)) return [];
  return climb(declaration);
}

/** The event that a text names, as in `page.on('popup', …)`. */
function eventsOf(node: ts.StringLiteral, checker: ts.TypeChecker): Candidate[] {
  const { parent } = node;
  if (!ts.isCallExpression(parent) || parent.arguments[0] !== node) return [];
  const signature = checker.getResolvedSignature(parent);
  const declaration = signature?.declaration;
  const [parameter] = signature?.parameters ?? [];
  if (!declaration || !isOfFramework(declaration) || !parameter) return [];
  const type = checker.getTypeOfSymbol(parameter);
  if (!type.isStringLiteral() || type.value !== node.text) return [];
  return climb(declaration).map(({ owner }) => ({ owner, path: [`#${node.text}`] }));
}

function declaredAs(symbol: ts.Symbol | undefined): Candidate[] {
  return (symbol?.declarations ?? []).filter(isOfFramework).flatMap(climb);
}

/** From a declaration up to the type that has it. */
function climb(declaration: ts.Node): Candidate[] {
  const path: string[] = [];
  for (let node: ts.Node = declaration; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isPropertySignature(node) || ts.isMethodSignature(node))
      path.unshift(node.name.getText());
    // What the module exports is a member of the class that stands for it.
    if (ts.isVariableDeclaration(node))
      return [{ owner: 'Playwright', path: [node.name.getText(), ...path] }];
    if (
      ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isClassDeclaration(node)
    ) {
      const name = node.name?.text ?? '';
      return [{ owner: LISTED_AS.get(name) ?? name, path }];
    }
  }
  return [];
}

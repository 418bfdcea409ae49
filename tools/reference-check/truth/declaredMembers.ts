import ts from 'typescript';
import type { DeclaredTruth } from './truth.ts';

/** Interfaces whose members the reference lists under another class. */
const CLASS_OF: Readonly<Record<string, string>> = {
  TestType: 'Test',
  PlaywrightTestOptions: 'TestOptions',
  PlaywrightWorkerOptions: 'TestOptions',
  PlaywrightTestArgs: 'Fixtures',
  PlaywrightWorkerArgs: 'Fixtures',
  AsymmetricMatchers: 'GenericAssertions',
  Expect: 'PlaywrightAssertions',
};

/** The names of arguments, overload by overload, of everything that type declarations declare. */
export function declaredMembers(sources: readonly string[]): DeclaredTruth {
  const truth: DeclaredTruth = {};
  for (const source of sources) {
    const file = ts.createSourceFile('types.d.ts', source, ts.ScriptTarget.Latest, true);
    for (const statement of file.statements) {
      if (!ts.isInterfaceDeclaration(statement) && !ts.isClassDeclaration(statement)) continue;
      const name = statement.name?.text ?? '';
      readMembers(CLASS_OF[name] ?? name, statement.members, truth);
    }
  }
  return truth;
}

function readMembers(
  owner: string,
  members: ts.NodeArray<ts.TypeElement | ts.ClassElement>,
  truth: DeclaredTruth,
): void {
  for (const member of members) {
    const name = member.name?.getText() ?? '(call)';
    const place = `${owner}.${name}`;
    if (
      ts.isMethodSignature(member) ||
      ts.isMethodDeclaration(member) ||
      ts.isCallSignatureDeclaration(member)
    )
      (truth[place] ??= []).push(argumentNames(member));
    else if (ts.isPropertySignature(member) && member.type) readProperty(place, member.type, truth);
  }
}

/** `test.describe` is a property that can be called and has members; `slow` is a function. */
function readProperty(place: string, type: ts.TypeNode, truth: DeclaredTruth): void {
  if (ts.isFunctionTypeNode(type)) (truth[place] ??= []).push(argumentNames(type));
  else if (ts.isTypeLiteralNode(type)) readMembers(place, type.members, truth);
  else if (ts.isParenthesizedTypeNode(type)) readProperty(place, type.type, truth);
}

function argumentNames({ parameters }: ts.SignatureDeclaration): string {
  const names = parameters.map(
    ({ dotDotDotToken, name, questionToken, initializer }) =>
      `${dotDotDotToken ? '...' : ''}${name.getText()}${questionToken || initializer ? '?' : ''}`,
  );
  return `(${names.join(', ')})`;
}

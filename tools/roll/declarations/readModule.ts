import ts from 'typescript';
import type {
  DeclaredClass,
  DeclaredMember,
  DeclaredOption,
  DeclaredSignature,
} from './declaredClass.ts';
import { docOf, lineOf } from './parseSource.ts';
import { readOptions } from './readSignature.ts';
import type { TypeScope } from './properties.ts';
import { typeText } from './typeText.ts';

/** What a module exports under a name of its own, read as the properties of a class. */
export function readModule(name: string, source: ts.SourceFile, scope: TypeScope): DeclaredClass {
  const members = source.statements
    .flatMap((statement) => readExports(statement, scope))
    // An underscore marks what is not final: `_electron`.
    .filter((member) => !member.name.startsWith('_'));
  return {
    name,
    doc: { text: '', params: new Map() },
    members: new Map(members.map((member) => [member.name, member])),
    file: source.fileName,
    line: 1,
  };
}

function readExports(statement: ts.Statement, scope: TypeScope): DeclaredMember[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name, type }) =>
      property(name.getText(), statement, {
        returns: typeText(type, scope),
        returnOptions: readOptions(type, scope),
      }),
    );
  }
  if (!ts.isModuleDeclaration(statement) || !ts.isIdentifier(statement.name)) return [];
  const name = statement.name.text;
  const returnOptions = readNamespace(statement);
  return [property(name, statement, { returns: `typeof ${name}`, returnOptions })];
}

/** The classes in a namespace: `errors.TimeoutError`. */
function readNamespace({ body }: ts.ModuleDeclaration): DeclaredOption[] {
  if (!body || !ts.isModuleBlock(body)) return [];
  return body.statements.filter(ts.isClassDeclaration).map((declared) => {
    const name = declared.name?.text ?? '';
    const { text } = docOf(declared);
    return { name, type: `typeof ${name}`, isOptional: false, text, options: [] };
  });
}

function property(
  name: string,
  statement: ts.Statement,
  held: Pick<DeclaredSignature, 'returns' | 'returnOptions'>,
): DeclaredMember {
  const doc = docOf(statement);
  const line = lineOf(statement);
  return {
    kind: 'property',
    name,
    isOptional: false,
    doc,
    signatures: [{ parameters: [], ...held, doc, line }],
    type: held.returns,
    options: held.returnOptions,
    file: statement.getSourceFile().fileName,
    line,
  };
}

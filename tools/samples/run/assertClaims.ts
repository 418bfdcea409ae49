import ts from 'typescript';

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Turns comments that claim something about the preceding statement into checks, without moving a line:
 * `console.log(total); // → 72` compares the output, `sum(); // → 3` the value, and `await seat.click(); //
 * throws: sold out` the error.
 */
export function assertClaims(code: string): string {
  const file = ts.createSourceFile('sample.tsx', code, ts.ScriptTarget.Latest, true);
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isExpressionStatement(node)) edits.push(...claimEdits(node, code));
    else ts.forEachChild(node, visit);
    if (ts.isExpressionStatement(node)) ts.forEachChild(node.expression, visit);
  };
  visit(file);
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
      code,
    );
}

function claimEdits(statement: ts.ExpressionStatement, code: string): Edit[] {
  const comment = /^[ \t]*\/\/ (→|throws:) (.*)$/m.exec(
    code.slice(statement.end).split('\n')[0] ?? '',
  );
  if (!comment) return [];
  const [, kind, claim = ''] = comment;
  const expected = JSON.stringify(claim.trim());
  const { expression } = statement;
  const start = statement.getStart();
  if (kind === 'throws:') {
    return [
      { start, end: start, text: `await claims.throws(${expected}, async () => { ` },
      { start: statement.end, end: statement.end, text: ' });' },
    ];
  }
  if (ts.isCallExpression(expression) && expression.expression.getText() === 'console.log') {
    const printed = expression.expression;
    return [{ start, end: printed.end, text: `claims.prints.bind(undefined, ${expected})` }];
  }
  return [
    { start, end: start, text: `claims.equals(${expected}, ` },
    { start: expression.end, end: expression.end, text: ')' },
  ];
}

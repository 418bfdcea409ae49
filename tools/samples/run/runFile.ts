import ts from 'typescript';
import type { Sample } from '../sample.ts';
import { fileName, isModule } from '../typescript/sampleFile.ts';

/** A sample as a file for the framework's test runner. */
export interface RunFile {
  /** Relative to the folder of the sample. */
  path: string;
  text: string;
  /** How many lines precede the sample. */
  linesBefore: number;
}

/** The name of the file next to a sample that contains the claims of its page. */
export const CLAIMS_FILE = 'claims.ts';

const CLAIMS_IMPORT = `import { claims as claimsOfPage } from './${CLAIMS_FILE}';`;

const FIXTURES = '{ page, context, browser, browserName, request, playwright }';

/** Turns a sample into a test file: whole files as they are, a snippet as the body of a test. */
export function toRunFile(sample: Sample, claim: string | undefined): RunFile {
  const { code, run = '', heading } = sample;
  const text = assertClaims(code);
  if (isModule(code)) return { path: fileName(sample), text, linesBefore: 0 };
  const path = `sample.spec.${sample.language}`;
  const imports = `import { test, expect, chromium, devices } from '@playwright/test'; ${CLAIMS_IMPORT}`;
  if (definesTests(code)) return { path, text: `${imports}\n${text}`, linesBefore: 1 };
  const start = `await page.goto(${JSON.stringify(`https://stagehand.example/${run}`)});`;
  const head = `test(${JSON.stringify(heading)}, async (${FIXTURES}, testInfo) => { ${start} {`;
  const check =
    claim === undefined ? '' : `await ${claimCall(claim)}({ page, context, browser, expect });`;
  // A block of its own: names that the snippet declares win over those of the test.
  return { path, text: `${imports} ${head}\n${text}\n} ${check} });`, linesBefore: 1 };
}

/** A test for a whole file that defines none itself, such as a configuration. */
export function toClaimTest(sample: Sample, claim: string): RunFile {
  const { heading } = sample;
  const from = JSON.stringify(`./${fileName(sample)}`);
  const text = `import { test, expect } from '@playwright/test';
${CLAIMS_IMPORT}
import * as module from ${from};
test(${JSON.stringify(heading)}, async ({ page, context, browser }) => {
  await ${claimCall(claim)}({ page, context, browser, expect, module });
});`;
  return { path: 'claim.spec.ts', text, linesBefore: 0 };
}

function claimCall(claim: string): string {
  return `claimsOfPage[${JSON.stringify(claim)}]`;
}

/** Whether a snippet does nothing but define tests. */
function definesTests(code: string): boolean {
  const { statements } = ts.createSourceFile('sample.ts', code, ts.ScriptTarget.Latest, true);
  return statements.every(
    (statement) => ts.isExpressionStatement(statement) && /^test\b/.test(statement.getText()),
  );
}

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

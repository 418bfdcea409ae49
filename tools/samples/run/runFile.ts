import ts from 'typescript';
import type { Sample, SampleFile } from '../sample.ts';
import { fileName, isModule } from '../typescript/sampleFile.ts';

/** The name of the file next to a sample that contains the claims of its page. */
export const CLAIMS_FILE = 'claims.ts';

const CLAIMS_IMPORT = `import { claims as claimsOfPage } from './${CLAIMS_FILE}';`;

const FIXTURES = '{ page, context, browser, browserName, request, playwright }';

/** Turns a sample into a test file: whole files as they are, a snippet as the body of a test. */
export function toRunFile(sample: Sample, claim: string | undefined): SampleFile {
  const { code, run = '', heading } = sample;
  const text = assertClaims(code);
  if (isModule(code)) {
    if (claim !== undefined) return toClaimTest(sample, claim);
    return { sample, path: fileName(sample), text, linesBefore: 0 };
  }
  const path = `sample.spec.${sample.language}`;
  const imports = `import { test, expect, chromium, devices } from '@playwright/test'; ${CLAIMS_IMPORT}`;
  const start = `await page.goto(${JSON.stringify(`https://stagehand.example/${run}`)});`;
  const head = `test(${JSON.stringify(heading)}, async (${FIXTURES}, testInfo) => { ${start} {`;
  const check =
    claim === undefined
      ? ''
      : `await ${claimCall(claim)}({ page, context, browser, expect, testInfo });`;
  // A block of its own: names that the snippet declares win over those of the test.
  const whole = `${imports} ${head}\n${text}\n} ${check} });`;
  return { sample, path, text: whole, linesBefore: 1 };
}

/** A test for a whole file that defines none itself, such as a configuration. */
function toClaimTest(sample: Sample, claim: string): SampleFile {
  const from = JSON.stringify(`./${fileName(sample)}`);
  const text = `import { test, expect } from '@playwright/test';
${CLAIMS_IMPORT}
import * as module from ${from};
test(${JSON.stringify(sample.heading)}, async ({ page, context, browser }, testInfo) => {
  await ${claimCall(claim)}({ page, context, browser, expect, testInfo, module });
});`;
  return { sample, path: 'claim.spec.ts', text, linesBefore: 0 };
}

function claimCall(claim: string): string {
  return `claimsOfPage[${JSON.stringify(claim)}]`;
}

/** A text to put in place of a part of the code. */
type Edit = [start: number, end: number, text: string];

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
    ts.forEachChild(node, visit);
  };
  visit(file);
  return edits
    .sort(([a], [b]) => b - a)
    .reduce((text, [start, end, put]) => text.slice(0, start) + put + text.slice(end), code);
}

function claimEdits(statement: ts.ExpressionStatement, code: string): Edit[] {
  const [behind = ''] = code.slice(statement.end).split('\n');
  const [, kind, claim = ''] = /^[ \t]*\/\/ (→|throws:) (.*)$/.exec(behind) ?? [];
  if (kind === undefined) return [];
  const expected = JSON.stringify(claim.trim());
  const { expression, end } = statement;
  const start = statement.getStart();
  if (kind === 'throws:') {
    return [
      [start, start, `await claims.throws(${expected}, async () => { `],
      [end, end, ' });'],
    ];
  }
  if (ts.isCallExpression(expression) && expression.expression.getText() === 'console.log') {
    return [[start, expression.expression.end, `claims.prints.bind(undefined, ${expected})`]];
  }
  return [
    [start, start, `claims.equals(${expected}, `],
    [expression.end, expression.end, ')'],
  ];
}

import { expect, test } from 'vitest';
import { withData } from '#pipeline/markdown/testing.ts';
import { runKey } from './data.ts';

const CODE = "await page.goto('https://stagehand.example/basket');";
const { htmlOf } = withData({
  'demo-pages': ['basket', 'login'],
  'runnable-samples': [runKey(CODE, 'ts', 'basket')],
});

test('marks the samples that are known to run', () => {
  expect(htmlOf(`\`\`\`ts\n${CODE}\n\`\`\``)).toContain('data-run');
});

test.each([
  ['has changed', `${CODE}\nawait page.reload();`],
  ['starts elsewhere', CODE.replace('basket', 'login')],
])('does not mark a sample that %s', (_, code) => {
  expect(htmlOf(`\`\`\`ts\n${code}\n\`\`\``)).not.toContain('data-run');
});

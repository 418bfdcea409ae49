import { expect, test } from 'vitest';
import { collectSamples } from './collectSamples.ts';
import { renderingsOf } from './renderings.ts';
import { FRONT_MATTER_LINES, guideOf } from './testing.ts';

const nowhere = () => ({ file: 'types.d.ts', line: 7 });

function samplesOf(body: string) {
  const guide = guideOf(body);
  return collectSamples(guide, renderingsOf(guide), nowhere);
}

test('reports the line of the first line of code, also inside directives and lists', () => {
  const body = [
    '## Rows {#rows}',
    '::::only{edition="nodejs"}',
    '- A list:',
    '  ```ts title="a.ts"',
    '  first();',
    '  ```',
    '',
    ':::tip',
    '```bash',
    'second',
    '```',
    ':::',
    '::::',
  ].join('\n');

  const places = samplesOf(body).map(({ line, code, heading }) => [
    line - FRONT_MATTER_LINES,
    code,
    heading,
  ]);

  expect(places).toEqual([
    [5, 'first();', 'rows'],
    [10, 'second', 'rows'],
  ]);
});

test('knows which editions and versions show a sample', () => {
  const fences = '```ts\na();\n```\n\n```python sync\na()\n```\n\n```bash\na\n```';
  const [ts, python] = samplesOf(fences.replace(/\n\n```bash[^]*/, ''));
  const [shell] = samplesOf(`:::only{version="next"}\n\`\`\`bash\na\n\`\`\`\n:::`);

  expect(ts).toMatchObject({ editions: ['nodejs'], versions: ['current', 'stable'] });
  expect(python).toMatchObject({ editions: ['python'], flavor: 'sync' });
  expect(shell).toMatchObject({
    editions: ['nodejs', 'python', 'java', 'dotnet'],
    versions: ['current'],
  });
});

test('knows the tabs that a sample stands in for', () => {
  const [xunit, nunit] = samplesOf('```csharp xunit\nA();\n```\n\n```csharp nunit\nA();\n```');
  const [both] = samplesOf('```csharp xunit\nA();\n```\n\n```csharp xunit3\nA();\n```');

  expect(xunit?.standsInFor).toEqual(['xunit3']);
  expect([nunit?.standsInFor, both?.standsInFor]).toEqual([undefined, undefined]);
});

test('reads what the fence says about the sample', () => {
  const [left, run] = samplesOf(
    '```ts check="none: a picture"\na();\n```\n\nText.\n\n```ts run="basket"\nb();\n```',
  );

  expect(left?.unchecked).toBe('a picture');
  expect(run?.run).toBe('basket');
});

test('looks for samples without a line in the declarations', () => {
  const guide = guideOf('```js\nconst a: string = b;\n```\n\nText.\n\n```text\nx\n```');
  const renderings = renderingsOf(guide);
  for (const { fences } of renderings) for (const { code } of fences) delete code.position;

  const [typed] = collectSamples(guide, renderings.slice(0, 1), nowhere);

  expect(typed).toMatchObject({ file: 'types.d.ts', line: 7, language: 'ts' });
});

import { expect, test } from 'vitest';
import { parse } from '#pipeline/markdown/testing.ts';
import { FRONT_MATTER_LINES, guideOf } from '../testing.ts';
import { collectSamples, renderingsOf } from './collectSamples.ts';

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
  const guide = guideOf('```yaml\na: 1\n```');
  const renderings = renderingsOf(guide);
  for (const { code } of renderings.flatMap(({ fences }) => fences))
    Object.assign(code, { lang: 'yml', position: undefined });

  const [sample] = collectSamples(guide, renderings.slice(0, 1), nowhere);

  expect(sample).toMatchObject({ file: 'types.d.ts', line: 7, language: 'yaml' });
});

const { doc } = parse(`
:::lookup
| Marquee | Stagehand |
| --- | --- |
| \`m.enter()\` | \`page.goto('/')\`, then \`page.reload();\` |
| \`m.applaud()\` | Nothing |
:::
`);

/** Language, first line and code of what is checked in an edition. */
const fencesOf = (edition: string) =>
  renderingsOf(doc)
    .find(({ where }) => where.edition === edition)
    ?.fences.map(({ code }) => [code.lang, (code.position?.start.line ?? 0) + 1, code.value]);

test('hands our side of a look-up table to the sample check, as statements of the edition', () => {
  expect(fencesOf('nodejs')).toEqual([['ts', 9, "page.goto('/');\npage.reload();"]]);
  expect(fencesOf('python')).toEqual([['python', 9, "page.goto('/')\npage.reload();"]]);
  expect(fencesOf('java')?.[0]?.[0]).toBe('java');
  expect(fencesOf('dotnet')?.[0]?.[0]).toBe('csharp');
});

import { expect, test } from 'vitest';
import { parse } from '#pipeline/markdown/testing.ts';
import { renderingsOf } from './renderings.ts';

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

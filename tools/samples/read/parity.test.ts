import { expect, test } from 'vitest';
import { formatProblem } from '#model/problem.ts';
import { guideOf } from '../testing.ts';
import { renderingsOf } from './collectSamples.ts';
import { guideParity, referenceParity } from './parity.ts';

const fence = (language: string) => `\`\`\`${language}\na\n\`\`\`\n\n`;
const ALL = ['ts', 'python', 'java', 'csharp'].map(fence).join('');

test('asks for the fence of an edition that reads the text around a sample', () => {
  expect(guideParity(guideOf(ALL))).toEqual([]);
  expect(guideParity(guideOf(fence('bash')))).toEqual([]);
  expect(
    guideParity(guideOf(fence('ts') + fence('java')))
      .map(formatProblem)
      .join('\n'),
  ).toMatchInlineSnapshot(`
      "content/docs/seats.md:6
        A sample is missing for the editions python, dotnet.
        Add a fence in its language, or put the sample into ":::only{edition="…"}"."
    `);
});

test('leaves samples of some editions to these', () => {
  const only = (editions: string, body: string) => `:::only{edition="${editions}"}\n${body}:::`;

  expect(guideParity(guideOf(only('nodejs', fence('ts'))))).toEqual([]);
  expect(guideParity(guideOf(only('nodejs java', fence('ts'))))).toHaveLength(1);
});

test('asks for a sample in each edition that has a member', () => {
  const guide = guideOf(`## Seat {#seat}\n\n${fence('ts')}Text.`);

  expect(referenceParity(guide, renderingsOf(guide)).map(({ line, what }) => [line, what])).toEqual(
    [
      [8, 'A sample is missing for the editions python, java, dotnet.'],
      [8, 'A sample is missing for the editions python, java, dotnet.'],
    ],
  );
});

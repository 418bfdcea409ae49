import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ApiFacts } from '#api-reference/apiFacts.ts';
import { formatProblems } from '#model/problem.ts';
import { compareWithFacts } from './compareWithFacts.ts';
import type { DeclaredOption } from './declaredClass.ts';
import { readDeclarations } from './readDeclarations.ts';

const PACKAGES = [
  { version: 'stable', folder: 'node_modules/playwright-stable' },
  { version: 'current', folder: 'node_modules/playwright-next' },
];

test.each(PACKAGES)('finds $version declared as the facts say', ({ version, folder }) => {
  const facts = JSON.parse(readFileSync(`data/api/${version}.json`, 'utf8')) as ApiFacts;

  const declarations = readDeclarations(
    [
      `${folder}/node_modules/playwright-core/types/types.d.ts`,
      `${folder}/types/test.d.ts`,
      `${folder}/types/testReporter.d.ts`,
    ].map((file) => ({ file, text: readFileSync(file, 'utf8') })),
  );
  const problems = [...declarations.problems, ...compareWithFacts(declarations, facts)];

  expect(problems, formatProblems(problems)).toEqual([]);
  const members = [...declarations.classes.values()].flatMap((owner) => [
    ...owner.members.values(),
  ]);
  const options = members.flatMap(({ kind, signatures, options }) =>
    kind === 'method'
      ? signatures.flatMap(({ parameters }) => parameters.flatMap((each) => each.options))
      : options,
  );
  console.info(
    `${version}: ${declarations.classes.size} classes, ${members.length} members, ${count(options)} options`,
  );
});

function count(options: readonly DeclaredOption[]): number {
  return options.reduce((sum, option) => sum + 1 + count(option.options), 0);
}

import { expect, test } from 'vitest';
import { isNewerRelease, proposeRoll } from './proposeRoll.ts';

/** Runs a proposal with commands that only answer, and gives what was run. */
async function propose(latest: string, branches = '') {
  const commands: string[] = [];
  const result = await proposeRoll({
    documented: '1.56.1',
    run: (...words) => {
      commands.push(words.join(' '));
      const answers: Record<string, string> = { npm: `${latest}\n`, git: '' };
      return Promise.resolve(words[1] === 'ls-remote' ? branches : (answers[words[0]] ?? ''));
    },
    roll: (release) => Promise.resolve(`Report of ${release}`),
  });
  return { result, commands };
}

test('rolls to a newer release in a branch, and opens a pull request with the report', async () => {
  const { result, commands } = await propose('1.57.0');

  expect(result).toBe('playwright 1.57.0 is proposed in the branch roll-1.57.0.');
  expect(commands.slice(2, -1)).toEqual([
    'git switch --create roll-1.57.0',
    'git add --all',
    'git commit --message feat: move stable to playwright 1.57.0',
    'git push --set-upstream origin roll-1.57.0',
  ]);
  expect(commands.at(-1)).toContain('Report of 1.57.0');
});

test.each([
  ['1.56.1', '', 'playwright 1.56.1 is documented, and 1.56.1 is the newest release.'],
  [
    '1.57.0',
    'abc refs/heads/roll-1.57.0',
    'The branch roll-1.57.0 exists: 1.57.0 has been proposed already.',
  ],
])('changes nothing for %s with the branches "%s"', async (latest, branches, sentence) => {
  const { result, commands } = await propose(latest, branches);

  expect(result).toBe(sentence);
  expect(commands.filter((command) => /switch|push|pr create/.test(command))).toEqual([]);
});

test.each([
  ['1.56.2', true],
  ['1.57.0', true],
  ['2.0.0', true],
  ['1.56.1', false],
  ['1.55.9', false],
])('takes %s for newer than 1.56.1: %s', (release, isNewer) => {
  expect(isNewerRelease(release, '1.56.1')).toBe(isNewer);
});

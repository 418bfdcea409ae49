import { expect, test } from 'vitest';
import { printChecks } from './checkReleases.ts';

test('prints a row for each release, with what each language has gained and lost', () => {
  const checked = {
    ...{ release: '1.65.0', pages: '945', problems: '0', worklist: '1 + 3' },
    members: 'Node.js 75 classes, 1048 members; Python 43 classes, 653 members',
    report:
      'Added\nNode.js: 381 added, 18 removed, 72 changed\nPython: 122 added, 7 removed, 0 changed',
    seconds: 90,
  };

  expect(printChecks([checked])).toBe(
    [
      '| Release | Pages | Node.js | Python | Java | .NET | Problems | Worklist | Seconds |',
      '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
      '| 1.65.0 | 945 | 1048 (+381 −18) | 653 (+122 −7) |  |  | 0 | 1 + 3 | 90 |',
    ].join('\n'),
  );
});

import { expect, test } from 'vitest';
import type { PageFinding } from './sortFindings.ts';
import { isAboutWords, sortFindings } from './sortFindings.ts';

const finding = (kind: string, place: string, detail = ''): PageFinding => ({
  ...{ kind, place, detail, version: 'stable', language: 'java', file: 'docs/api/class-lamp.html' },
});

test('sets aside what is on the worklist, for that language and version only', () => {
  const found = finding('js-word', 'Lamp.glow');
  const listed = { kind: 'js-word', place: 'Lamp.glow', language: 'java', version: 'stable' };

  expect(sortFindings([found], [listed]).waiting).toEqual([found]);
  expect(sortFindings([found], [{ ...listed, version: 'current' }]).open).toEqual([found]);
});

test.each([
  ['option-text-empty', '', true],
  ['js-word', 'actionTimeout', true],
  ['deprecated', 'without a reason', true],
  ['deprecated', 'invented', false],
  ['signature', 'order', false],
  ['field-missing', '', false],
])('lets %s "%s" wait: %s', (kind, detail, mayWait) => {
  expect(isAboutWords(finding(kind, 'Lamp.glow', detail))).toBe(mayWait);
});

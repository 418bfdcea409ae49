import { expect, test } from 'vitest';
import type { ApiMember, ApiParameter } from '../apiFacts.ts';
import { testVersion } from '../testVersion.ts';
import { apiChanges } from './apiChanges.ts';

const option = (name: string, type = '[string]'): ApiParameter => ({ name, type, optional: true });
const method = (name: string, properties: ApiParameter[] = []): ApiMember => ({
  kind: 'method',
  name,
  args: [{ name: 'options', optional: true, properties }],
});
const stage = (...members: ApiMember[]) => ({ name: 'Stage', members });

const changes = (before: ApiMember[], after: ApiMember[]) => {
  const of = (members: ApiMember[]) => testVersion([stage(...members)]).languages.python;
  return apiChanges(of(before), of(after));
};

test('lists what was added, changed, deprecated and removed, as the language spells it (my-release-newer)', () => {
  const before = [method('openDoor', [option('maxWait'), option('old')]), method('dim')];
  const after = [
    method('openDoor', [option('maxWait', '[float]'), option('howFar')]),
    { ...method('dim'), deprecated: true },
    method('lightUp', [option('color')]),
  ];

  expect(changes(before, after)).toEqual({
    Stage: {
      added: [
        ['stage-open-door-option-how-far', 'stage.open_door()', 'how_far'],
        ['stage-light-up', 'stage.light_up()'],
      ],
      changed: [['stage-open-door-option-max-wait', 'stage.open_door()', 'max_wait']],
      deprecated: [['stage-dim', 'stage.dim()']],
      removed: [['stage-open-door-option-old', 'stage.open_door()', 'old']],
    },
  });
});

test('lists a new class without what is in it, and nothing of what stays', () => {
  const of = (classes: Parameters<typeof testVersion>[0]) => testVersion(classes).languages.java;
  const lamp = { name: 'Lamp', members: [method('glow', [option('color')])] };

  expect(apiChanges(of([stage(method('dim'))]), of([stage(method('dim')), lamp]))).toEqual({
    Lamp: { added: [['class-lamp', 'Lamp']] },
  });
});

import { expect, test } from 'vitest';
import type { ApiFacts, ApiMember, ApiParameter } from '../apiFacts.ts';
import { factsDifference, printDifference } from './difference.ts';

const print = (before: ApiFacts, after: ApiFacts) =>
  printDifference(factsDifference(before, after));

test('lists what was added, removed and changed for each set of languages', () => {
  const before = facts([
    method('goto', [option('url'), option('wait')]),
    method('gone'),
    { ...method('both'), langs: { only: ['js'] } },
    { ...method('typed'), langs: { types: { java: '[int]' } } },
  ]);
  const after = facts([
    method('goto', [option('url'), { ...option('steps'), langs: { only: ['js'] } }]),
    method('both'),
    { ...method('typed'), langs: { types: { java: '[long]' } } },
    { ...method('popup', [option('inner')]), kind: 'event' },
  ]);
  after.classes.push({ name: 'Lamp', langs: { only: ['js'] }, members: [method('glow')] });

  expect(print(before, after)).toMatchInlineSnapshot(`
    "Added
      Node.js
        Classes
          Lamp
        Arguments and options
          Page.goto.steps
      Python, Java, .NET
        Members
          Page.both
      All languages
        Members
          Page#popup

    Removed
      All languages
        Members
          Page.gone
        Arguments and options
          Page.goto.wait

    Changed
      Java
        Members
          Page.typed

    Node.js: 3 added, 2 removed, 0 changed
    Python: 2 added, 2 removed, 0 changed
    Java: 2 added, 2 removed, 1 changed
    .NET: 2 added, 2 removed, 0 changed"
  `);
});

test('says so when nothing differs', () => {
  const same = facts([method('goto', [option('url')])]);

  expect(print(same, structuredClone(same))).toBe('Nothing was added, removed or changed.');
});

test('counts a name that stands twice for different languages as one', () => {
  const state: ApiParameter[] = [
    { ...option('state'), langs: { only: ['js', 'python'] } },
    { ...option('state'), type: '[path]', langs: { only: ['java', 'csharp'] } },
  ];
  const before = facts([method('open', [option('state')])]);

  const { added, removed, changed } = factsDifference(before, facts([method('open', state)]));

  expect([added, removed]).toEqual([[], []]);
  expect(changed).toEqual([
    { path: 'Page.open.state', kind: 'option', languages: ['java', 'csharp'] },
  ]);
});

function facts(members: ApiMember[]): ApiFacts {
  return { classes: [{ name: 'Page', members }] };
}

function method(name: string, args: ApiParameter[] = []): ApiMember {
  return { kind: 'method', name, args };
}

function option(name: string): ApiParameter {
  return { name, type: '[string]' };
}

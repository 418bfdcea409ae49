import { expect, test } from 'vitest';
import type { DescribedMember, Description } from './factsFromDescription.ts';
import { isDescription, factsFromDescription } from './factsFromDescription.ts';

test('keeps names, types and languages of a class and drops its prose', () => {
  const delay = described('delay', { since: '1.9', deprecated: 'Text.' });
  const description: Description = [
    {
      name: 'Lamp',
      extends: 'Light',
      since: 'v1.8',
      langs: { only: ['js', 'python'], aliases: {}, types: {} },
      members: [
        described('switchOn', {
          async: true,
          discouraged: 'Text.',
          langs: { aliases: { java: 'on' }, types: { csharp: { name: '', expression: '[bool]' } } },
          type: { name: '', expression: '[null]|[string]' },
          spec: [
            { codeLang: 'js' },
            { children: [{ codeLang: 'python async' }, { codeLang: 'python sync' }] },
          ],
          args: [
            described('color', { required: true, type: { name: 'string' } }),
            described('options', { type: { name: 'Object', properties: [delay] } }),
          ],
        }),
        described('glow#2', {
          ...{ alias: 'glow', since: '1.8', overloadIndex: 1, type: { name: 'void' } },
        }),
      ],
    },
  ];

  const own = { name: 'delay', type: '[float]', optional: true, since: 'v1.9', deprecated: true };
  expect(factsFromDescription(description).classes).toEqual([
    {
      name: 'Lamp',
      extends: 'Light',
      since: 'v1.8',
      langs: { only: ['js', 'python'] },
      members: [
        {
          kind: 'method',
          name: 'switchOn',
          async: true,
          since: 'v1.8',
          discouraged: true,
          langs: { aliases: { java: 'on' }, types: { csharp: '[bool]' } },
          returns: '[null]|[string]',
          exampleLanguages: ['js', 'python'],
          args: [
            { name: 'color', type: '[string]', required: true, since: 'v1.8' },
            { name: 'options', optional: true, since: 'v1.8', properties: [own] },
          ],
        },
        { kind: 'method', name: 'glow#2', alias: 'glow', since: 'v1.8', overload: 1 },
      ],
    },
  ]);
});

test('leaves out the names that one release gives to objects', () => {
  const type = { name: '', expression: '[null]|[Array]<[Object=Header]>' };
  const [member] = membersOf([described('headers', { type })]);

  expect(member?.returns).toBe('[null]|[Array]<[Object]>');
});

test('lists the properties of an object once, though a union repeats it', () => {
  const object = { name: 'Object', properties: [described('x')] };
  const union = [{ name: 'null' }, object, { name: 'Array', templates: [object] }];
  const type = { name: '', expression: '[null]|[Object]|[Array]<[Object]>', union };

  const [property, method] = membersOf([
    described('place', { kind: 'property', required: true, type }),
    described('find', { type }),
  ]);

  expect(property).toMatchObject({ required: true, properties: [{ name: 'x' }] });
  expect(method).toMatchObject({ properties: [{ name: 'x' }] });
});

test('takes the fields of the only language that returns an object', () => {
  const object = { name: 'Object', expression: '[Object]', properties: [described('text')] };

  const [member] = membersOf([described('failure', { langs: { types: { js: object } } })]);

  expect(member).toMatchObject({ langs: { types: { js: '[Object]' } } });
  expect(member?.properties).toMatchObject([{ name: 'text' }]);
});

test('keeps the name and the type that a language has in place of the common ones', () => {
  const type = { name: '', expression: '[function]|[string]' };
  const expression = described('expression', {
    langs: { overrides: { js: described('expression', { alias: 'pageFunction', type }) } },
  });

  const [member] = membersOf([described('evaluate', { args: [expression] })]);

  expect(member?.args?.[0]?.langs).toEqual({
    aliases: { js: 'pageFunction' },
    types: { js: '[function]|[string]' },
  });
});

test('tells a description from other JSON', () => {
  expect(isDescription([{ name: 'Lamp', members: [] }])).toBe(true);
  expect(isDescription([])).toBe(false);
  expect(isDescription([null])).toBe(false);
  expect(isDescription({ classes: [] })).toBe(false);
});

function membersOf(members: DescribedMember[]) {
  const [owner] = factsFromDescription([
    { name: 'Lamp', since: 'v1.8', langs: {}, members },
  ]).classes;
  return owner!.members;
}

function described(name: string, fields: Partial<DescribedMember> = {}): DescribedMember {
  return {
    kind: 'method',
    name,
    alias: name,
    overloadIndex: 0,
    since: 'v1.8',
    async: false,
    required: false,
    langs: {},
    type: { name: 'float', expression: '[float]' },
    args: [],
    ...fields,
  };
}

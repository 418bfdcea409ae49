import { expect, test } from 'vitest';
import type { ApiFacts, ApiMember } from '../apiFacts.ts';
import type { Exceptions } from './compareWithFacts.ts';
import { compareWithFacts } from './compareWithFacts.ts';
import { readDeclarations } from './readDeclarations.ts';

const NO_EXCEPTIONS: Exceptions = { accepted: [], renamed: [] };

function compare(text: string, members: ApiMember[], exceptions = NO_EXCEPTIONS) {
  const declarations = readDeclarations(
    [{ file: 'types.d.ts', text: `/** A page. */\ninterface Page {\n${text}\n}` }],
    [],
  );
  const facts: ApiFacts = { classes: [{ name: 'Page', members }] };
  return compareWithFacts(declarations, facts, exceptions);
}

const texts = (...args: Parameters<typeof compare>) =>
  compare(...args).map(({ line, what }) => `${line} ${what}`);

test('finds nothing where both agree', () => {
  const text = `
    on(event: 'frameattached', listener: (frame: { url: string }) => any): this;
    $eval(selector: string, options?: { clip: { x: number } }): void;
    toContain(text: string): void;
    toContain(item: unknown): void;
    url: string;`;

  expect(
    compare(text, [
      { kind: 'event', name: 'frameAttached', properties: [{ name: 'url' }] },
      {
        kind: 'method',
        name: 'evalOnSelector',
        langs: { aliases: { js: '$eval' } },
        args: [
          { name: 'selector' },
          { name: 'options', properties: [{ name: 'clip', properties: [{ name: 'x' }] }] },
          { name: 'more', langs: { only: ['java'] } },
          { name: 'emptied', properties: [{ name: 'timeout', langs: { only: ['python'] } }] },
        ],
      },
      { kind: 'method', name: 'toContain#1', args: [{ name: 'text' }] },
      { kind: 'method', name: 'toContain#2', args: [{ name: 'item' }] },
      { kind: 'property', name: 'url' },
      { kind: 'method', name: 'onceDialog', langs: { only: ['java'] } },
    ]),
  ).toEqual([]);
});

test('names every member and option that one side lacks', () => {
  const text = `click(selector: string, options?: { delay?: number }): void;
    fill(): void;
    kind(): void;
    on(event: 'popup', listener: () => any): this;`;

  const problems = compare(text, [
    {
      kind: 'method',
      name: 'click',
      args: [{ name: 'selector' }, { name: 'options', properties: [{ name: 'timeout' }] }],
    },
    { kind: 'method', name: 'tap' },
    { kind: 'property', name: 'kind' },
    { kind: 'event', name: 'close' },
  ]);
  expect(problems.map(({ line, what }) => `${line} ${what}`)).toMatchInlineSnapshot(`
    [
      "3 "Page.click.options.delay" is declared, but the facts in data/roll lack it.",
      "3 The facts in data/roll have "Page.click.options.timeout", but it is not declared.",
      "2 The facts in data/roll have "Page.tap", but it is not declared.",
      "5 The facts in data/roll have "Page.kind", but it is declared as a method.",
      "2 The facts in data/roll have "Page#close", but it is not declared.",
      "4 "Page.fill" is declared, but the facts in data/roll lack it.",
      "6 "Page#popup" is declared, but the facts in data/roll lack it.",
    ]
  `);
  expect(problems[0]).toMatchInlineSnapshot(`
    {
      "file": "types.d.ts",
      "fix": "Regenerate the facts of this version, or accept it with a reason in tools/roll/declarations/accepted.ts.",
      "line": 3,
      "what": ""Page.click.options.delay" is declared, but the facts in data/roll lack it.",
    }
  `);
});

test('compares numbered overloads one by one', () => {
  const overloads = 'skip(): void;\nskip(condition: boolean): void;\nskip(last: string): void;';

  expect(
    texts(overloads, [
      { kind: 'method', name: 'skip', args: [{ name: 'condition' }] },
      { kind: 'method', name: 'skip#2', args: [{ name: 'condition' }] },
    ]),
  ).toMatchInlineSnapshot(`
    [
      "3 The facts in data/roll have "Page.skip.condition", but it is not declared.",
      "5 "Page.skip#3" is declared, but the facts in data/roll lack it.",
    ]
  `);
});

test('names classes that one side lacks', () => {
  const declarations = readDeclarations(
    [{ file: 'types.d.ts', text: '\n/** A page. */ interface Page {}' }],
    [],
  );
  const facts: ApiFacts = {
    classes: [
      { name: 'Frame', members: [] },
      { name: 'Error', langs: { only: ['python'] }, members: [] },
    ],
  };

  const problems = compareWithFacts(declarations, facts, NO_EXCEPTIONS);
  expect(problems.map(({ line, what }) => `${line} ${what}`)).toMatchInlineSnapshot(`
    [
      "2 "Page" is declared, but the facts in data/roll lack it.",
      "1 The facts in data/roll have "Frame", but it is not declared.",
    ]
  `);
});

test('lets exceptions pass and asks to remove those without a case', () => {
  const text = 'evaluate(pageFunction: string): void;\ninternal(): void;';
  const evaluate: ApiMember = { kind: 'method', name: 'evaluate', args: [{ name: 'expression' }] };
  const accepted = [{ path: 'Page.internal', missingFrom: 'facts', why: '' }] as const;
  const renamed = [{ path: '*.evaluate.expression', to: 'pageFunction', why: '' }];

  expect(compare(text, [evaluate], { accepted, renamed })).toEqual([]);
  expect(compare('', [], { accepted, renamed })).toMatchInlineSnapshot(`
    [
      {
        "file": "tools/roll/declarations/accepted.ts",
        "fix": "Remove its line.",
        "line": 1,
        "what": "The exception "*.evaluate.expression" has no case any more.",
      },
      {
        "file": "tools/roll/declarations/accepted.ts",
        "fix": "Remove its line.",
        "line": 1,
        "what": "The exception "Page.internal" has no case any more.",
      },
    ]
  `);
});

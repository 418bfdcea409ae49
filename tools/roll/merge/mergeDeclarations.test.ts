import type { ApiLanguage } from '#api-reference/facts.ts';
import { expect, test } from 'vitest';
import type { ApiFacts, ApiMember } from '../apiFacts.ts';
import { readDeclarations } from '../declarations/readDeclarations.ts';
import { mergeDeclarations } from './mergeDeclarations.ts';

const OTHERS: ApiLanguage[] = ['python', 'java', 'csharp'];

test('adds a member with its options for Node.js only', () => {
  const lamp = merge(
    [],
    `/**
      * \`\`\`js
      * await lamp.glow('red');
      * \`\`\`
      */
     glow(color: "red"|"blue", options?: { delay?: number; at: { x: number } }): Promise<string>;
     on(event: 'broken', listener: (lamp: Lamp) => any): this;
     readonly size?: { width: number };`,
  );

  const since = 'v1.57';
  const number = (name: string) => ({ name, type: '[float]', required: true, since });
  const own = { since, langs: { only: ['js'] } };
  const options = [
    { name: 'delay', type: '[float]', optional: true, since },
    { name: 'at', type: '[Object]', required: true, since, properties: [number('x')] },
  ];
  expect(lamp?.members).toEqual([
    {
      ...{ kind: 'method', name: 'glow', async: true, ...own, returns: '[string]' },
      exampleLanguages: ['js'],
      args: [
        { name: 'color', type: '[Color]<"red"|"blue">', required: true, since },
        { name: 'options', optional: true, since, properties: options },
      ],
    },
    { kind: 'event', name: 'broken', ...own, returns: '[Lamp]' },
    { kind: 'property', name: 'size', ...own, returns: '[Object]', properties: [number('width')] },
  ]);
});

test('adds an option for Node.js only and keeps what is there', () => {
  const delay = { name: 'delay', type: '[int]', optional: true, since: 'v1.8' };
  const glow = method('glow', { args: [{ name: 'options', optional: true, properties: [delay] }] });

  const lamp = merge(
    [glow],
    'glow(options?: { delay?: number; steps?: number }): void;',
    'glow(options?: { delay?: number }): void;',
  );

  const steps = { name: 'steps', type: '[float]', optional: true, since: 'v1.57' };
  expect(lamp?.members[0]?.args?.[0]?.properties).toEqual([
    delay,
    { ...steps, langs: { only: ['js'] } },
  ]);
});

test('lists the fields of what a method returns, as old as the method unless they are new', () => {
  const size = method('size', { returns: '[Object]', langs: { only: ['js'] } });

  const before = 'size(): { width: number };';
  const lamp = merge([size], 'size(): { width: number; depth: number };', before);

  expect(lamp?.members[0]?.properties).toEqual([
    { name: 'width', type: '[float]', required: true, since: 'v1.8' },
    { name: 'depth', type: '[float]', required: true, since: 'v1.57' },
  ]);
});

test('takes from Node.js what is not declared any more', () => {
  const color = { name: 'color', type: '[string]' };
  const glow = method('glow', { args: [{ ...color, langs: { only: ['js', 'python'] } }] });
  const own = method('own', { langs: { only: ['js'] } });

  const lamp = merge([method('dim'), own, glow], 'glow(): void;');

  expect(lamp?.members).toEqual([
    method('dim', { langs: { only: OTHERS } }),
    method('glow', { args: [{ ...color, langs: { only: ['python'] } }] }),
  ]);
});

test('keeps an argument that only a hand-written signature calls otherwise', () => {
  const endpoint = { name: 'endpoint', type: '[string]', required: true, since: 'v1.10' };
  const connect = method('connect', { args: [endpoint] });

  const lamp = merge(
    [connect],
    `/**
      * @param endpoint Where it is.
      */
     connect(wsEndpoint: string): void;`,
  );

  expect(lamp?.members).toEqual([connect]);
});

test('gives to Node.js what only other languages had', () => {
  const lamp = merge([method('dim', { langs: { only: ['python'] } })], 'dim(): void;');

  expect(lamp?.members).toEqual([method('dim', { langs: { only: ['js', 'python'] } })]);
});

test('follows a changed type and keeps that of the other languages', () => {
  const glow = method('glow', { returns: '[string]' });
  const own = method('own', { returns: '[string]', langs: { only: ['js'] } });

  const lamp = merge(
    [glow, own],
    'glow(): RegExp;\n/** @deprecated Gone. */ own(): Promise<RegExp>;',
    'glow(): string; own(): string;',
  );

  expect(lamp?.members).toEqual([
    { ...glow, langs: { types: { js: '[RegExp]' } } },
    { ...own, async: true, deprecated: true, returns: '[RegExp]' },
  ]);
});

test('gives Node.js a form of its own where only its declarations let something be left out', () => {
  const url = { name: 'url', type: '[string]', required: true, since: 'v1.8' };
  const go = method('go', { args: [url] });
  const lamp = merge([go], 'go(url?: string): void;', 'go(url: string): void;');
  const { required: _required, ...own } = url;

  expect(lamp?.members[0]?.args).toEqual([
    { ...url, langs: { only: OTHERS } },
    { ...own, optional: true, langs: { only: ['js'] } },
  ]);
});

test('follows the deprecation of an option, for all languages', () => {
  const timeout = { name: 'timeout', type: '[float]', optional: true, since: 'v1.8' };
  const forms = (language: ApiLanguage) => ({ ...timeout, langs: { only: [language] } });
  const go = (comment: string) => `go(options?: {\n${comment}\ntimeout?: number }): void;`;
  const args = [{ name: 'options', properties: [forms('js'), ...OTHERS.map(forms)] }];
  const lamp = merge([method('go', { args })], go('/** @deprecated Ignored. */'), go(''));

  const properties = lamp?.members[0]?.args?.[0]?.properties ?? [];
  expect(properties.map(({ deprecated }) => deprecated)).toEqual([true, true, true, true]);
});

test('numbers a new overload after those that the facts number', () => {
  const first = method('glow#1', { alias: 'glow' });
  const second = method('glow#2', { alias: 'glow', overload: 1 });

  const lamp = merge([first, second], 'glow(): void; glow(): void; glow(): string;');

  const third = { name: 'glow#3', alias: 'glow', overload: 2, returns: '[string]' };
  expect(lamp?.members[2]).toMatchObject(third);
});

test('leaves members of a class for Node.js alone without a list of languages', () => {
  const facts: ApiFacts = { classes: [{ name: 'Lamp', langs: { only: ['js'] }, members: [] }] };

  const { classes } = mergeDeclarations(facts, release('export interface Lamp { dim(): void; }'));

  expect(classes[0]?.members).toEqual([{ kind: 'method', name: 'dim', since: 'v1.57' }]);
});

test('adds classes and takes lost ones from Node.js', () => {
  const facts: ApiFacts = {
    classes: [
      { name: 'Gone', members: [] },
      { name: 'OwnGone', langs: { only: ['js'] }, members: [] },
      { name: 'Java', langs: { only: ['java'] }, members: [] },
    ],
  };

  const { classes } = mergeDeclarations(facts, release('export interface Lamp { dim(): void; }'));

  expect(classes.map(({ name, langs }) => [name, langs?.only])).toEqual([
    ['Gone', OTHERS],
    ['Java', ['java']],
    ['Lamp', ['js']],
  ]);
});

/** Merges the members of the class `Lamp`, which every language has. */
function merge(members: ApiMember[], body: string, before = body) {
  const facts: ApiFacts = { classes: [{ name: 'Lamp', members }] };
  const declare = (text: string) => `/** A lamp. */ export interface Lamp {\n${text}\n}`;
  const { classes } = mergeDeclarations(facts, release(declare(body), declare(before)));
  return classes[0];
}

function release(now: string, before = now) {
  const read = (text: string) => readDeclarations([{ file: 'lamp.d.ts', text }], []).classes;
  return { declared: read(now), before: read(before), since: 'v1.57' };
}

function method(name: string, fields: Partial<ApiMember> = {}): ApiMember {
  return { kind: 'method', name, since: 'v1.8', ...fields };
}

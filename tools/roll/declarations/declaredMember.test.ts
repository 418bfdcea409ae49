import { expect, test } from 'vitest';
import type { ApiClass, ApiMember } from '../apiFacts.ts';
import { declaredMember } from './declaredClass.ts';
import { readDeclarations } from './readDeclarations.ts';

const text = `/** A page. */ interface Page {
  /** All. */ skip(): void;
  /** Some. */ skip(condition: boolean): string;
  $eval(selector: string, pageFunction: string): void;
  on(event: 'frameattached', listener: () => any): this;
  evaluate(pageFunction: string): void;
}`;
const { classes } = readDeclarations([{ file: 'types.d.ts', text }], []);

function find(member: ApiMember, ...others: ApiMember[]) {
  const factsClass: ApiClass = { name: 'Page', members: [member, ...others] };
  return declaredMember(classes, factsClass, member);
}

test('gives all overloads of a member without a number', () => {
  expect(find({ kind: 'method', name: 'skip' })?.signatures).toHaveLength(2);
});

test('gives one overload of a member with a number', () => {
  const first: ApiMember = { kind: 'method', name: 'skip' };
  const second: ApiMember = { kind: 'method', name: 'skip#2' };

  expect(find(first, second)).toMatchObject({ doc: { text: 'All.' }, type: 'void' });
  expect(find(second, first)).toMatchObject({ doc: { text: 'Some.' }, type: 'string' });
  expect(find({ kind: 'method', name: 'skip#3' }, first)).toBeUndefined();
});

test('ignores the numbers of other languages', () => {
  const other: ApiMember = { kind: 'method', name: 'skip#2', langs: { only: ['java'] } };

  expect(find({ kind: 'method', name: 'skip' }, other)?.signatures).toHaveLength(2);
});

test('finds members by their names in Node.js', () => {
  const aliased = { kind: 'method', name: 'evalOnSelector', langs: { aliases: { js: '$eval' } } };

  expect(find(aliased as ApiMember)?.name).toBe('$eval');
  expect(find({ kind: 'event', name: 'frameAttached' })?.name).toBe('frameattached');
});

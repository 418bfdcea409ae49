import { expect, test } from 'vitest';
import type { ClassSource } from '../tables.ts';
import type { DeclaredOption } from './declaredClass.ts';
import { readDeclarations } from './readDeclarations.ts';

const read = (text: string, table: ClassSource[] = []) =>
  readDeclarations([{ file: 'types.d.ts', text }], table);

function member(text: string, name: string) {
  return read(`/** A room. */ interface Room { ${text} }`).classes.get('Room')?.members.get(name);
}

/** `size(width, height)` for an option `size` that holds two. */
function outline(options: readonly DeclaredOption[] | undefined): string {
  const texts = options?.map(
    ({ name, options }) => name + (options[0] ? `(${outline(options)})` : ''),
  );
  return texts?.join(', ') ?? 'nothing';
}

test('keeps the overloads of a method in order, each with its comment', () => {
  const find = member(
    `
    /** By name. @see nothing */
    find(name: string): Chair;
    /**
     * By number.
     * @param index From zero.
     */
    find(index?: number, ...more: number[]): Promise<Chair>;`,
    'find',
  );

  expect(find).toMatchObject({ kind: 'method', doc: { text: 'By name. @see nothing' } });
  expect(find?.signatures.map(({ returns, doc }) => [returns, doc.text])).toEqual([
    ['Chair', 'By name. @see nothing'],
    ['Promise<Chair>', 'By number.'],
  ]);
  expect(find?.signatures[1]?.parameters).toEqual([
    { name: 'index', type: 'number', isOptional: true, text: 'From zero.', options: [] },
    { name: 'more', type: 'number[]', isOptional: false, isRest: true, text: '', options: [] },
  ]);
});

test.each([
  ['seat', ['chair: string'], 'seat'],
  ['title,hook', ['inner: Hook', 'title: string, inner: Hook'], 'hook / title,hook'],
  // An overload of its own, with the comment of the other.
  ['seat', ['seat: string', 'row: Row'], 'seat / row'],
  // A bag that the overload does without.
  ['options', ['chair: string'], 'chair'],
])('with comments on %s, names the parameters of %j', (documented, overloads, names) => {
  const tags = documented.split(',').map((name) => `\n * @param ${name} It.`);
  const text = overloads.map(
    (list) => `\n/**\n * Finds.${tags.join('')}\n */\nfind(${list}): void;`,
  );
  const { signatures = [] } = member(text.join('\n'), 'find') ?? {};

  const shown = signatures.map(({ parameters }) => parameters.map(({ name }) => name).join());
  expect(shown.join(' / ')).toBe(names);
});

test('reads a property as a signature without parameters', () => {
  const size = member('/** Its size. */ size?: {\n/** In metres. */ width: number };', 'size');

  expect(size).toMatchObject({ kind: 'property', isOptional: true, type: 'Object' });
  expect(size?.options).toEqual([
    { name: 'width', type: 'number', isOptional: false, text: 'In metres.', options: [] },
  ]);
  expect(size?.signatures).toHaveLength(1);
  expect(size?.signatures[0]?.parameters).toEqual([]);
});

test('makes events of the overloads of on and drops its relatives', () => {
  const { classes } = read(`interface Door {
    /** Opened. */
    on(event: 'open', listener: (by: { name: string }, at: Date) => any): this;
    once(event: 'open', listener: (by: { name: string }, at: Date) => any): this;
    off(event: 'open', listener: () => any): this;
    /** Opens. */
    open(): void;
    waitForEvent(event: 'open', options?: {}): Promise<void>;
    waitForEvent(event: 'close', options?: {}): Promise<void>;
  }`);

  const members = classes.get('Door')?.members;
  expect([...(members?.keys() ?? [])]).toEqual(['event:open', 'open', 'waitForEvent']);
  expect(members?.get('event:open')).toMatchObject({
    kind: 'event',
    name: 'open',
    type: 'Object, Date',
    doc: { text: 'Opened.' },
    options: [{ name: 'name' }],
  });
  expect(members?.get('waitForEvent')?.signatures).toHaveLength(2);
});

test('names functions that hang on functions with dots', () => {
  const { classes } = read(
    `interface TestType {
      (title: string): void;
      describe: {
        /** Groups. */
        (title: string): void; only(): void; serial: { (): void; only(): void } };
      configure: (options: { mode?: string }) => void;
    }`,
    [{ name: 'Test', parts: [{ declaration: 'TestType' }], why: '' }],
  );

  const members = [...(classes.get('Test')?.members.values() ?? [])];
  expect(members.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'method (call)',
    'method describe',
    'method describe.only',
    'method describe.serial',
    'method describe.serial.only',
    'method configure',
  ]);
  expect(members[1]?.doc.text).toBe('Groups.');
  expect(classes.has('TestType')).toBe(false);
});

test('leaves out what only the language or the framework uses', () => {
  const { classes } = read('interface Room { [Symbol.asyncDispose](): void; _guid(): string; }');

  expect(classes.get('Room')?.members.size).toBe(0);
});

test.each([
  ['an object', '{ a: string; b?: { c: number } }', 'a, b(c)'],
  ['an array', 'Array<{ a: string }[]>', 'a'],
  ['a union', 'null | string | { a: string } | ReadonlyArray<{ b: string }>', 'a, b'],
  ['an intersection', '{ a: string } & ({ b: string } & Bag)', 'a, b, inBag(deep), inBase'],
  ['a dictionary', '{ [key: string]: string | { a: string } }', 'a'],
  ['a named type with its base', 'Bag', 'inBag(deep), inBase'],
  ['a picked property', "Pick<Bag, 'inBase'>", 'inBase'],
  ['omitted properties', "Omit<Bag, 'inBase' | 'other'>", 'inBag(deep)'],
  ['an indexed type', "Exclude<Bag['inBag'], undefined>[0]", 'deep'],
  ['a type that holds itself', 'Tree', 'leaf, branches'],
  ['a type that is itself', 'Loop', ''],
  ['a class', 'Room', ''],
  ['a function', '(a: { b: string }) => void', ''],
  ['an unknown name', 'Elsewhere<{ a: string }>', ''],
])('lists the options in %s', (_, type, expected) => {
  const { classes } = read(`
    /** A class. */ interface Room { enter(options: ${type}): Promise<${type}>; }
    interface Base { inBase: string }
    interface Bag extends Base { inBag: { deep: string }[] | undefined }
    type Tree = { leaf: string; branches: Tree[] };
    type Loop = Loop[];`);

  const signature = classes.get('Room')?.members.get('enter')?.signatures[0];
  expect(outline(signature?.parameters[0]?.options)).toBe(expected);
  expect(outline(signature?.returnOptions)).toBe(expected);
});

test('writes a type on one line, with objects by name', () => {
  const type = `
    | { a: string }
    | Array<{
        /** Comment. */
        b: string; }>
    |'two  spaces'
    | ((x: {
        // Why.
        c: string }) => void)`;

  expect(member(`type: ${type};`, 'type')?.type).toBe(
    "Object | Array<Object> | 'two  spaces' | ((x: { c: string }) => void)",
  );
});

/** Shapes of releases up to 1.65. */
test.each([
  ['Credentials | Credentials[]', 'Object | Object[]'],
  ['Contrast', "'more' | null"],
  [
    "LiteralUnion<'list' | 'dot', string> | Reporter[]",
    "'list' | 'dot' | string | (['list'] | ['dot', Object])[]",
  ],
  ["string | Options['contrast']", "string | 'more' | null"],
  ['MountProps<string>', 'any'],
  ['Chair | Missing', 'Chair | Missing'],
])('writes %s as what the name stands for', (type, text) => {
  const names = `
    interface Credentials { name: string }
    interface Options { contrast: 'more' | null }
    type Contrast = Exclude<Options['contrast'], undefined>;
    type Reporter = Readonly<['list'] | ['dot', { width: number }]>;
    type MountProps<T> = T extends string ? number : never;
    /** Has a page. */ interface Chair { legs: number }
    /** A room. */ interface Room { thing: ${type} }`;

  expect(read(names).classes.get('Room')?.members.get('thing')?.type).toBe(text);
});

test('prefers the declaration of the same file', () => {
  const room = '/** . */ interface Room { enter(options: Options): void }';
  const a = { file: 'a.d.ts', text: 'interface Options { a: string }' };
  const b = { file: 'b.d.ts', text: `interface Options { b: string } ${room}` };
  const { classes } = readDeclarations([a, b], []);

  const signature = classes.get('Room')?.members.get('enter')?.signatures[0];
  expect(outline(signature?.parameters[0]?.options)).toBe('b');
});

test('adds the members of a base only if that has no page', () => {
  const { classes } = read(`
    /** A handle. */ interface Handle { dispose(): void }
    interface Hidden { shared: string }
    /** An element. */ interface Element extends Handle, Hidden { click(): void }`);

  expect([...(classes.get('Element')?.members.keys() ?? [])]).toEqual(['click', 'shared']);
});

test('joins a class from its parts', () => {
  const { classes } = read(
    '/** Of a test. */ interface A { a: string } interface B { c: string; b: string; a: number }',
    [
      {
        name: 'Both',
        parts: [{ declaration: 'A' }, { declaration: 'B', pick: ['a', 'c'] }],
        why: '',
      },
    ],
  );

  expect([...(classes.get('Both')?.members.keys() ?? [])]).toEqual(['a', 'c']);
  expect(classes.get('Both')?.members.get('a')?.type).toBe('string');
  expect(classes.get('Both')?.doc.text).toBe('Of a test.');
});

test('reads constants and namespaces of a module and classes in it', () => {
  const { classes } = read(
    `/** A browser. */ export const chromium: BrowserType;
     export const _electron: Electron;
     export namespace errors {
       /** Too late. */ class TimeoutError extends Error {} }`,
    [{ name: 'Playwright', module: 'types.d.ts', why: '' }],
  );

  const members = classes.get('Playwright')?.members;
  expect([...(members?.keys() ?? [])]).toEqual(['chromium', 'errors']);
  expect(members?.get('chromium')).toMatchObject({
    type: 'BrowserType',
    doc: { text: 'A browser.' },
  });
  expect(outline(members?.get('errors')?.options)).toBe('TimeoutError');
  expect(classes.get('TimeoutError')?.doc.text).toBe('Too late.');
});

test('reports syntax errors and missing declarations and reads the rest', () => {
  const { classes, problems } = read('/** A room. */ interface Room {\n  size: }\n', [
    { name: 'Test', parts: [{ declaration: 'TestType' }], why: '' },
    { name: 'Playwright', module: 'core.d.ts', why: '' },
  ]);

  expect(classes.has('Room')).toBe(true);
  expect(problems.map(({ file, line, what, fix }) => `${file}:${line}: ${what} ${fix}`)).toEqual([
    'types.d.ts:2: The declarations cannot be read: Type expected. Install the packages again with "npm ci".',
    'types.d.ts:1: The class "Test" cannot be read: TestType is not declared. Name what declares it now in tools/roll/tables.yaml.',
    'types.d.ts:1: The class "Playwright" cannot be read: core.d.ts is not declared. Name what declares it now in tools/roll/tables.yaml.',
  ]);
});

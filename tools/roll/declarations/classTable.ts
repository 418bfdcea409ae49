/** Which declaration gives members to a class of the facts. */
interface ClassPart {
  declaration: string;
  /** Only these members; absent means all. */
  pick?: readonly string[];
  /** The name of what can be called directly; `(call)` if absent. */
  call?: string;
}

/** A class of the facts that is not simply an interface of the same name. */
export type ClassSource = { name: string; why: string } & (
  | { parts: readonly ClassPart[] }
  /** The constants that this file exports. */
  | { module: string }
);

export const CLASS_SOURCES: readonly ClassSource[] = [
  {
    name: 'Playwright',
    module: 'types.d.ts',
    why: 'The facts name the module itself like this: `chromium`, `devices` and so on.',
  },
  {
    name: 'Test',
    parts: [{ declaration: 'TestType' }],
    why: 'The facts are named after the value `test`, the declarations after its type.',
  },
  {
    name: 'TestOptions',
    parts: [{ declaration: 'PlaywrightTestOptions' }, { declaration: 'PlaywrightWorkerOptions' }],
    why: 'The declarations keep options of a test and of a worker apart, readers need not.',
  },
  {
    name: 'Fixtures',
    parts: [
      { declaration: 'PlaywrightTestArgs' },
      { declaration: 'PlaywrightWorkerArgs' },
      { declaration: 'PlaywrightWorkerOptions', pick: ['browserName'] },
    ],
    why: 'Built-in fixtures; the generic type `Fixtures` is what users define themselves.',
  },
  {
    name: 'GenericAssertions',
    parts: [{ declaration: 'GenericAssertions' }, { declaration: 'AsymmetricMatchers' }],
    why: '`expect.any()` and its like are declared apart, because they stand on `expect`.',
  },
  {
    name: 'PlaywrightAssertions',
    parts: [{ declaration: 'Expect', call: 'expect' }],
    why: 'The facts name the function `expect` after its class in Java.',
  },
];

/** Interfaces that look like classes, with a comment or methods, but are not. */
export const NOT_CLASSES: readonly { name: string; why: string }[] = [
  { name: 'FullResult', why: 'The facts list its properties at `Reporter.onEnd`.' },
  { name: 'ExpectMatcherUtils', why: 'A tool for authors of matchers without a page.' },
];

/** Types whose properties are not options of the members that use them. */
export const OPAQUE_TYPES: readonly { name: string; why: string }[] = [
  { name: 'Devices', why: 'A list with one property for each device.' },
  { name: 'LiteralUnion', why: 'Its object is a trick that keeps literals apart from `string`.' },
];

/** The declarations that are classes under another name, or parts of one. */
export const CLASS_PARTS: ReadonlySet<string> = new Set(
  CLASS_SOURCES.flatMap((source) => ('parts' in source ? source.parts : [])).map(
    ({ declaration }) => declaration,
  ),
);

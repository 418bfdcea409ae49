import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { buildHook, compile } from './compile.ts';
import { install, isInstalled } from './install.ts';

beforeEach(({ skip }) =>
  skip(!isInstalled(), 'needs packages; "npm run samples -- --all" downloads them'),
);

const NOTHING = { sources: [], assemblies: [], references: [] };

test('has a hook that is its source, compiled', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hook-'));
  const output = join(folder, 'hook.dll');

  await buildHook(await install(), output);

  const kept = readFileSync(join(import.meta.dirname, 'hook.dll'));
  expect(
    readFileSync(output).equals(kept),
    'hook.dll is not hook.cs: run "npm run build-hook -w packages/csharp-compiler"',
  ).toBe(true);
  rmSync(folder, { recursive: true });
});

test('reports what is wrong in judged files, with its place', async () => {
  const { messages } = await compile(await install(), {
    libraries: [],
    files: ['class A : B\n{\n    int b = "";\n}', 'class B { int c = ""; }'],
    units: [{ judged: [0], others: [1], references: [] }],
  });

  expect(messages.filter(({ isError }) => isError)).toMatchObject([
    { unit: 0, file: 0, line: 3, column: 13, code: 'CS0029' },
  ]);
});

test('knows the types of declarations and assemblies', async () => {
  const runtime = await install();
  const assembly = join(runtime.roslyn, 'Microsoft.CodeAnalysis.dll');
  const library = { ...NOTHING, assemblies: [assembly] };
  const code = (type: string) => `Microsoft.CodeAnalysis.${type} value = default;`;

  const { messages } = await compile(runtime, {
    libraries: [
      { ...library, name: 'Roslyn' },
      { ...library, name: 'Again', sources: [`public class A { ${code('Accessibility')} }`] },
    ],
    files: [`${code('Accessibility')} new A();`, code('Accesibility')],
    units: [0, 1].map((file) => ({ judged: [file], others: [], references: ['Roslyn', 'Again'] })),
  });

  expect(messages.filter(({ isError }) => isError)).toMatchObject([{ unit: 1, code: 'CS0234' }]);
});

test('reports members of a namespace where judged files name them', async () => {
  const api = `namespace Shop;
    public class Seat { public string Row { get; set; } = ""; }
    public class Hall { public void Book(Seat seat) { } public event System.Action? Sold; }`;
  const code =
    'using Shop; var hall = new Hall(); hall.Book(new() { Row = "A".Trim() }); hall.Sold += null;';

  const { names } = await compile(await install(), {
    libraries: [{ ...NOTHING, name: 'Shop', sources: [api] }],
    files: [code],
    units: [{ judged: [0], others: [], references: ['Shop'] }],
    named: 'Shop',
  });

  const at = (text: string) => ({ unit: 0, file: 0, offset: code.indexOf(text) });
  const book = { owner: 'Hall', name: 'Book' };
  const sold = { owner: 'Hall', name: '#Sold' };
  expect(names).toEqual([
    { ...at('Book'), member: book, first: 'Seat', within: book },
    { ...at('Row'), member: { owner: 'Seat', name: 'Row' }, first: null, within: book },
    { ...at('Sold'), member: sold, first: null, within: sold },
  ]);
});

test('names the line of a declaration that does not compile', async () => {
  const library = { ...NOTHING, name: 'Shop', sources: ['class A\n{\n    Seat seat;\n}'] };

  const failing = compile(await install(), { libraries: [library], files: [], units: [] });

  await expect(failing).rejects.toThrow(
    /^The C# compiler failed.*[^]*Shop does not compile:[^]*Seat seat;/,
  );
});

import { expect, test } from 'vitest';
import { sampleOf } from '../testing.ts';
import { declaredTypes, formOf, linesBefore, placeCsharp } from './placeCsharp.ts';

test.each([
  ['file', 'using Microsoft.Playwright;\n\nvar a = 1;'],
  ['statements', 'var playwright = await Microsoft.Playwright.Playwright.CreateAsync();'],
  ['statements', 'using var stream = File.OpenRead("a");'],
  ['statements', '// A word.\nconst string file = "a";'],
  ['statements', 'async Task Book() { }\nawait Book();'],
  ['members', 'public override Task A() => Task.CompletedTask;'],
  ['members', '[TestMethod]\npublic async Task A() { }'],
  ['file', '// A word.\n\npublic abstract class A : PageTest { }'],
  ['file', '[TestClass]\npublic class A { }'],
  ['file', '[assembly: Parallelize]'],
])('reads as %s: %j', (form, code) => {
  expect(formOf(sampleOf(code))).toBe(form);
});

test('leaves the lines and columns of a sample as they are', () => {
  const sample = sampleOf('  var a = 1;\nConsole.WriteLine(a);');
  const framework = { package: 'Microsoft.Playwright.NUnit', usings: ['NUnit.Framework'] };

  const lines = placeCsharp(sample, { framework, namespaces: ['Shop'], name: 'Sample7' }).split(
    '\n',
  );

  expect(lines[0]).toMatch(
    /using NUnit\.Framework; using Shop; class Sample7 : Snippet \{ async Task Run\(\) \{$/,
  );
  expect(lines.slice(linesBefore(sample), 3)).toEqual(sample.code.split('\n'));
});

test('finds the types that a sample declares, not those inside of them', () => {
  const code =
    'namespace Shop;\n\npublic sealed record Seat(int Row);\nclass Plan\n{\n    class Part { }\n}';

  expect(declaredTypes(sampleOf(code))).toEqual(['Seat', 'Plan']);
});

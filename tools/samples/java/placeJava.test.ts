import { expect, test } from 'vitest';
import { sampleOf } from '../testing.ts';
import { placeJava } from './placeJava.ts';

function place(...codes: string[]) {
  return placeJava(
    codes.map((code) => sampleOf(code, { language: 'java' })),
    'import com.microsoft.playwright.*;',
  );
}

test('makes statements the body of a method and moves their imports up', () => {
  const code = 'import java.net.URI;\n\npage.reload();';
  const [placed] = place(code);

  const [head = '', ...lines] = placed?.text.split('\n') ?? [];
  expect(placed?.path).toBe('page_seats/Sample0.java');
  expect(head).toMatch(/^package page_seats; import ambient\.Ambient;.* import java\.net\.URI;/);
  expect(head).toMatch(/ class Sample0 extends Ambient \{ void sample\(\) throws Exception \{$/);
  expect(lines).toEqual(['', '', 'page.reload();', '}}', '']);
  expect(placed?.linesBefore).toBe(1);
});

test.each([
  '@Test\nvoid opens(Page page) {\n}',
  'void opens() throws Exception {\n}',
  '// Before each test.\nstatic Page open() {\n}',
  'Locator rows(Page page) {\n}',
  'private Page page;',
])('makes "%s" a member of a class', (code) => {
  const [placed] = place(code);

  expect(placed?.text).not.toContain('void sample()');
});

test.each(['Page page = browser.newPage();', 'page.onDialog(dialog -> {\n});', 'try {\n}'])(
  'makes "%s" the body of a method',
  (code) => {
    const [placed] = place(code);

    expect(placed?.text).toContain('void sample()');
  },
);

test('leaves a class as it is', () => {
  const [bare, whole] = place('class A {\n}', 'import java.util.List;\n\npublic class B {\n}');

  expect(bare?.text).toBe('package page_seats;\nclass A {\n}\n');
  expect(whole?.text).toBe('package page_seats;\nimport java.util.List;\n\npublic class B {\n}\n');
});

test('gives a class of the same name a separate package', () => {
  const code = 'package shop;\nimport java.util.List;\nclass Shop {\n}';
  const placed = place(code, code);

  expect(placed.map(({ path }) => path)).toEqual([
    'page_seats/Shop.java',
    'page_seats_1/Shop.java',
  ]);
  expect(placed[1]?.text).toMatch(/^package page_seats_1; import page_seats\.\*;\n\n/);
});

import { expect, test } from 'vitest';
import { markAssignments } from './markAssignments.ts';

test('marks what is assigned without being awaited', () => {
  const code = '    title = page.get_by_text("(").inner_text()';

  expect(markAssignments(code, 'm')).toBe(`${code}; m.returned(title)`);
});

test.each([
  'title = await page.title()',
  'seat = page.get_by_role(',
  'total = price * 2',
  'seat = page.locator("a")  # the first',
  'page.goto("/")',
])('leaves "%s" alone', (code) => {
  expect(markAssignments(code, 'm')).toBe(code);
});

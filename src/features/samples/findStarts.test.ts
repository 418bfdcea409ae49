import { expect, test } from 'vitest';
import { withData } from '#pipeline/markdown/testing.ts';
import { demoPagesData } from './findStarts.ts';

const pages = ['', 'basket', 'shows', 'login', 'seats'];
const { htmlOf } = withData({ [demoPagesData.name]: pages });

const start = (body: string, edition: 'nodejs' | 'python' | 'java' | 'dotnet' = 'nodejs') =>
  /class="sample-page" href="\/sub\/stagehand\/([^"]*)"/.exec(htmlOf(body, { edition }))?.[1];

test.each([
  ['nodejs', "```ts\nawait page.goto('https://stagehand.example/basket');\n```", 'basket'],
  ['nodejs', '```ts\nawait page.goto(`https://stagehand.example`);\n```', ''],
  ['nodejs', "```ts\nawait page.goto('./shows?kind=play');\n```", 'shows?kind=play'],
  ['python', '```python\npage.goto("https://stagehand.example/")\n```', ''],
  ['java', '```java\npage.navigate("https://stagehand.example/login");\n```', 'login'],
  ['dotnet', '```csharp\nawait Page.GotoAsync("/basket");\n```', 'basket'],
] as const)('finds the first page that a sample opens (%s)', (edition, body, page) => {
  expect(start(body, edition)).toBe(page);
});

test('takes the page of a snippet for its languages, too', () => {
  const body =
    '```ts run="seats"\nawait seat.click();\n```\n\n```python\nseat.click()\n```\n\n```java\nseat.click();\n```';

  expect(start(body)).toBe('seats');
  expect(start(body, 'python')).toBe('seats');
  expect(start(body, 'java')).toBe('seats');
  expect(start('```ts run="index"\nawait seat.click();\n```')).toBe('');
});

test('takes the page that a snippet uses before it opens another one', () => {
  const body = (line: string) =>
    `\`\`\`ts run="login"\n${line}\nawait home.goto('https://stagehand.example/');\n\`\`\``;

  expect(start(body("await page.getByLabel('Email').fill('a');"))).toBe('login');
  expect(start(body('const home = await context.newPage();'))).toBe('');
});

test.each([
  "await page.route('https://stagehand.example/api/shows', mock);",
  "await page.goto('https://staging.stagehand.example/basket');",
  'await page.goto(`https://stagehand.example/shows/${show}`);',
  "await page.goto('about:blank');",
  "await page.goto('https://stagehand.example/no-such-show');",
])('knows no page for %s', (line) => {
  expect(start(`\`\`\`ts\n${line}\n\`\`\``)).toBeUndefined();
});

test('links to the page below the base URL', () => {
  const html = htmlOf("```ts\nawait page.goto('https://stagehand.example/basket');\n```");

  expect(html).toContain('href="/sub/stagehand/basket" target="_blank"');
});

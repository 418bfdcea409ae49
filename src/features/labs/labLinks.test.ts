import { expect, test } from 'vitest';
import { htmlOf } from '#pipeline/markdown/testing.ts';

const MARKUP = '```html\n<button>Book seats</button>\n```';
const SAMPLE = "```ts\nawait page.getByRole('button').first().click();\n```";
const docs = () => [
  { kind: 'guide' as const, title: 'Locator lab', paths: { nodejs: '/docs/labs/locators' } },
];

const linksIn = (body: string) =>
  [...htmlOf(body, { docs }).matchAll(/<a href="([^"]*)">Open the Locator lab/g)].map(
    ([, href]) => href,
  );

test('starts the lab with the markup of the section and the locator of the sample', () => {
  const values = new URLSearchParams({
    html: '<button>Book seats</button>',
    locator: "getByRole('button').first()",
  });

  expect(linksIn(`${MARKUP}\n\nClick it:\n\n${SAMPLE}`)).toEqual([
    `/sub/docs/labs/locators#${values.toString()}`.replaceAll('&', '&#x26;'),
  ]);
});

test.each([
  ['without markup', SAMPLE],
  ['when the markup belongs to another section', `${MARKUP}\n\n## Rows\n\n${SAMPLE}`],
  ['without a locator', `${MARKUP}\n\n\`\`\`ts\nawait page.goto('/shows');\n\`\`\``],
  ['for a snapshot', `${MARKUP}\n\n${SAMPLE.replace('click', 'ariaSnapshot')}`],
])('links nothing %s', (_, body) => {
  expect(linksIn(body)).toEqual([]);
});

test('links nothing in an edition without labs', () => {
  expect(htmlOf(`${MARKUP}\n\n${SAMPLE}`, { docs: () => [] })).not.toContain('Try it');
});

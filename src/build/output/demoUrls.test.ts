import { expect, test } from 'vitest';
import { nameDemo, withDemoUrl } from './demoUrls.ts';

const DEMO = 'http://localhost:3000/sub/stagehand';

test.each([
  ["goto('https://stagehand.example/basket')", `goto('${DEMO}/basket')`],
  ['open https://stagehand.example', `open ${DEMO}`],
  ['wss://stagehand.example/live', 'ws://localhost:3000/sub/stagehand/live'],
  ['https://stagehand.<wbr>example/shows', `${DEMO}/shows`],
])('writes the URL of the demo into %s', (text, expected) => {
  expect(nameDemo(text, DEMO)).toBe(expected);
});

test.each([
  'ada@stagehand.example',
  'https://staging.stagehand.example/basket',
  'http://stagehand.example/tonight',
  'https://stagehand.examples',
])('keeps %s', (text) => {
  expect(nameDemo(text, DEMO)).toBe(text);
});

test('keeps the scheme of sockets', () => {
  expect(nameDemo('wss://stagehand.example', 'https://docs.example/stagehand')).toBe(
    'wss://docs.example/stagehand',
  );
});

test('makes files again for another URL', () => {
  const file = { path: 'a.html', key: 'a', make: () => 'https://stagehand.example/' };
  const [here] = withDemoUrl([file], 'https://a.example');
  const [there] = withDemoUrl([file], 'https://b.example');

  expect(here).not.toMatchObject({ key: (there as typeof file).key });
  expect((here as typeof file).make()).toBe('https://a.example/');
});

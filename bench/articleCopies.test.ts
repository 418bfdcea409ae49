import { expect, test } from 'vitest';
import { articleCopies, pickSentences } from './articleCopies.ts';

const sentence = 'Tests run in parallel, each in a context of its own.';

test('counts a text in every response', () => {
  expect(articleCopies([sentence], [`<p>${sentence}</p>`, `{"html":"${sentence}"}`, 'x'])).toBe(2);
});

test('counts a text twice in one response', () => {
  expect(articleCopies([sentence], [`<p>${sentence}</p><script>"${sentence}"</script>`])).toBe(2);
});

test('knows nothing without a sentence', () => {
  expect(articleCopies([], ['text'])).toBeUndefined();
});

test('picks long sentences that nothing escapes and that occur once', () => {
  const repeated = 'A line that stands on the page twice for some reason.';
  const escaped = 'A line with "quotes", which are written otherwise in JSON.';
  const texts = ['short', repeated, escaped, ` ${sentence} `];

  expect(pickSentences(texts, [...texts, repeated].join(' '))).toEqual([sentence]);
});

test('spreads its few sentences over the whole article', () => {
  const texts = Array.from({ length: 24 }, (_, index) => `${sentence} Part ${index} ends here.`);

  const picked = pickSentences(texts, texts.join(' '));

  expect(picked).toHaveLength(8);
  expect(picked.at(-1)).toBe(texts[21]);
});

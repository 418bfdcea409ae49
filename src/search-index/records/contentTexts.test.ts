import { expect, test } from 'vitest';
import { contentTexts } from './contentTexts.ts';

const sentence = (letter: string, length: number) => `${letter.repeat(length - 1)}.`;

test('keeps paragraphs as they are', () => {
  const texts = [sentence('a', 200), sentence('b', 300)];

  expect(contentTexts(texts)).toEqual(texts);
});

test('joins short texts as sentences', () => {
  expect(contentTexts(['Look | --headed', 'Pause:', 'timeout, url'])).toEqual([
    'Look | --headed. Pause: timeout, url',
  ]);
});

test('joins no more than a paragraph', () => {
  const rows = Array.from({ length: 20 }, () => sentence('r', 70));

  const pieces = contentTexts(rows);

  expect(pieces.map(({ length }) => length)).toEqual([567, 567, 283]);
});

test('splits long texts after a sentence', () => {
  const sentences = [sentence('a', 250), sentence('b', 250), sentence('c', 250)];

  expect(contentTexts([sentences.join(' ')])).toEqual([
    sentences.slice(0, 2).join(' '),
    sentences[2],
  ]);
});

test('splits a long sentence between words, and a long word anywhere', () => {
  expect(contentTexts([`${'a'.repeat(400)} ${'b'.repeat(400)}`])).toEqual([
    'a'.repeat(400),
    'b'.repeat(400),
  ]);
  expect(contentTexts(['x'.repeat(700)]).map(({ length }) => length)).toEqual([600, 100]);
});

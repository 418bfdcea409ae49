import { describe, expect, test } from 'vitest';
import { readRules } from '#search-index/rules.ts';
import { testRules } from '#search-index/testRules.ts';
import { parseQuery, findSynonyms } from './parseQuery.ts';

const parse = (text: string) => parseQuery(text, readRules(testRules));

const words = (text: string) => parse(text).parts.map(({ word }) => word);

describe('parseQuery', () => {
  test('leaves stop words out where others remain', () => {
    expect(words('how to upload a file')).toEqual(['upload', 'file']);
    expect(words('how to')).toEqual(['how', 'to']);
  });

  test('knows which word may still be going on', () => {
    const isLast = (text: string) => parse(text).parts.map((part) => part.isLast);

    expect(isLast('upload fi')).toEqual([false, true]);
    expect(isLast('upload file ')).toEqual([false, false]);
  });

  test('reads pasted errors without the call and the files', () => {
    expect(words("browserType.launch: Executable doesn't exist at /root/.cache/x")).toEqual([
      'executable',
      'exist',
    ]);
    expect(words('net::ERR_CONNECTION_REFUSED')).toEqual(['net', 'err', 'connection', 'refused']);
  });

  test('adds other words for what was typed, which count less', () => {
    const [part] = parse('alerts').parts;

    expect(part?.terms.get('alerts')).toBe(1);
    expect(part?.terms.get('dialog')).toBeLessThan(1);
    expect(parse('alerts').meant.get('dialog')).toBe(1);
  });

  test('takes phrases of other tools for what they are', () => {
    expect(parse('cy.get').isPhrase).toBe(true);
    expect(parse('page.get').isPhrase).toBe(false);
  });
});

const rules = readRules(testRules);
const meanings = (...words: string[]) => findSynonyms(words, rules).flatMap((one) => one.words);

test('finds a word in its other forms', () => {
  expect(meanings('alerts')).toContain('dialog');
});

test('finds a phrase with words in between, but not in pieces', () => {
  expect(meanings('wait', 'for', 'the', 'element')).toContain('waitForSelector');
  expect(meanings('drag', 'and', 'drop')).toContain('dragTo');
  expect(meanings('drop')).not.toContain('dragTo');
});

test('says which words of the query it explains', () => {
  expect(findSynonyms(['cy', 'get'], rules)).toContainEqual({
    typed: ['cy', 'get'],
    words: ['find', 'getByTestId'],
  });
});

import { describe, expect, test } from 'vitest';
import { parseQuery } from './parseQuery.ts';

const words = (text: string) => parseQuery(text).parts.map(({ word }) => word);

describe('parseQuery', () => {
  test('leaves stop words out where others remain', () => {
    expect(words('how to upload a file')).toEqual(['upload', 'file']);
    expect(words('how to')).toEqual(['how', 'to']);
  });

  test('knows which word may still be going on', () => {
    const isLast = (text: string) => parseQuery(text).parts.map((part) => part.isLast);

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
    const [part] = parseQuery('alerts').parts;

    expect(part?.terms.get('alerts')).toBe(1);
    expect(part?.terms.get('dialog')).toBeLessThan(1);
    expect(parseQuery('alerts').meant.get('dialog')).toBe(1);
  });

  test('takes phrases of other tools for what they are', () => {
    expect(parseQuery('cy.get').isPhrase).toBe(true);
    expect(parseQuery('page.get').isPhrase).toBe(false);
  });
});

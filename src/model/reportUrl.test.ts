import { expect, test } from 'vitest';
import { reportUrl } from './reportUrl.ts';

const facts = {
  title: 'Seats & rows',
  url: 'https://stagehand.example/docs/seats#rows',
  edition: 'Python',
  version: 'Next',
  selection: '',
};
const template = 'https://stagehand.example/new?title={title}&body={body}';
const read = (url: string) => Object.fromEntries(new URL(url).searchParams);

test('fills in the page, the edition and the version', () => {
  expect(read(reportUrl(template, facts))).toEqual({
    title: 'Problem on “Seats & rows”',
    body: 'Page: https://stagehand.example/docs/seats#rows\nEdition: Python\nVersion: Next\n\nWhat is wrong, and what did you expect?\n',
  });
});

test('quotes what was selected, and cuts it', () => {
  const selection = `two\nlines ${'x'.repeat(400)}`;

  const { body } = read(reportUrl(template, { ...facts, selection }));

  expect(body).toContain('\n> two\n> lines xxx');
  expect(body).toContain('x…\n');
  expect(body?.length).toBeLessThan(500);
});

import { cutText, encodeText } from './wholeText.ts';

/** What a report about a page is filled in with; nothing else of the reader is in it. */
export interface ReportFacts {
  title: string;
  /** The full URL of the page, with the heading being read. */
  url: string;
  edition: string;
  version: string;
  /** What the reader had selected. */
  selection: string;
}

const SELECTION_LIMIT = 300;

/** The URL of a new report, filled in; `template` is the one of the configuration. */
export function reportUrl(template: string, facts: ReportFacts): string {
  const { title, url, edition, version } = facts;
  const selection = facts.selection.trim();
  const cut = selection.length > SELECTION_LIMIT;
  const quoted = cut ? `${cutText(selection, SELECTION_LIMIT)}…` : selection;
  const body = [
    `Page: ${url}`,
    `Edition: ${edition}`,
    `Version: ${version}`,
    ...(quoted === '' ? [] : ['', ...quoted.split('\n').map((line) => `> ${line}`)]),
    '',
    'What is wrong, and what did you expect to read?',
    '',
  ].join('\n');
  return template
    .replace('{title}', encodeText(`Problem on “${title}”`))
    .replace('{body}', encodeText(body));
}

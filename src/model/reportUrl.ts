/** What a report about a page is prefilled with; it contains nothing else about the reader. */
export interface ReportFacts {
  title: string;
  /** The full URL of the page, including the active heading. */
  url: string;
  edition: string;
  version: string;
  /** What the reader had selected. */
  selection: string;
}

const SELECTION_LIMIT = 300;

/** The URL of a new, prefilled report; `template` comes from the configuration. */
export function reportUrl(template: string, facts: ReportFacts): string {
  const { title, url, edition, version } = facts;
  const selection = facts.selection.trim();
  const cut = selection.length > SELECTION_LIMIT;
  const quoted = cut ? `${selection.slice(0, SELECTION_LIMIT)}…` : selection;
  const body = [
    `Page: ${url}`,
    `Edition: ${edition}`,
    `Version: ${version}`,
    ...(quoted === '' ? [] : ['', ...quoted.split('\n').map((line) => `> ${line}`)]),
    '',
    'What is wrong, and what did you expect?',
    '',
  ].join('\n');
  return template
    .replace('{title}', encodeURIComponent(`Problem on “${title}”`))
    .replace('{body}', encodeURIComponent(body));
}

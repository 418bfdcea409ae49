import type { Finding, Sample } from '../sample.ts';

/** A sample of a guide of both versions. */
export function sampleOf(language: 'python' | 'java', fields: Partial<Sample>): Sample {
  return {
    file: 'content/docs/locators.md',
    line: 10,
    language,
    code: '',
    editions: [language],
    versions: ['stable', 'current'],
    page: 'locators',
    heading: '',
    ...fields,
  };
}

/** `2: "clik" is unknown` for each finding of a sample. */
export function linesOf(findings: readonly Finding[], sample: Sample): string[] {
  return findings
    .filter((finding) => finding.sample === sample)
    .map(({ line, message }) => `${line}: ${message}`);
}

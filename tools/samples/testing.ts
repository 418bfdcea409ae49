import { parseDoc, type Doc } from '#pipeline/parseDoc.ts';
import { siteConfig } from '../../site.config.ts';
import type { Sample } from './sample.ts';

/** The lines of the front matter that {@link guideOf} adds. */
export const FRONT_MATTER_LINES = 5;

/** A guide of all editions and versions. */
export function guideOf(body: string): Doc {
  const text = `---\ntitle: Seats\ndescription: About seats.\n---\n\n${body}`;
  const { doc, problems } = parseDoc({ path: 'content/docs/seats.md', text }, siteConfig);
  if (!doc || problems.length > 0) throw new Error(JSON.stringify(problems));
  return doc;
}

/** A sample in TypeScript, shown in both versions. */
export function sampleOf(code: string, fields: Partial<Sample> = {}): Sample {
  return {
    file: 'content/docs/seats.md',
    line: 10,
    language: 'ts',
    code,
    editions: ['nodejs'],
    versions: ['current', 'stable'],
    page: 'seats',
    heading: 'rows',
    ...fields,
  };
}

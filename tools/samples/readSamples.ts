import { join } from 'node:path';
import { createReference } from '#api-reference/createReference.ts';
import { readApi } from '../../src/build/readApi.ts';
import { readContent } from '../../src/build/readContent.ts';
import type { Problem } from '#model/problem.ts';
import type { Doc, SourceFile } from '#pipeline/parseDoc.ts';
import { parseDoc } from '#pipeline/parseDoc.ts';
import { siteConfig } from '../../site.config.ts';
import { createCommentPlaces } from './commentPlaces.ts';
import { collectSamples } from './collectSamples.ts';
import { guideParity, referenceParity } from './parity.ts';
import { renderingsOf } from './renderings.ts';
import type { Sample } from './sample.ts';

export interface ReadSamples {
  samples: Sample[];
  /** What the parser complains about, and translations that are missing. */
  problems: Problem[];
}

/** Every sample that a page of the site shows. */
export async function readSamples(root: string): Promise<ReadSamples> {
  const [content, api] = await Promise.all([
    readContent(root),
    readApi(root, join(root, 'node_modules/.cache/playbill')),
  ]);
  const problems: Problem[] = [];
  const parse = (file: SourceFile): Doc[] => {
    const read = parseDoc(file, siteConfig);
    problems.push(...read.problems);
    return read.doc ? [read.doc] : [];
  };
  const guides = content.docs.flatMap(parse);
  const makeReference = createReference(api.versions, api.signature);
  const reference = makeReference({ site: siteConfig, files: content.api, guides });
  problems.push(...reference.problems);
  const written = [...guides, ...content.community.flatMap(parse), ...content.home.flatMap(parse)];
  const made = reference.docs.map(({ doc }) => doc);

  const placeOf = await createCommentPlaces(root, api.versions);
  problems.push(...written.flatMap(guideParity));
  const samples = written.flatMap((doc) => collectSamples(doc, renderingsOf(doc), placeOf));
  for (const doc of made) {
    const renderings = renderingsOf(doc);
    problems.push(...referenceParity(doc, renderings));
    samples.push(...collectSamples(doc, renderings, placeOf));
  }
  return { samples, problems };
}

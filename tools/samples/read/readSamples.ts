import { createReference } from '#api-reference/createReference.ts';
import type { Problem } from '#model/problem.ts';
import type { Content } from '#pipeline/content.ts';
import { type Doc, type SourceFile, parseDoc } from '#pipeline/parseDoc.ts';
import { siteConfig } from '../../../site.config.ts';
import { readApi } from '../../../src/build/read/readApi.ts';
import { readContent, readFiles } from '../../../src/build/read/readContent.ts';
import { readData } from '../../readData.ts';
import type { Sample } from '../sample.ts';
import { checkClaims } from './checkClaims.ts';
import { checkExample } from './checkExample.ts';
import { checkGradle, MAVEN_ONLY, mavenOnly } from './checkGradle.ts';
import { checkIdioms } from './checkIdioms.ts';
import { collectSamples, renderingsOf } from './collectSamples.ts';
import { createCommentPlaces } from './commentPlaces.ts';
import { guideParity, referenceParity } from './parity.ts';

export interface ReadSamples {
  samples: Sample[];
  /** What the parser reports, unknown names of the running example, bad habits, and missing translations. */
  problems: Problem[];
}

/** Every sample on a page of the site. */
export async function readSamples(root: string): Promise<ReadSamples> {
  const [content, api, claims] = await Promise.all([
    readContent(root),
    readApi(root),
    readClaims(root),
  ]);
  const { guides, samples, problems } = collectWritten({ ...content, claims });
  const makeReference = createReference(api.versions, api.signature);
  const files = content.api;
  const reference = makeReference({ site: siteConfig, files, guides, sidebars: [] });
  problems.push(...reference.problems, ...content.api.flatMap(checkExample));

  const placeOf = await createCommentPlaces(root, api.versions);
  for (const doc of reference.docs) {
    const renderings = renderingsOf(doc);
    const own = collectSamples(doc, renderings, placeOf);
    problems.push(...referenceParity(doc, renderings), ...checkIdioms(own));
    samples.push(...own);
  }
  return { samples, problems };
}

/** The samples of some guides and other authored pages; much faster, because no reference is generated. */
export async function readWrittenSamples(
  root: string,
  isWanted: (file: SourceFile) => boolean,
): Promise<ReadSamples> {
  const [{ docs, community, home }, claims] = await Promise.all([
    readContent(root),
    readClaims(root),
  ]);
  return collectWritten({
    docs: docs.filter(isWanted),
    community: community.filter(isWanted),
    home: home.filter(isWanted),
    claims: claims.filter(isWanted),
  });
}

/** Runs behind sentences of guides that do not show them: files with the names of the guides. */
function readClaims(root: string): Promise<SourceFile[]> {
  return readFiles(root, 'content/samples/projects', /\.md$/);
}

function collectWritten({
  docs,
  community,
  home,
  claims,
}: Pick<Content, 'docs' | 'community' | 'home'> & { claims: SourceFile[] }): ReadSamples & {
  guides: Doc[];
} {
  const problems: Problem[] = [];
  const parse = (file: SourceFile): Doc[] => {
    const read = parseDoc(file, siteConfig);
    problems.push(...read.problems, ...checkExample(file));
    return read.doc ? [read.doc] : [];
  };
  const guides = docs.flatMap(parse);
  const written = [...guides, ...[...community, ...home].flatMap(parse)];
  const pages = readData(MAVEN_ONLY, mavenOnly);
  const samplesOf = (doc: Doc) => collectSamples(doc, renderingsOf(doc), noComment);
  const shown = written.flatMap(samplesOf);
  const unshown = claims.flatMap(parse).flatMap(samplesOf);
  problems.push(
    ...checkClaims(unshown, guides),
    ...written.flatMap(guideParity),
    ...guides.flatMap((guide) => checkGradle(guide, pages)),
    ...checkIdioms(shown),
  );
  return { guides, samples: [...shown, ...unshown], problems };
}

function noComment(): never {
  throw new Error('An authored page has no comment samples.');
}

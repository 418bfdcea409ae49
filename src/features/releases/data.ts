import { z } from 'zod';
import type { DataSource, FeatureData } from '#features/featureData.ts';
import type { AdditionsByPlace } from '#model/apiResolver.ts';
import { EDITION_IDS } from '#model/edition.ts';
import { NEWER_FILE, type NewerFacts } from '#model/newer.ts';
import { parseJson } from '#tree/checkYaml.ts';

const FILE = 'data/releases.json';

const text = z.string().trim().min(1);

const browsers = z.strictObject({ chromium: text, firefox: text, webkit: text });

const schema = z
  .record(
    // `1.56`
    z.string().regex(/^\d+\.\d+$/),
    z.strictObject({
      date: z.iso.date(),
      /** The package version of a release that is not out yet. */
      alpha: text.optional(),
      /** Those that its last patch ships. */
      browsers,
      /** Packages of other languages come on other days, and may have another last patch. */
      editions: z
        .partialRecord(
          z.enum(EDITION_IDS),
          z.strictObject({ date: z.iso.date().optional(), browsers: browsers.optional() }),
        )
        .optional(),
    }),
  )
  .transform((all) => Object.entries(all).map(([version, facts]) => ({ version, ...facts })));

export type PastRelease = z.infer<typeof schema>[number];

/** All releases of the framework, newest first. */
export async function readHistory({ readText }: Pick<DataSource, 'readText'>) {
  return parseJson(FILE, await readText(FILE), schema);
}

interface Releases {
  history: PastRelease[];
  /** The API additions of each release. */
  additions: AdditionsByPlace;
  /** What is newer than the documentation. */
  newer: { latest: NewerFacts['latest']; releases: string[] };
}

export const releasesData: FeatureData<Releases> = {
  name: 'releases',
  async read(source) {
    const [history, additions, newer] = await Promise.all([
      readHistory(source),
      source.additions(),
      source.readText(NEWER_FILE),
    ]);
    // Written by `npm run roll -- newer`.
    const { latest, changes } = JSON.parse(newer) as NewerFacts;
    const releases = Object.keys(changes.nodejs).reverse();
    return { history, additions, newer: { latest, releases } };
  },
};

import { admonitions } from './admonitions/render.tsx';
import { ambassadors } from './ambassadors/render.tsx';
import { browserBuilds } from './browser-builds/render.ts';
import { commandLine } from './command-line/render.tsx';
import { details } from './details/render.tsx';
import { devices } from './devices/render.tsx';
import { diagrams } from './diagrams/render.tsx';
import { editionMatrix } from './edition-matrix/render.tsx';
import { errorLog } from './error-log/render.tsx';
import type { Applies, Feature, Leaf, Nodes } from './feature.ts';
import { images } from './images/render.tsx';
import { inlineCode } from './inline-code/render.tsx';
import { labs } from './labs/render.tsx';
import { lookup } from './lookup/render.tsx';
import { releases } from './releases/render.tsx';
import { samples } from './samples/render.tsx';
import { tables } from './tables/render.tsx';
import { urlPatterns } from './url-patterns/render.tsx';
import { videos } from './videos/render.tsx';

/** The build half of all features, in the order in which they read and change a document. */
export const FEATURES: readonly Feature[] = [
  diagrams,
  samples,
  inlineCode,
  tables,
  admonitions,
  details,
  videos,
  ambassadors,
  errorLog,
  urlPatterns,
  browserBuilds,
  devices,
  commandLine,
  lookup,
  labs,
  releases,
  editionMatrix,
  images,
];

export const CONTAINERS = joined('containers');
export const LEAVES: Readonly<Record<string, Leaf>> = joined('leaves');
export const NODES: Nodes = joined('nodes');
export const APPLIES: Applies = joined('applies');

/** All guides that record what happened. */
export const CHRONICLES = FEATURES.flatMap(({ chronicle = [] }) => chronicle);

/** Whether a page with this HTML is a document of its own. */
export function standsAlone(html: string): boolean {
  return FEATURES.some((feature) => feature.standsAlone?.(html));
}

function joined<K extends 'applies' | 'containers' | 'leaves' | 'nodes'>(
  part: K,
): NonNullable<Feature[K]> {
  return Object.assign({}, ...FEATURES.map((feature) => feature[part])) as NonNullable<Feature[K]>;
}

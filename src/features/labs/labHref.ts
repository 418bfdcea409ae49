import type { FeatureContext } from '#features/feature.ts';
import { withBase } from '#model/path.ts';
import type { LABS } from './labNames.ts';

/** The URL of a lab that starts with these values; undefined if the edition has no page for it. */
export function labHref(
  lab: (typeof LABS)[number],
  values: Readonly<Record<string, string>>,
  { docs, edition, baseUrl }: Pick<FeatureContext, 'docs' | 'edition' | 'baseUrl'>,
): string | undefined {
  const path = docs()
    .map(({ paths }) => paths[edition.id])
    .find((each) => each?.endsWith(`/labs/${lab}`));
  return path && `${withBase(baseUrl, path)}#${new URLSearchParams(values).toString()}`;
}

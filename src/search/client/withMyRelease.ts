import { minorNumber } from '#model/myRelease.ts';
import type { MyReleaseFacts } from '#model/newer.ts';
import type { SearchClient, SearchHit, SearchScope } from '#model/search.ts';

interface MyReleaseOptions {
  /** Those of the html element. */
  dataset: DOMStringMap;
  loadFacts: (scope: SearchScope) => Promise<MyReleaseFacts>;
}

/** Marks hits that the reader's release lacks, or leaves them out (behavior my-release-search). */
export function withMyRelease(
  client: SearchClient,
  { dataset, loadFacts }: MyReleaseOptions,
): SearchClient {
  return {
    ...client,
    async search(request) {
      const response = await client.search(request);
      const own = minorNumber(dataset['uses']);
      // Without them, results are still results.
      const facts = own && (await loadFacts(request.scope).catch(() => undefined));
      if (!facts) return response;
      const newerIn = ({ url }: SearchHit) => {
        const since = sinceOf(url, facts.since);
        return (minorNumber(since) ?? 0) > own ? since : undefined;
      };
      const hits = response.hits
        .filter((hit) => dataset['hidesNewer'] === undefined || !newerIn(hit))
        .map((hit) => {
          const since = newerIn(hit);
          return since ? { ...hit, standing: `new in ${since}` } : hit;
        });
      const hidden = response.hits.length - hits.length;
      return { ...response, hits, nbHits: response.nbHits - hidden };
    },
  };
}

/** By the anchor, or that of what it is part of, or else by the page. */
function sinceOf(url: string, since: MyReleaseFacts['since']): string | undefined {
  const [path = '', hash = ''] = url.split('#');
  const [member = ''] = hash.split('-option-');
  return since[hash] ?? since[member] ?? since[path.replace(/^.*\//, '')];
}

import { expect, test } from 'vitest';
import type { SiteConfig } from '#model/site.ts';
import { makeResponse } from '#search/testing.ts';
import { createSearchClient } from './createSearchClient.ts';
import { hostedSite, memoryStorage, requestFor } from './testing.ts';

function clientOf(search: SiteConfig['search']) {
  return createSearchClient({
    site: { ...hostedSite(), search },
    storage: memoryStorage(),
    local: {
      search: () => Promise.resolve(makeResponse([], { source: 'local' })),
      warmUp: () => undefined,
    },
    loadHosted: () =>
      Promise.resolve({ search: () => Promise.resolve(makeResponse([], { source: 'hosted' })) }),
  });
}

test.each([
  ['local', {}],
  ['hosted', { appId: 'APP', apiKey: 'key', indexName: 'docs' }],
] as const)('lets the %s search respond with the configuration %j', async (source, search) => {
  expect((await clientOf(search).search(requestFor('click'))).source).toBe(source);
});

test.each([
  ['`appId` is missing.', { apiKey: 'key', indexName: 'docs' }],
  ['`apiKey` is missing.', { appId: 'APP', indexName: 'docs' }],
])('throws %s at once (search-config-missing)', (message, search) => {
  expect(() => clientOf(search)).toThrow(message);
});

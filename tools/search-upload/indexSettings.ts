import type { IndexSettings } from 'algoliasearch';
import { LEVELS } from '#model/search.ts';

const levels = LEVELS.map((level) => `hierarchy.${level}`);

/** How the service finds and orders records; settings made manually there are replaced. */
export const INDEX_SETTINGS: IndexSettings = {
  // The higher a level in the hierarchy, the more a word in its title counts; the order of words in a text is
  // irrelevant.
  searchableAttributes: [...levels.slice(1), 'hierarchy.lvl0', 'content'].map(
    (name) => `unordered(${name})`,
  ),
  attributesForFaceting: ['language', 'docusaurus_tag', 'type'],
  attributesToRetrieve: [...levels, 'content', 'type', 'url'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  snippetEllipsisText: '…',
  // One hit per place: a heading and the texts below it share their URL.
  attributeForDistinct: 'url',
  distinct: true,
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  ignorePlurals: true,
  queryLanguages: ['en'],
  indexLanguages: ['en'],
  removeWordsIfNoResults: 'allOptional',
  // Names such as getByRole are also found by their parts.
  camelCaseAttributes: ['hierarchy', 'content'],
  separatorsToIndex: '_',
};

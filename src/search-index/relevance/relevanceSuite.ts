import { EDITION_IDS } from '#model/edition.ts';
import { DOTNET_QUERIES } from './dotnetQueries.ts';
import { GUIDE_QUERIES } from './guideQueries.ts';
import { JAVA_QUERIES } from './javaQueries.ts';
import { NEXT_PYTHON_QUERIES, NEXT_QUERIES } from './nextQueries.ts';
import { NODEJS_QUERIES } from './nodejsQueries.ts';
import { PYTHON_QUERIES } from './pythonQueries.ts';
import { relevanceCases } from './relevanceCase.ts';

/** All cases that search is measured by. */
export const RELEVANCE_SUITE = [
  ...relevanceCases({ edition: 'nodejs', version: 'stable' }, NODEJS_QUERIES),
  ...relevanceCases({ edition: 'python', version: 'stable' }, PYTHON_QUERIES),
  ...relevanceCases({ edition: 'java', version: 'stable' }, JAVA_QUERIES),
  ...relevanceCases({ edition: 'dotnet', version: 'stable' }, DOTNET_QUERIES),
  ...EDITION_IDS.flatMap((edition) =>
    relevanceCases({ edition, version: 'stable' }, GUIDE_QUERIES[edition]),
  ),
  ...relevanceCases({ edition: 'nodejs', version: 'current' }, NEXT_QUERIES),
  ...relevanceCases({ edition: 'python', version: 'current' }, NEXT_PYTHON_QUERIES),
];

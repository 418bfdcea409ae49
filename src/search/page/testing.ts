import type { Edition } from '#model/edition.ts';
import type { Version } from '#model/version.ts';

const editions: Edition[] = [
  { id: 'nodejs', prefix: '/', label: 'Node.js' },
  { id: 'python', prefix: '/python/', label: 'Python' },
];

const versions: Version[] = [
  { name: 'current', label: 'Next', path: 'next', package: '2.0.0-alpha' },
  { name: 'stable', label: 'stable', path: '', package: '1.9.0' },
];

/** For tests: a site with two editions and both versions. */
export const testSite = { baseUrl: '/', editions, versions };

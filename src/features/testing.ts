import type { DataSource } from './featureData.ts';

const none = () => {
  throw new Error('Not in this test.');
};
const release = { release: '', readText: none, load: none, commands: none };

/** A repository with a few JSON files. */
export function dataSource(files: Readonly<Record<string, unknown>>): DataSource {
  return {
    readText: (file) => Promise.resolve(JSON.stringify(files[file])),
    packages: { current: release, stable: release },
    demoPages: [],
    additions: none,
    parsePhrases: none,
    problems: [],
  };
}

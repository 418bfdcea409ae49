import { invariant } from '#model/invariant.ts';
import { makeBundle, placeOfBundle } from './bundle/bundle.ts';

// The process that bundles for a build: what is wrong goes to standard error, for the parent to report.
const [root, cacheDir] = process.argv.slice(2);
invariant(root && cacheDir, 'a build starts this process with two folders');
try {
  await makeBundle(root, await placeOfBundle(root, cacheDir));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

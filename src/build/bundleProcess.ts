import { invariant } from '#model/invariant.ts';
import { makeBundle } from './bundle/makeBundle.ts';

// The process that bundles for a build: what is wrong goes to standard error, for the parent to report.
const [root, folder] = process.argv.slice(2);
invariant(root && folder, 'a build starts this process with two folders');
try {
  await makeBundle(root, folder);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

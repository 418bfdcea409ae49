// Loaded before a measured program: leaves what it used in the file that USAGE_FILE names.
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env.USAGE_FILE;
if (isMainThread && file) {
  process.on('exit', () => writeFileSync(file, JSON.stringify(process.resourceUsage())));
}

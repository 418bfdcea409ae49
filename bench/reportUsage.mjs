// Preloaded into a measured program: writes its resource usage to USAGE_FILE.
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env.USAGE_FILE;
if (isMainThread && file) {
  process.on('exit', () => writeFileSync(file, JSON.stringify(process.resourceUsage())));
}

// Preloaded into a measured program and those that it starts: each adds its resource usage to USAGE_FILE.
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env.USAGE_FILE;
if (isMainThread && file) {
  process.on('exit', () => appendFileSync(file, `${JSON.stringify(process.resourceUsage())}\n`));
}

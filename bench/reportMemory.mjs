// Loaded before a measured program: leaves its peak memory, in KiB, in the file PEAK_MEMORY_FILE.
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env.PEAK_MEMORY_FILE;
if (isMainThread && file) {
  process.on('exit', () => writeFileSync(file, String(process.resourceUsage().maxRSS)));
}

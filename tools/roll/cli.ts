import { rollArguments } from './rollArguments.ts';
import { rollVersion } from './rollVersion.ts';

try {
  await rollVersion(process.cwd(), rollArguments(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

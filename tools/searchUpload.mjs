// npm run search:upload: uploads the records of the built site to the hosted search service.
import { install, main, runNode } from './setup.mjs';

await main(async () => {
  await install();
  await runNode(['tools/searchUpload/cli.ts', ...process.argv.slice(2)]);
});

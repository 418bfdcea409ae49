// npm run tool -- demo: serves the demo alone, at the root of a port.
import { parseArgs } from 'node:util';
import { builtDemo } from '#build/demo.ts';
import { originOf, serve } from '#build/serve/serve.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', default: process.env['PORT'] ?? '3000' } },
});
const { folder } = await builtDemo(process.cwd());
const server = await serve({ folder, port: Number(values.port), baseUrl: '/', demoPath: '/' });
console.log(`Serving Stagehand at ${originOf(server)}/`);

// A process of its own does not take over what lets its parent load TypeScript.
import { register } from 'tsx/esm/api';

register();
await import('./bundleProcess.ts');

// npm run build-hook -w packages/csharp-compiler: compiles hook.cs to hook.dll.
import { join } from 'node:path';
import { buildHook } from './compile.ts';
import { install } from './install.ts';

// Not the compiler of an SDK, whose platform may be another: the bytes would differ.
await buildHook(await install(), join(import.meta.dirname, 'hook.dll'));

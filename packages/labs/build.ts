import type { Plugin } from 'vite';
import { cspHash } from '../../src/build/hash.ts';
import type { LabsPackage } from '../../src/build/bundle/labs.ts';
import { findProblems, frameworkModules } from './framework.ts';

/** What labs import to run pages of readers in a frame; the bundler's output is served, not a file. */
const MODULE = 'virtual:scene';

/** What the build of the site asks for; it finds this file by its path, because it can do without. */
export const labs: LabsPackage = {
  entry: 'packages/labs/page/labs.ts',
  run: 'packages/labs/run/run.ts',
  scene: 'packages/labs/scene/scene.ts',
  findProblems,
  frameworkModules,
  sceneModule,
};

/** Serves the script of scenes (decisions/0025) as text, with the policy for their frames. */
function sceneModule(source: string): Plugin {
  return {
    name: 'scene-module',
    resolveId: (id) => (id === MODULE ? `\0${id}` : undefined),
    load: (id) =>
      id === `\0${MODULE}`
        ? `export const source = ${JSON.stringify(source)};\nexport const policy = ${JSON.stringify(scenePolicy(source))};`
        : undefined,
  };
}

/** A page in a frame also has the policy of the site. This one is for hosts and engines where that does not apply. */
function scenePolicy(source: string): string {
  return [
    "default-src 'none'",
    `script-src ${cspHash(source)}`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');
}

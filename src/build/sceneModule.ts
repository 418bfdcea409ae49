import type { Plugin } from 'vite';
import { cspHash } from './hash.ts';

/** What labs import to run pages of readers in a frame; the bundler's output is served, not a file. */
const MODULE = 'virtual:scene';

/** Serves the script of scenes (decisions/0025) as text, with the policy for their frames. */
export function sceneModule(source: string): Plugin {
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

/** A script as it can stand in a page: nothing in it ends it, or begins a comment of HTML. */
export function inlineable(script: string): string {
  return script.replace(/<(?=\/script|!--)/gi, '\\x3c').trim();
}

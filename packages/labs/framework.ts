import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Plugin } from 'vite';
import { readReaderModule } from './readerModules.ts';
import { serverModule } from './serverModule.ts';
import { errorText } from '../../src/model/errorText.ts';
import { coreFolder, packageFolder, releaseOf } from '../../src/build/read/installedPackages.ts';

/** `virtual:framework/urlMatch` is what the labs import. */
const PREFIX = 'virtual:framework/';

/** The internal modules that the labs import, and what they import from them. */
const EXPORTS = {
  ariaSnapshot: ['parseAriaSnapshot'],
  urlMatch: ['resolveGlobToRegexPattern', 'urlMatches'],
  locatorGenerators: ['asLocators'],
  locatorUtils: [
    'getByAltTextSelector',
    'getByLabelSelector',
    'getByPlaceholderSelector',
    'getByRoleSelector',
    'getByTestIdSelector',
    'getByTextSelector',
    'getByTitleSelector',
  ],
  stringUtils: ['escapeForTextSelector'],
  selectorParser: ['parseSelector', 'splitSelectorByFrame', 'stringifySelector'],
} as const;

type ModuleName = keyof typeof EXPORTS;

/** Everything that the labs take from the framework. */
const MODULES: readonly string[] = [...Object.keys(EXPORTS), 'injectedScript'];

/** Files of the core package; from 1.60 on, everything is in the bundle. */
const MODULES_FOLDER = 'lib/utils/isomorphic';
const INJECTED_FILE = 'lib/generated/injectedScriptSource.js';
const BUNDLE_FILE = 'lib/coreBundle.js';

/** In the bundle: the modules that the ones above need, in the order of their imports. */
const BUNDLED = [
  'ariaSnapshot',
  'stringUtils',
  'cssTokenizer',
  'cssParser',
  'selectorParser',
  'locatorGenerators',
  'urlMatch',
  'locatorUtils',
];

/** Serves the code of the documented stable release to the labs, with its notice (decisions/0025). */
export function frameworkModules(root: string): Plugin {
  return {
    name: 'framework-modules',
    generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk' || !output.moduleIds.some((id) => id.includes(PREFIX)))
          continue;
        output.code = `${licenseNotice(coreFolder(root, 'stable'))}\n${output.code}`;
      }
    },
    resolveId: (id) => (VIRTUAL.test(id) ? `\0${id}` : undefined),
    load(id) {
      const code = id.startsWith('\0') ? readVirtualModule(root, id.slice(1)) : undefined;
      return code === undefined ? undefined : { code, moduleType: 'js' };
    },
  };
}

const VIRTUAL = /^virtual:(framework|reader)\/(.*)$/;

/** What labs import and no file has; undefined for other names. */
export function readVirtualModule(root: string, id: string): string | undefined {
  const [, kind, name = ''] = VIRTUAL.exec(id) ?? [];
  if (!kind) return undefined;
  return kind === 'reader' ? readReaderModule(root, name) : readStableModule(root, name);
}

/** A module of the release that labs run. */
function readStableModule(root: string, name: string): string {
  if (name === 'server')
    return serverModule(coreFolder(root, 'stable'), packageFolder(root, 'stable'));
  return readFrameworkModule(coreFolder(root, 'stable'), name);
}

/** What a release lacks that the labs run, or that samples run with: all at once. */
export function findProblems(root: string, part: 'labs' | 'run'): string[] {
  return (part === 'run' ? ['server'] : MODULES).flatMap((name) => {
    try {
      readStableModule(root, name);
      return [];
    } catch (error) {
      return [errorText(error)];
    }
  });
}

/** A module of the framework as an ES module. */
export function readFrameworkModule(core: string, name: string): string {
  if (name === 'injectedScript') return injectedModule(readInjectedScript(core));
  if (name in EXPORTS) return isomorphicModule(core, name as ModuleName);
  throw new Error(`The labs know no module "${name}". Add it to packages/labs/framework.ts.`);
}

/** The script that the framework injects into pages: a CommonJS module as text. */
export function readInjectedScript(core: string): string {
  const file = join(core, INJECTED_FILE);
  const source: unknown = existsSync(file)
    ? (createRequire(file)(file) as { source?: unknown }).source
    : bundledString(core, 'injectedScriptSource.ts');
  if (typeof source === 'string' && source.includes('InjectedScript')) return source;
  throw missing(core, 'the injected script', [INJECTED_FILE, BUNDLE_FILE]);
}

/** It expects `module` and assigns to `module.exports`, as the framework evaluates it. */
function injectedModule(source: string): string {
  return `const module = {};\n${source}\nexport const createInjectedScript = (...options) => new (module.exports.InjectedScript())(...options);`;
}

function isomorphicModule(core: string, name: ModuleName): string {
  const file = join(core, MODULES_FOLDER, `${name}.js`);
  const names = EXPORTS[name].join(', ');
  if (existsSync(file)) return commonJsModule(join(core, MODULES_FOLDER), name, names);
  const bundle = readBundle(core);
  const sections = BUNDLED.map((each) => sectionOf(bundle, `isomorphic/${each}.ts`));
  const absent = EXPORTS[name].some((each) => !sections.join('').includes(`function ${each}(`));
  if (absent) throw missing(core, `"${name}"`, [`${MODULES_FOLDER}/${name}.js`, BUNDLE_FILE]);
  return [ESM_HELPERS, ...sections, ...initCalls(sections), `export { ${names} };`].join('\n');
}

/** A CommonJS file and what it requires, as one ES module that runs as it is in workers, tests and development. */
function commonJsModule(folder: string, entry: string, names: string): string {
  const sources = new Map<string, string>();
  const add = (name: string): void => {
    if (sources.has(name)) return;
    const source = readFileSync(join(folder, `${name}.js`), 'utf8');
    sources.set(name, source);
    for (const [, required = ''] of source.matchAll(/\brequire\("\.\/(\w+)"\)/g)) add(required);
  };
  add(entry);
  const functions = [...sources].map(
    ([name, source]) => `${name}(module, require) {\n${source}\n}`,
  );
  return `const sources = {\n${functions.join(',\n')}\n};
const loaded = {};
function load(path) {
  const name = path.slice('./'.length);
  if (!loaded[name]) sources[name]((loaded[name] = { exports: {} }), load);
  return loaded[name].exports;
}
export const { ${names} } = load('./${entry}');`;
}

/** What the bundler put at the top of the bundle, as far as these modules use it. */
const ESM_HELPERS = `const __esm = (fn, res) => () => (fn && (res = fn[Object.keys(fn)[0]](fn = 0)), res);
const __export = (target, all) => {
  for (const name in all) Object.defineProperty(target, name, { get: all[name], enumerable: true });
};`;

function initCalls(sections: readonly string[]): string[] {
  const found = sections.join('\n').matchAll(/^var (init_\w+) = __esm\(/gm);
  return [...found].map(([, name]) => `${name}();`);
}

/** A string constant of a module in the bundle: `source5 = '…'`. */
function bundledString(core: string, module: string): unknown {
  const literal = /^\s*source\d* = ('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*");$/m;
  const [, text] = literal.exec(sectionOf(readBundle(core), module)) ?? [];
  // It is evaluated because it is JavaScript, not JSON.
  return text === undefined ? undefined : (runInNewContext(text) as unknown);
}

function readBundle(core: string): string {
  const file = join(core, BUNDLE_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** The text between the comment that names a source file and the next such comment; empty if there is none. */
function sectionOf(bundle: string, path: string): string {
  const sections = bundle.split(/^(?=\/\/ (?:packages|node_modules)\/)/m);
  return sections.find((each) => each.slice(0, each.indexOf('\n')).endsWith(`/${path}`)) ?? '';
}

/** The notice that the license of the package asks to keep, for the first line of a script. */
function licenseNotice(core: string): string {
  const notice = readFileSync(join(core, 'NOTICE'), 'utf8').trim().replace(/\s+/g, ' ');
  return `/*! Contains code of ${releaseOf(core)}. ${notice} Apache License 2.0: https://www.apache.org/licenses/LICENSE-2.0 */`;
}

function missing(core: string, what: string, files: readonly string[]): Error {
  return new Error(
    `${releaseOf(core)} has neither ${files.join(' nor ')} with ${what}, which the labs run. ` +
      'Find out where the release keeps it, and update packages/labs/framework.ts.',
  );
}

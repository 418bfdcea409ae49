import { join, relative } from 'node:path';
import ts from 'typescript';
import { coreFolder, packageFolder } from '#build/installedPackages.ts';
import type { VersionName } from '#model/version.ts';
import { AMBIENT_FOLDER, AMBIENT_SCOPE } from './ambientNames.ts';
import { hiddenFolder } from '../project/hiddenFolder.ts';
import type { SampleFile } from './sampleFile.ts';
import { fileName } from './sampleFile.ts';
import { siblingOf } from './siblingOf.ts';

export interface ProgramOptions {
  root: string;
  version: VersionName;
  /** Whether null checks and types are optional, as in JavaScript. */
  isLoose: boolean;
  files: readonly SampleFile[];
  /** Library files that an earlier program has parsed. */
  parsed: Map<string, ts.SourceFile | undefined>;
}

/** One program over samples, against the declarations of one version. */
export function createProgram({
  root,
  version,
  isLoose,
  files,
  parsed,
}: ProgramOptions): ts.Program {
  const options = { ...compilerOptions(root, version), strict: !isLoose };
  const byPath = new Map(files.map((file) => [file.path, file]));
  const host = ts.createCompilerHost(options);
  const disk = { ...host };
  const known = ts.createModuleResolutionCache(root, (path) => path, options);
  host.getCurrentDirectory = () => root;
  host.fileExists = (path) => byPath.has(path) || disk.fileExists(path);
  host.readFile = (path) => byPath.get(path)?.text ?? disk.readFile(path);
  host.getSourceFile = (path, target) => {
    const own = byPath.get(path);
    if (own) return ts.createSourceFile(path, own.text, target, true);
    if (!parsed.has(path)) parsed.set(path, disk.getSourceFile(path, target));
    return parsed.get(path);
  };
  host.resolveModuleNameLiterals = (literals, from, _redirect, settings) =>
    literals.map(({ text }) => {
      const sibling = siblingOf(text, byPath.get(from), files);
      if (!sibling) {
        const place = hiddenPlace(root, byPath.get(from)) ?? from;
        const found = ts.resolveModuleName(text, place, settings, host, known);
        return isOfTests(root, found.resolvedModule) ? { resolvedModule: undefined } : found;
      }
      const extension = `.${sibling.sample.language}`;
      return { resolvedModule: { resolvedFileName: sibling.path, extension } };
    });
  const roots = [...byPath.keys(), join(root, AMBIENT_FOLDER, 'packages.d.ts')];
  return ts.createProgram({ rootNames: roots, options, host });
}

/** Whether a module comes from the framework that tests this site, of which samples must see nothing. */
function isOfTests(root: string, module: ts.ResolvedModule | undefined): boolean {
  const path = module && relative(join(root, 'node_modules'), module.resolvedFileName);
  return /^(playwright|playwright-core|@playwright[\\/]test)[\\/]/.test(path ?? '');
}

/** Where a file of a project stands beside those that the page does not show. */
function hiddenPlace(root: string, file: SampleFile | undefined): string | undefined {
  if (file?.sample.project === undefined) return undefined;
  const { page, project } = file.sample;
  return join(root, hiddenFolder(page, project), fileName(file.sample));
}

function compilerOptions(root: string, version: VersionName): ts.CompilerOptions {
  const own = packageFolder(root, version);
  return {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    moduleDetection: ts.ModuleDetectionKind.Force,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: ['node'],
    jsx: ts.JsxEmit.Preserve,
    allowJs: true,
    checkJs: true,
    esModuleInterop: true,
    skipLibCheck: true,
    noEmit: true,
    paths: {
      '@playwright/test': [join(own, 'test.d.ts')],
      '@playwright/test/reporter': [join(own, 'types/testReporter.d.ts')],
      playwright: [join(own, 'index.d.ts')],
      'playwright/test': [join(own, 'test.d.ts')],
      'playwright-core': [join(coreFolder(root, version), 'index.d.ts')],
      [`${AMBIENT_SCOPE}/*`]: [join(root, AMBIENT_FOLDER, '*.d.ts')],
    },
  };
}

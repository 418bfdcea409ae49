import { join, relative } from 'node:path';
import ts from 'typescript';
import { coreFolder, packageFolder } from '#build/read/installedPackages.ts';
import type { SampleLinks } from '#model/sampleLinks.ts';
import { type VersionName, VERSION_NAMES } from '#model/version.ts';
import { hiddenFolder } from '../project/project.ts';
import { createApiIndex } from '../links/apiIndex.ts';
import { addLinks, linksIn } from '../links/sampleLinks.ts';
import { readFacts } from '../readFacts.ts';
import type { Checker, Finding, Sample, SampleFile } from '../sample.ts';
import { checkFile } from './checkFile.ts';
import { findNames } from './findNames.ts';
import {
  AMBIENT_FOLDER,
  AMBIENT_SCOPE,
  fileName,
  readAmbientNames,
  siblingOf,
  toSampleFile,
} from './sampleFile.ts';

/** Declares packages that samples use and this project does not install. */
const PACKAGES = 'content/samples/declarations/packages.d.ts';

/** Checks TypeScript and JavaScript samples with the compiler, against each version that shows them. */
export function createTypescriptChecker(root: string): Checker {
  const links = new Map<Sample, SampleLinks>();
  return {
    name: 'TypeScript and JavaScript',
    links: () => links,
    accepts: ({ language }) => /^[jt]sx?$/.test(language),
    sources: [AMBIENT_FOLDER, PACKAGES],
    folderOf: ({ page }) => hiddenFolder(page),
    check: (samples) => Promise.resolve(unique(checkAll(root, samples, links))),
  };
}

function checkAll(
  root: string,
  samples: readonly Sample[],
  links: Map<Sample, SampleLinks>,
): Finding[] {
  const ambient = readAmbientNames(root);
  const parsed = new Map<string, ts.SourceFile | undefined>();
  return VERSION_NAMES.flatMap((version) => {
    const find = createApiIndex(readFacts(root, version, 'js'));
    return [true, false].flatMap((isLoose) => {
      const files = samples
        .filter(({ versions }) => versions.includes(version))
        // JavaScript has no types to be strict about.
        .filter(({ language }) => language.startsWith('js') === isLoose)
        .map((sample, index) => toSampleFile(sample, `${root}/samples/${index}`, ambient));
      if (files.length === 0) return [];
      const program = createProgram({ root, version, isLoose, files, parsed });
      for (const file of files)
        addLinks(links, file.sample, linksIn(file, findNames(file, program), find));
      return files.flatMap((file) => checkFile(file, program, isLoose));
    });
  });
}

/** A problem in both versions is reported once. */
function unique(findings: readonly Finding[]): Finding[] {
  const key = ({ sample, line, message }: Finding) =>
    [sample.file, sample.line, line, message].join('\n');
  return [...new Map(findings.map((finding) => [key(finding), finding])).values()];
}

interface ProgramOptions {
  root: string;
  version: VersionName;
  /** Whether null checks and types are optional, as in JavaScript. */
  isLoose: boolean;
  files: readonly SampleFile[];
  /** Library files that an earlier program has parsed. */
  parsed: Map<string, ts.SourceFile | undefined>;
}

/** One program over samples, against the declarations of one version. */
export function createProgram(given: ProgramOptions): ts.Program {
  const { root, version, isLoose, files, parsed } = given;
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
      if (sibling) {
        const extension = `.${sibling.sample.language}`;
        return { resolvedModule: { resolvedFileName: sibling.path, extension } };
      }
      const place = hiddenPlace(root, byPath.get(from)) ?? from;
      const found = ts.resolveModuleName(text, place, settings, host, known);
      return isOfTests(root, found.resolvedModule) ? { resolvedModule: undefined } : found;
    });
  return ts.createProgram({ rootNames: [...byPath.keys(), join(root, PACKAGES)], options, host });
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
  return join(root, hiddenFolder(`${page}/${project}`), fileName(file.sample));
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

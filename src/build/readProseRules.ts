import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { EditionId } from '#model/edition.ts';
import type { Problem } from '#model/problem.ts';
import type { LanguageMarks } from '#prose/findNames.ts';
import { makeNameTables } from '#prose/nameTables.ts';
import type { ProseRules, RuleFiles } from '#prose/rules.ts';
import { readRules, RULE_FILES } from '#prose/rules.ts';
import { contentHash } from './hash.ts';
import type { Api } from './readApi.ts';

const FOLDER = 'content/prose';

/** What prose is checked by; no rules where a project has none, or where they are not valid. */
export interface ProseSource {
  rules?: ProseRules | undefined;
  marks: LanguageMarks;
  signature: string;
  problems: Problem[];
}

/** Reads the rules of a project, and from the packages what is a name of which language. */
export async function readProseRules(
  root: string,
  project: string,
  api: Pick<Api, 'versions' | 'signature'>,
): Promise<ProseSource | undefined> {
  if (!existsSync(join(project, FOLDER))) return undefined;
  const files = await readFiles(project);
  const { rules, problems } = readRules(files);
  const [webNames, flags] = await Promise.all([readWebNames(root), readRunnerFlags(root)]);
  const { current, stable } = api.versions;
  const words = new Map<string, readonly EditionId[]>([
    ...flags.map((flag) => [flag, ['nodejs']] as const),
    ...(rules?.words ?? []),
  ]);
  const names = makeNameTables([current.facts, stable.facts]);
  const texts = Object.values(files).map(({ text }) => text);
  return {
    rules,
    problems,
    marks: { names, webNames, words },
    signature: contentHash([api.signature, ...flags, ...texts].join('\n')),
  };
}

async function readFiles(project: string): Promise<RuleFiles> {
  const entries = RULE_FILES.map(async (name) => {
    const path = `${FOLDER}/${name}.yaml`;
    return [name, { path, text: await readFile(join(project, path), 'utf8') }] as const;
  });
  // One entry for each name, by the line above.
  return Object.fromEntries(await Promise.all(entries)) as RuleFiles;
}

/** The members of all objects that browsers have. */
async function readWebNames(root: string): Promise<ReadonlySet<string>> {
  const text = await readFile(join(root, 'node_modules/typescript/lib/lib.dom.d.ts'), 'utf8');
  const declared = /^(?:declare (?:var|function) |interface |\s+(?:readonly )?)([A-Za-z]\w+)/gm;
  const names = text.matchAll(declared);
  return new Set([...names].map(([, name = '']) => name.toLowerCase()));
}

/** The flags of the test runner of Node.js that the commands of other languages do not have. */
async function readRunnerFlags(root: string): Promise<string[]> {
  const folder = join(root, 'node_modules/playwright-stable');
  const core = createRequire(join(folder, 'package.json')).resolve('playwright-core/package.json');
  const [runner, shared] = await Promise.all([
    readFlags(join(folder, 'lib/program.js')),
    readFlags(core.replace(/package\.json$/, 'lib/cli/program.js')),
  ]);
  return runner.filter((flag) => !shared.includes(flag));
}

async function readFlags(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`${file} cannot be read: where does this release define its flags?`, { cause });
  });
  return [...new Set(text.match(/--[a-z][a-z-]+/g))];
}

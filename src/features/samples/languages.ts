import type { EditionId } from '#model/edition.ts';

/** A language that a fence may use. */
export interface Language {
  /** The only edition that shows samples in this language; absent if all do. */
  edition?: EditionId;
  /** The grammar file in Shiki; absent for plain text. */
  grammar?: string;
  /** The tab value that the language itself stands for. */
  flavor?: string;
}

/** The languages of the samples, by the word after the fence. */
export const LANGUAGES: Readonly<Record<string, Language>> = {
  ts: { edition: 'nodejs', grammar: 'typescript', flavor: 'ts' },
  // Valid TSX, too: each grammar takes a while to compile, in each thread of a build.
  js: { edition: 'nodejs', grammar: 'tsx', flavor: 'js' },
  tsx: { edition: 'nodejs', grammar: 'tsx', flavor: 'ts' },
  jsx: { edition: 'nodejs', grammar: 'tsx', flavor: 'js' },
  python: { edition: 'python', grammar: 'python' },
  java: { edition: 'java', grammar: 'java' },
  csharp: { edition: 'dotnet', grammar: 'csharp' },
  bash: { grammar: 'shellscript', flavor: 'bash' },
  powershell: { grammar: 'powershell', flavor: 'powershell' },
  batch: { grammar: 'bat', flavor: 'batch' },
  console: {},
  html: { grammar: 'html' },
  css: { grammar: 'css' },
  yaml: { grammar: 'yaml' },
  json: { grammar: 'json' },
  xml: { grammar: 'xml' },
  ini: { grammar: 'ini' },
  toml: { grammar: 'toml' },
  groovy: { grammar: 'groovy', flavor: 'groovy' },
  kotlin: { grammar: 'kotlin', flavor: 'kotlin' },
  dockerfile: { grammar: 'docker' },
  markdown: { grammar: 'markdown' },
  diff: { grammar: 'diff' },
  text: {},
};

import type { EditionId } from '#model/edition.ts';

/** A language that a fence may name. */
export interface Language {
  /** The only edition that shows samples in this language; absent where all do. */
  edition?: EditionId;
  /** The file of the grammar in Shiki; absent where nothing is colored. */
  grammar?: string;
  /** The value of a tab group that the language itself stands for. */
  flavor?: string;
}

/** The languages of the samples, by the word after the fence. */
export const LANGUAGES: Readonly<Record<string, Language>> = {
  ts: { edition: 'nodejs', grammar: 'typescript', flavor: 'ts' },
  js: { edition: 'nodejs', grammar: 'javascript', flavor: 'js' },
  tsx: { edition: 'nodejs', grammar: 'tsx', flavor: 'ts' },
  jsx: { edition: 'nodejs', grammar: 'jsx', flavor: 'js' },
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
  groovy: { grammar: 'groovy' },
  kotlin: { grammar: 'kotlin' },
  dockerfile: { grammar: 'docker' },
  markdown: { grammar: 'markdown' },
  diff: { grammar: 'diff' },
  text: {},
};

import type { EditionId } from '#model/edition.ts';

/** A language that a fence may name. */
export interface Language {
  /** The only edition that shows samples in this language; absent where all do. */
  edition?: EditionId;
  /** The file of the grammar in Shiki; absent where nothing is coloured. */
  grammar?: string;
  /** The value of a tab group that the language itself stands for. */
  flavour?: string;
}

/** The languages of the samples, by the word after the fence. */
export const LANGUAGES: Readonly<Record<string, Language>> = {
  ts: { edition: 'nodejs', grammar: 'typescript', flavour: 'ts' },
  js: { edition: 'nodejs', grammar: 'javascript', flavour: 'js' },
  tsx: { edition: 'nodejs', grammar: 'tsx', flavour: 'ts' },
  jsx: { edition: 'nodejs', grammar: 'jsx', flavour: 'js' },
  python: { edition: 'python', grammar: 'python' },
  java: { edition: 'java', grammar: 'java' },
  csharp: { edition: 'dotnet', grammar: 'csharp' },
  bash: { grammar: 'shellscript', flavour: 'bash' },
  powershell: { grammar: 'powershell', flavour: 'powershell' },
  batch: { grammar: 'bat', flavour: 'batch' },
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

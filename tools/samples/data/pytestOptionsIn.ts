import type { Script } from './scriptsInYaml.ts';

/** The options that a configuration passes to pytest, as a command. */
export function pytestOptionsIn(code: string): Script[] {
  return code.split('\n').flatMap((text, index) => {
    const options = /^addopts\s*=\s*(.+)$/.exec(text)?.[1]?.replace(/^(["'])(.*)\1$/, '$2');
    // A TOML list has quotation marks.
    return options && !options.startsWith('[') ? [{ code: `pytest ${options}`, line: index + 1 }] : [];
  });
}

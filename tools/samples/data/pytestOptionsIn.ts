import type { Script } from './scriptsInYaml.ts';

/** The options that a configuration gives to pytest, as the command that they are added to. */
export function pytestOptionsIn(code: string): Script[] {
  return code.split('\n').flatMap((text, index) => {
    const options = /^addopts\s*=\s*(.+)$/.exec(text)?.[1]?.replace(/^(["'])(.*)\1$/, '$2');
    // A list of TOML has its own quotation marks.
    return options && !options.startsWith('[') ? [{ code: `pytest ${options}`, line: index + 1 }] : [];
  });
}

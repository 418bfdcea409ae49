import { isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';

/** The keys under which CI systems keep the commands of a step. */
const KEYS = ['run', 'script', 'bash', 'command', 'before_script'];

export interface Script {
  code: string;
  /** The line of the YAML file that is line 1 of the script. */
  line: number;
}

/** The shell scripts inside YAML, with CI expressions replaced by variables. */
export function scriptsInYaml(code: string): Script[] {
  const lineCounter = new LineCounter();
  const scripts: Script[] = [];
  const add = (node: unknown) => {
    if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return;
    const isBlock = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED';
    const line = lineCounter.linePos(node.range[0]).line + (isBlock ? 1 : 0);
    scripts.push({ code: node.value.replace(/\$\{\{.*?\}\}/g, '$$EXPRESSION'), line });
  };
  visit(parseDocument(code, { lineCounter }), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !KEYS.includes(String(key.value)) || isMap(value)) return;
      for (const item of isSeq(value) ? value.items : [value]) add(item);
    },
  });
  return scripts;
}

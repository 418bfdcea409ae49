import type { BlockContent, PhrasingContent } from 'mdast';

/** The value in "Defaults to `0`."; none where the text goes on with a condition. */
export function optionDefault(blocks: readonly BlockContent[]): string | undefined {
  for (const block of blocks) {
    if (block.type !== 'paragraph') continue;
    const { children } = block;
    for (const [index, node] of children.entries()) {
      if (node.type === 'inlineCode' && leads(children[index - 1]) && ends(children[index + 1]))
        return node.value;
      const bare =
        node.type === 'text' && /\bdefaults to (true|false)(?=[.,;]|$)/i.exec(node.value);
      if (bare) return bare[1];
    }
  }
  return undefined;
}

function leads(before: PhrasingContent | undefined): boolean {
  return before?.type === 'text' && /\bdefaults to\s$/i.test(before.value);
}

function ends(after: PhrasingContent | undefined): boolean {
  return after === undefined || (after.type === 'text' && /^\s*[.,;(-]/.test(after.value));
}

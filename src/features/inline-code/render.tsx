/** @jsxRuntime automatic */
/** @jsxImportSource #tree */
import type { ElementContent } from 'hast';
import { defaultHandlers } from 'remark-rehype';
import type { Feature } from '#features/feature.ts';

/** A flag of a command: browsers would break a line after each of its hyphens. */
const FLAG = /((?<!\S)--?\w[\w-]*)/;

/** Code within a sentence or a cell. */
export const inlineCode: Feature = {
  nodes: {
    inlineCode: {
      html(node, state) {
        const code = defaultHandlers.inlineCode(state, node);
        // What the expression captures has an odd index.
        code.children = node.value
          .split(FLAG)
          .map((part, index): ElementContent =>
            index % 2 ? <span className="whole">{part}</span> : { type: 'text', value: part },
          );
        return [code];
      },
    },
  },
};

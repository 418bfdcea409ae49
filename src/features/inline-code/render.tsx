/** @jsxRuntime automatic */
/** @jsxImportSource #tree */
import type { ElementContent } from 'hast';
import { defaultHandlers } from 'remark-rehype';
import type { Feature } from '#features/feature.ts';

/**
 * A flag of a command, with a short value, or a package with a scope: browsers would break a line after each hyphen or
 * slash. On a phone, a line has room for 32 characters.
 */
const WHOLE = /((?<!\S)(?!\S{33})(?:--?\w[\w-]*(?:=\S{1,16}(?!\S))?|@[\w-]+\/[\w.@-]+))/;

/** A program and what to do with it. Readers can copy it (behavior copy-command). */
const COMMAND =
  /^(?:npx|npm|yarn|pnpm|node|playwright|pytest|python|pip|mvn|\.\/gradlew|dotnet|pwsh|docker) [^…<]+$/;

/** Code within a sentence or a cell. */
export const inlineCode: Feature = {
  nodes: {
    inlineCode: {
      html(node, state) {
        const code = defaultHandlers.inlineCode(state, node);
        if (COMMAND.test(node.value)) code.properties.className = ['command'];
        // What the expression captures has an odd index.
        code.children = node.value
          .split(WHOLE)
          .map((part, index): ElementContent =>
            index % 2 ? <span className="whole">{part}</span> : { type: 'text', value: part },
          );
        return [code];
      },
    },
  },
};

/** @jsxRuntime automatic */
/** @jsxImportSource #tree */
import type { BlockContent, PhrasingContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { Feature, Forms } from '#features/feature.ts';
import { bold, paragraph } from '#tree/markdownNodes.ts';
import { splitLabel } from '#tree/splitLabel.ts';

/** `:::tip[Title]`: a callout whose title is a paragraph, so it stays out of the contents list. */
export const admonitions: Feature = {
  containers: {
    note: formsOf('Note'),
    tip: formsOf('Tip'),
    info: formsOf('Info'),
    warning: formsOf('Warning'),
    danger: formsOf('Danger'),
  },
};

/** `word` is the default title. */
function formsOf(word: string): Forms<ContainerDirective> {
  return {
    html(node, state) {
      const { label, body } = splitLabel(node, word);
      const title = <p className="admonition-title">{state.all(paragraph(label))}</p>;
      const content = state.all({ type: 'blockquote', children: body });
      return [
        <div className="admonition" data-kind={node.name} role="note">
          {state.wrap([title, ...content], true)}
        </div>,
      ];
    },
    plain(node, { plainAll }) {
      const { label, body } = splitLabel(node, word);
      // Phrasing content stays inline, block content stays block.
      const title = bold(plainAll(label) as PhrasingContent[]);
      return [{ type: 'blockquote', children: [title, ...(plainAll(body) as BlockContent[])] }];
    },
  };
}

/** @jsxRuntime automatic */
/** @jsxImportSource #tree */
import type { PhrasingContent } from 'mdast';
import type { Feature } from '#features/feature.ts';
import { bold, paragraph } from '#tree/markdownNodes.ts';
import { splitLabel } from '#tree/splitLabel.ts';

const WORD = 'Details';

/** `:::details[Summary]`: collapsible text. */
export const details: Feature = {
  containers: {
    details: {
      html(node, state) {
        const { label, body } = splitLabel(node, WORD);
        const content = state.wrap(state.all({ type: 'blockquote', children: body }), true);
        return [
          <details className="details">
            <summary>{state.all(paragraph(label))}</summary>
            <div>{content}</div>
          </details>,
        ];
      },
      plain(node, { plainAll }) {
        const { label, body } = splitLabel(node, WORD);
        // Phrasing content stays inline.
        return [bold(plainAll(label) as PhrasingContent[]), ...plainAll(body)];
      },
    },
  },
};

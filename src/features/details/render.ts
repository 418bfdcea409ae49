import type { PhrasingContent } from 'mdast';
import type { Feature } from '#features/feature.ts';
import { element } from '#tree/element.ts';
import { bold, paragraph } from '#tree/markdownNodes.ts';
import { splitLabel } from '#tree/splitLabel.ts';
import * as names from './names.ts';

const WORD = 'Details';

/** `:::details[Summary]`: collapsible text. */
export const details: Feature = {
  containers: {
    details: {
      html(node, state) {
        const { label, body } = splitLabel(node, WORD);
        const content = state.wrap(state.all({ type: 'blockquote', children: body }), true);
        return [
          element('details', { className: [names.root] }, [
            element('summary', {}, state.all(paragraph(label))),
            element('div', {}, content),
          ]),
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

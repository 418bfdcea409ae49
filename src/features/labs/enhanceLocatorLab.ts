import { createAsker } from './enhanceAsker.ts';
import type { Lab } from './enhanceLabParts.ts';
import { scenePeer } from './enhanceScenePeer.ts';

export const locatorLab: Lab = {
  fields: () => [
    {
      type: 'lines',
      name: 'html',
      label: 'HTML',
      rows: 8,
      value:
        '<style>p{color:red}</style><p style="font-size:30px">hi</p><button>A</button><button>B</button><iframe srcdoc="<button>C</button>"></iframe>',
    },
    { type: 'line', name: 'locator', label: 'Locator', value: 'button' },
    { type: 'hidden', name: 'pick', label: '', value: '' },
  ],
  examples: () => [],
  open({ window, stage, fill }) {
    const frame = createAsker({
      window,
      start: scenePeer(window, stage),
      onEvent: (event) => fill({ pick: (event as { selector: string }).selector }),
    });
    return {
      ask: ({ html = '', locator = '', pick = '' }) =>
        frame.ask({
          html,
          language: 'javascript',
          testIdAttribute: 'data-testid',
          asks: [
            { type: 'locate', selector: locator },
            ...(pick ? [{ type: 'suggest', selector: pick }] : []),
          ],
        }),
      stop: frame.stop,
    };
  },
  show: (answer, { create }) => ({
    message: 'ok',
    nodes: [create('pre', {}, JSON.stringify(answer, undefined, 1))],
  }),
};

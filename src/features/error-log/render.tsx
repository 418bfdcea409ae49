/** @jsxRuntime automatic */
/** @jsxImportSource #tree */
import type { Feature } from '#features/feature.ts';
import { markup } from '#tree/markdownNodes.ts';

/** `::error-log`: a text field that finds the sections of this page for a pasted log, and explains its call log. */
export const errorLog: Feature = {
  leaves: {
    'error-log': {
      fill: () => [
        markup(
          <div className="error-log needs-script">
            <label htmlFor="error-log">Paste an error message or a log</label>
            <textarea
              id="error-log"
              rows={4}
              spellCheck={false}
              aria-describedby="error-log-note"
            />
            <p id="error-log-note">Nothing leaves this page.</p>
            <div role="status" />
            <div className="call-log" />
          </div>,
          [],
          [],
        ),
      ],
    },
  },
};

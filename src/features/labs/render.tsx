/** @jsxRuntime automatic */
/** @jsxImportSource #tree */
import { attributeCheck } from '#features/attributeCheck.ts';
import type { Feature } from '#features/feature.ts';
import type { EditionId } from '#model/edition.ts';
import { markup } from '#tree/markdownNodes.ts';
import * as names from './names.ts';
import { linkSamples } from './labLinks.tsx';

/** How the framework names the language of an edition. */
const LANGUAGES: Record<EditionId, string> = {
  nodejs: 'javascript',
  python: 'python',
  java: 'java',
  dotnet: 'csharp',
};

/** `::lab{name="…"}`: a tool that runs in the browser; the text around it explains it. */
export const labs: Feature = {
  leaves: {
    lab: {
      check: attributeCheck({
        name: 'name',
        example: 'url-patterns',
        values: { names: names.LABS, word: 'lab' },
      }),
      fill({ attributes }, { edition }) {
        const place = {
          [names.lab]: attributes?.['name'],
          [names.language]: LANGUAGES[edition.id],
        };
        // The tool exists only on the page.
        return [
          markup(
            <div {...place}>
              <p>
                This lab runs in your browser and needs JavaScript. The text on this page and the
                guides that it links to work without it.
              </p>
            </div>,
          ),
        ];
      },
    },
  },
  // Other pages need not allow the script of its frames (decisions/0025).
  standsAlone: (html) => html.includes(`<div ${names.lab}=`),
  resolve: linkSamples,
};

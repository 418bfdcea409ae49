import type { LeafDirective } from 'mdast-util-directive';
import type { Feature } from '#features/feature.ts';
import type { EditionId } from '#model/edition.ts';
import { didYouMean } from '#model/nearest.ts';
import { element } from '#tree/element.ts';
import type { Report } from '#tree/report.ts';
import { wordList } from '#tree/wordList.ts';
import * as names from './names.ts';
import type { LabName } from './nodes.ts';
import { LABS } from './nodes.ts';
import { linkSamples } from './sampleLinks.ts';

/** How the framework names the language of an edition. */
const LANGUAGES: Record<EditionId, string> = {
  nodejs: 'javascript',
  python: 'python',
  java: 'java',
  dotnet: 'csharp',
};

const EXAMPLE = 'Write it like "::lab{name="url-patterns"}".';

/** `::lab{name="…"}`: a tool that runs in the browser; the text around it explains it. */
export const labs: Feature = {
  leaves: {
    lab: {
      check: checkName,
      fill(node) {
        const name = nameOf(node);
        // An unknown name was reported when the document was read.
        return name ? [{ type: 'labPlace', name }] : [];
      },
    },
  },
  // Other pages need not allow the script of its frames (decisions/0025).
  standsAlone: (html) => html.includes(`<div ${names.lab}=`),
  resolve: linkSamples,
  nodes: {
    labLink: {
      html: ({ href }) => [
        element('p', {}, [element('a', { href }, ['Try it in the Locator lab'])]),
      ],
      // Outside the site, it would be a long URL and nothing else.
      plain: () => [],
    },
    labPlace: {
      html: ({ name }, _state, { edition }) => [
        element('div', { [names.lab]: name, [names.language]: LANGUAGES[edition.id] }, [
          element('p', {}, [
            'This lab runs in your browser and needs JavaScript. The text on this page and the guides that it links to work without it.',
          ]),
        ]),
      ],
      // The tool exists only on the page.
      plain: () => [],
    },
  },
};

function checkName(node: LeafDirective, report: Report): void {
  const { name, ...others } = node.attributes ?? {};
  for (const other of Object.keys(others)) {
    report(node, { what: `"::lab" has an unknown attribute "${other}".`, fix: EXAMPLE });
  }
  if (!name) {
    report(node, { what: '"::lab" has no name.', fix: EXAMPLE });
  } else if (!nameOf(node)) {
    report(node, {
      what: `There is no lab "${name}".`,
      fix: `${didYouMean(name, LABS)}The labs are ${wordList(LABS)}.`,
    });
  }
}

function nameOf({ attributes }: LeafDirective): LabName | undefined {
  return LABS.find((name) => name === attributes?.['name']);
}

import type { Element } from 'hast';
import type { InlineCode, Text } from 'mdast';
import type { Feature, FeatureContext } from '#features/feature.ts';
import { valueOf } from '#features/featureData.ts';
import { labHref } from '#features/labs/labHref.ts';
import * as tableNames from '#features/tables/names.ts';
import { element } from '#tree/element.ts';
import { code, table, text } from '#tree/markdownNodes.ts';
import { urlPatternsData } from './data.ts';
import * as names from './names.ts';
import type { LinkedPattern, UrlCase, UrlPattern } from './nodes.ts';

/** `::url-patterns`: globs and URLs, with the result of the framework's own matcher. */
export const urlPatterns: Feature = {
  data: urlPatternsData,
  leaves: {
    'url-patterns': {
      fill: (_node, context) => {
        const known = valueOf(context, urlPatternsData)[context.version.name];
        const patterns = known.map((each) => ({ ...each, href: hrefOf(each, context) }));
        return [{ type: 'urlPatterns', patterns }];
      },
    },
  },
  nodes: {
    urlPatterns: {
      html: ({ patterns }) => [
        element('div', { className: [tableNames.root, names.root] }, [
          element('table', {}, [
            element('thead', {}, [
              element('tr', {}, [
                element('th', { scope: 'col' }, ['Pattern and URLs']),
                element('th', { scope: 'col' }, ['Matches']),
              ]),
            ]),
            // Browsers group rows by `<tbody>`, and screen readers announce the pattern for each of its URLs.
            ...patterns.map((each) =>
              element('tbody', {}, [patternRow(each), ...each.cases.map(caseRow)]),
            ),
          ]),
        ]),
      ],
      plain: ({ patterns }) => [
        table([
          ['Pattern', 'URL', 'Matches', 'Why'].map((name) => [text(name)]),
          ...patterns.flatMap((each) =>
            each.cases.map(({ url, matches, reason }) => [
              patternWords(each),
              [code(url)],
              [text(outcome(matches))],
              phrases(reason),
            ]),
          ),
        ]),
      ],
      texts: ({ patterns }) =>
        patterns.map(({ pattern, cases }) =>
          [pattern, ...cases.map(({ reason }) => reason.replaceAll('`', ''))].join(' | '),
        ),
    },
  },
};

/** The lab with a pattern and its URLs. */
function hrefOf({ pattern, baseURL: base = '', cases }: UrlPattern, context: FeatureContext) {
  const urls = cases.map(({ url }) => url).join('\n');
  return labHref('url-patterns', { pattern, base, urls }, context);
}

function patternRow(each: LinkedPattern): Element {
  const { pattern, href } = each;
  const link = href && element('a', { href, ariaLabel: `Try ${pattern} in the lab` }, ['Try it']);
  return element('tr', { className: [names.pattern] }, [
    element('th', { scope: 'rowgroup', colSpan: 2 }, [
      ...patternWords(each).map(inline),
      ...(link ? [' ', link] : []),
    ]),
  ]);
}

function caseRow({ url, matches, reason }: UrlCase): Element {
  return element('tr', {}, [
    element('td', {}, [
      element('code', {}, [url]),
      element('p', { className: [names.reason] }, phrases(reason).map(inline)),
    ]),
    element('td', { [names.matches]: String(matches) }, [outcome(matches)]),
  ]);
}

function outcome(matches: boolean): string {
  return matches ? 'Yes' : 'No';
}

function patternWords({ pattern, baseURL }: UrlPattern): (InlineCode | Text)[] {
  return baseURL ? [code(pattern), text(' with the base URL '), code(baseURL)] : [code(pattern)];
}

/** A sentence with code in backticks. */
function phrases(sentence: string): (InlineCode | Text)[] {
  return sentence
    .split('`')
    .map((part, index) => (index % 2 === 1 ? code(part) : text(part)))
    .filter(({ value }) => value !== '');
}

function inline({ type, value }: InlineCode | Text): Element | string {
  return type === 'inlineCode' ? element('code', {}, [value]) : value;
}

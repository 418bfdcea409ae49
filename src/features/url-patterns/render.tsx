/** @jsxRuntime automatic */
/** @jsxImportSource #tree */
import type { Element } from 'hast';
import type { InlineCode, Text } from 'mdast';
import type { Feature, FeatureContext } from '#features/feature.ts';
import { valueOf } from '#features/featureData.ts';
import { labHref } from '#features/labs/labLinks.tsx';
import { phraseHtml, phrasesOf } from '#features/phrases.tsx';
import { columnHeadings } from '#features/tables/render.tsx';
import { code, markup, table, text } from '#tree/markdownNodes.ts';
import { type UrlCase, type UrlPattern, urlPatternsData } from './data.ts';

/** `::url-patterns`: globs and URLs, with the result of the framework's own matcher. */
export const urlPatterns: Feature = {
  data: urlPatternsData,
  leaves: {
    'url-patterns': {
      fill(_node, context) {
        const patterns = valueOf(context, urlPatternsData)[context.version.name];
        const element = (
          <div className="table url-patterns">
            <table>
              {columnHeadings(['Pattern and URLs', 'Matches'])}
              {/* Browsers group rows by `<tbody>`, and screen readers announce the pattern for each of its URLs. */}
              {patterns.map((each) => (
                <tbody>
                  {patternRow(each, context)}
                  {each.cases.map(caseRow)}
                </tbody>
              ))}
            </table>
          </div>
        );
        const rows = patterns.flatMap((each) =>
          each.cases.map(({ url, matches, reason }) => [
            patternWords(each),
            [code(url)],
            outcome(matches),
            phrasesOf(reason),
          ]),
        );
        const texts = patterns.map(({ pattern, cases }) =>
          [pattern, ...cases.map(({ reason }) => reason.replaceAll('`', ''))].join(' | '),
        );
        return [markup(element, [table(['Pattern', 'URL', 'Matches', 'Why'], rows)], texts)];
      },
    },
  },
};

/** A pattern, and where readers can try it with its URLs. */
function patternRow(each: UrlPattern, context: FeatureContext): Element {
  const { pattern, baseURL: base = '', cases } = each;
  const urls = cases.map(({ url }) => url).join('\n');
  const href = labHref('url-patterns', { pattern, base, urls }, context);
  const link = href && (
    <a href={href} aria-label={`Try ${pattern} in the lab`}>
      Try it
    </a>
  );
  return (
    <tr className="url-pattern">
      <th scope="rowgroup" colSpan={2}>
        {patternWords(each).map(phraseHtml)}
        {link && [' ', link]}
      </th>
    </tr>
  );
}

function caseRow({ url, matches, reason }: UrlCase): Element {
  return (
    <tr>
      <td>
        <code>{url}</code>
        <p className="url-reason">{phrasesOf(reason).map(phraseHtml)}</p>
      </td>
      <td data-matches={String(matches)}>{outcome(matches)}</td>
    </tr>
  );
}

function outcome(matches: boolean): string {
  return matches ? 'Yes' : 'No';
}

function patternWords({ pattern, baseURL }: UrlPattern): (InlineCode | Text)[] {
  return baseURL ? [code(pattern), text(' with the base URL '), code(baseURL)] : [code(pattern)];
}

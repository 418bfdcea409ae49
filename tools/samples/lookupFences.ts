import type { Code } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { lookupCode } from '#features/lookup/lookupTable.ts';
import type { Flavor } from '#features/samples/nodes.ts';
import type { EditionId } from '#model/edition.ts';

/** The language of an edition, and its statement terminator. */
const FORMS: Record<EditionId, { lang: string; flavor?: Flavor; end: string }> = {
  nodejs: { lang: 'ts', end: ';' },
  python: { lang: 'python', flavor: { group: 'python-flavor', value: 'sync' }, end: '' },
  java: { lang: 'java', end: ';' },
  dotnet: { lang: 'csharp', end: ';' },
};

/** Our side of a look-up table: each row is a sample, as if it were a fence. */
export function lookupFences(node: ContainerDirective, edition: EditionId): Code[] {
  const { lang, flavor, end } = FORMS[edition];
  return lookupCode(node)
    .filter(({ codes }) => codes.length > 0)
    .map(({ line, codes }) => {
      // The code of a fence starts on the line after it.
      const point = { line: line - 1, column: 1 };
      const value = codes.map((code) => (code.endsWith(end) ? code : code + end)).join('\n');
      return {
        type: 'code',
        lang,
        value,
        data: { fence: { flavor, highlighted: [] } },
        position: { start: point, end: point },
      };
    });
}

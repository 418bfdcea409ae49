import type { RootContent } from 'mdast';
// Its types add directives to the nodes of a tree.
import type {} from 'mdast-util-directive';
import { LANGUAGES } from '#features/samples/languages.ts';
import type { Samples } from '#features/samples/nodes.ts';
import type { EditionId } from '#model/edition.ts';
import { groupBy } from '#model/groupBy.ts';
import type { Problem } from '#model/problem.ts';
import type { Doc } from '#pipeline/parseDoc.ts';
import { splitLabel } from '#tree/splitLabel.ts';
import type { Rendering } from './collectSamples.ts';

/** Samples of a guide that lack a fence for an edition that shows the text around them. */
export function guideParity({ tree, frontMatter, file }: Doc): Problem[] {
  return tree.children.flatMap((node) => missingIn(node, frontMatter.editions, file));
}

function missingIn(node: RootContent, editions: readonly EditionId[], file: string): Problem[] {
  if (node.type === 'samples') return missingFences(node, editions, file);
  if (node.type === 'containerDirective' && node.name === 'only') {
    const allowed = node.data?.condition?.editions;
    const inside = editions.filter((edition) => allowed?.includes(edition) ?? true);
    return splitLabel(node).body.flatMap((child) => missingIn(child, inside, file));
  }
  return 'children' in node
    ? node.children.flatMap((child) => missingIn(child, editions, file))
    : [];
}

function missingFences(node: Samples, editions: readonly EditionId[], file: string): Problem[] {
  const shownIn = new Set(node.children.map(({ lang }) => LANGUAGES[lang ?? '']?.edition));
  if (shownIn.has(undefined)) return [];
  return missing(
    editions.filter((edition) => !shownIn.has(edition)),
    { file, line: node.position?.start.line ?? 1 },
    'Add a fence in its language, or put the sample into ":::only{edition="…"}".',
  );
}

/** Members of a class that have a sample in one edition and none in another. */
export function referenceParity({ file }: Doc, renderings: readonly Rendering[]): Problem[] {
  const byVersion = groupBy(renderings, ({ where }) => where.version);
  return [...byVersion.values()].flatMap((shown) => {
    const byHeading = groupBy(
      shown.flatMap(({ fences }) => fences),
      ({ heading }) => heading,
    );
    // Samples before the members come from the comment alone.
    byHeading.delete('');
    return [...byHeading].flatMap(([heading, fences]) => {
      const lacking = shown.filter(
        (one) => one.headings.has(heading) && !one.fences.some((fence) => fences.includes(fence)),
      );
      // The line of our first sample; comments have no line in our file.
      const own = fences.find(({ code }) => code.position);
      return missing(
        lacking.map(({ where }) => where.edition),
        { file, line: own?.code.position?.start.line ?? 1 },
        `Add a fence in its language to the section of "${heading}".`,
      );
    });
  });
}

function missing(
  editions: readonly EditionId[],
  place: { file: string; line: number },
  fix: string,
): Problem[] {
  if (editions.length === 0) return [];
  const what = `A sample is missing for the editions ${editions.join(', ')}.`;
  return [{ ...place, what, fix }];
}

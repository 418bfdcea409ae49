import type { Code, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { lookupCode } from '#features/lookup/lookupTable.ts';
import type { Flavor } from '#features/samples/nodes.ts';
import type { EditionId } from '#model/edition.ts';
import { TAB_GROUPS } from '#model/tabGroups.ts';
import type { VersionName } from '#model/version.ts';
import { assignHeadingIds } from '#pipeline/markdown/assignHeadingIds.ts';
import type { Where } from '#pipeline/markdown/keepApplicable.ts';
import { keepApplicable } from '#pipeline/markdown/keepApplicable.ts';
import type { Doc } from '#pipeline/parseDoc.ts';
import type { Sample } from '../sample.ts';

/** A location in the repository. */
export type Place = Pick<Sample, 'file' | 'line'>;

/** Locates the samples that class pages take from comments in the declarations. */
export type CommentPlace = (
  sample: Pick<Sample, 'page' | 'heading' | 'code'> & { version: VersionName },
) => Place;

/** Language names in declaration comments, mapped to ours. */
const LANGUAGE_NAMES: Readonly<Record<string, string>> = { yml: 'yaml', txt: 'text' };

/** The samples of a document across all of its renderings, each fence once. */
export function collectSamples(
  { id: page, file: docFile }: Doc,
  renderings: readonly Rendering[],
  placeOf: CommentPlace,
): Sample[] {
  const found = new Map<string, Sample>();
  for (const { where, fences } of renderings) {
    for (const { code, heading, standsInFor } of fences) {
      const { edition, version } = where;
      const { file, line } = code.position
        ? { file: docFile, line: code.position.start.line + 1 }
        : placeOf({ page, heading, code: code.value, version });
      const key = `${file}:${line}`;
      const known = found.get(key) ?? {
        ...{ file, line, page, heading, standsInFor, code: code.value },
        ...sampleFields(code),
        editions: [],
        versions: [],
      };
      found.set(key, {
        ...known,
        editions: [...new Set([...known.editions, edition])],
        versions: [...new Set([...known.versions, version])],
      });
    }
  }
  return [...found.values()];
}

/** What the line of a fence says about its sample. */
function sampleFields({ lang, data, position }: Code) {
  const { flavor, title, unchecked, unpasted, run, project } = data?.fence ?? {};
  const language = LANGUAGE_NAMES[lang ?? ''] ?? lang ?? '';
  const isRow = position && position.start.line === position.end.line;
  return { language, flavor: flavor?.value, title, unchecked, unpasted, isRow, run, project };
}

/** One rendering of a document, as far as samples are concerned. */
export interface Rendering {
  where: Where;
  /** The ids of its headings. */
  headings: ReadonlySet<string>;
  fences: RenderedFence[];
}

interface RenderedFence {
  code: Code;
  /** The id of the nearest preceding heading. */
  heading: string;
  /** The tabs that are missing next to it, and that it replaces. */
  standsInFor?: string[] | undefined;
}

/** A document in each edition and version that has it. */
export function renderingsOf(doc: Doc): Rendering[] {
  const { editions, versions } = doc.frontMatter;
  return editions.flatMap((edition) =>
    versions.map((version) => readRendering(doc, { edition, version })),
  );
}

function readRendering(doc: Doc, where: Where): Rendering {
  // The build reports what is wrong with texts and headings.
  const report = () => undefined;
  const tree: Root = keepApplicable(doc.treeFor?.(where, report) ?? doc.tree, where);
  assignHeadingIds(tree, report);
  const headings = new Set<string>();
  const fences: Rendering['fences'] = [];
  let heading = '';
  visit(tree, (node, _index, parent) => {
    if (node.type === 'heading') {
      heading = node.data?.id ?? '';
      headings.add(heading);
    }
    if (node.type === 'code') {
      const tabs = parent?.type === 'samples' ? parent.children : [node];
      fences.push({ code: node, heading, standsInFor: missingTabs(node, tabs) });
    }
    if (node.type === 'containerDirective' && node.name === 'lookup') {
      fences.push(...lookupFences(node, where.edition).map((code) => ({ code, heading })));
    }
  });
  return { where, headings, fences };
}

/** The values of a tab group that have no tab, and whose readers see this one instead; absent if there are none. */
function missingTabs(code: Code, tabs: readonly Code[]): string[] | undefined {
  const flavor = code.data?.fence?.flavor;
  const group = TAB_GROUPS.find(({ id }) => id === flavor?.group);
  const shown = tabs.map(({ data }) => data?.fence?.flavor?.value);
  const missing = Object.entries(group?.fallbacks ?? {})
    .filter(([value, fallback]) => fallback === flavor?.value && !shown.includes(value))
    .map(([value]) => value);
  return missing.length > 0 ? missing : undefined;
}

/** The language of an edition, and its statement terminator. */
const FORMS: Record<EditionId, { lang: string; flavor?: Flavor; end: string }> = {
  nodejs: { lang: 'ts', end: ';' },
  python: { lang: 'python', flavor: { group: 'python-flavor', value: 'sync' }, end: '' },
  java: { lang: 'java', end: ';' },
  dotnet: { lang: 'csharp', end: ';' },
};

/** Our side of a look-up table: each row is a sample, as if it were a fence. */
function lookupFences(node: ContainerDirective, edition: EditionId): Code[] {
  const { lang, flavor, end } = FORMS[edition];
  return lookupCode(node).flatMap(({ line, codes }): Code[] => {
    if (codes.length === 0) return [];
    // The code of a fence starts on the line after it.
    const point = { line: line - 1, column: 1 };
    const value = codes.map((code) => (code.endsWith(end) ? code : code + end)).join('\n');
    const data = { fence: { flavor, highlighted: [] } };
    return [{ type: 'code', lang, value, data, position: { start: point, end: point } }];
  });
}

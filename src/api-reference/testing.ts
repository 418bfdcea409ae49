import type { Root } from 'mdast';
import type { EditionId } from '#model/edition.ts';
import type { VersionName } from '#model/version.ts';
import { contextFor } from '#pipeline/markdown/testing.ts';
import type { Doc } from '#pipeline/parseDoc.ts';
import { renderDoc, type RenderedDoc } from '#pipeline/renderDoc.ts';
import { makeDoc } from './createReference.ts';

/** A guide of some editions and versions. */
export function testGuide(id: string, editions: EditionId[], versions: VersionName[]): Doc {
  return docOf({ type: 'root', children: [] }, { id, editions, versions });
}

/** What readers get of a tree that was made for an edition; links are left as they are. */
export function renderTree(tree: Root, edition: EditionId = 'nodejs'): RenderedDoc {
  return renderTestDoc(docOf(tree), edition);
}

export function renderTestDoc(doc: Doc, edition: EditionId, version?: VersionName): RenderedDoc {
  const resolveLink = (target: string) => {
    const [path = '', hash = ''] = target.split('#');
    return { path, hash };
  };
  const chosen = { edition, resolveLink, ...(version ? { version } : {}) };
  return renderDoc(doc, contextFor(chosen)).page;
}

function docOf(tree: Root, fields: Partial<Parameters<typeof makeDoc>[0]> = {}): Doc {
  return makeDoc({
    ...{ file: 'content/docs/test.md', hasFile: true, id: 'test', text: '' },
    ...{ title: 'Test', description: 'A page of a test.', editions: [], nearest: [] },
    toc: undefined,
    treeFor: () => tree,
    ...fields,
  });
}

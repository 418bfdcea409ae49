import { minorNumber } from '#model/myRelease.ts';
import {
  CHANGE_KINDS,
  type ChangedName,
  type ChangeKind,
  type ClassChanges,
  type MyReleaseFacts,
} from '#model/newer.ts';
import type { ShownMeta } from '#model/page.ts';
import { creatorOf } from '#runtime/article/creatorOf.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';

/** A change, and the release that brought it. */
interface Change {
  kind: ChangeKind;
  release: string;
  name: ChangedName;
}

interface ChangesOptions {
  window: BrowserWindow;
  facts: MyReleaseFacts;
  /** The reader's release. */
  uses: string | undefined;
  meta: ShownMeta;
}

/** Says what has changed since the release that a page describes, up to the reader's (behavior my-release-newer). */
export function showChanges(place: HTMLElement, options: ChangesOptions): void {
  const { window, facts, uses, meta } = options;
  const { documented, newestHere } = facts;
  const isOutdated = place.hasAttribute('data-outdated') && uses !== undefined;
  place.replaceChildren();
  if (!isOutdated) return;
  const create = creatorOf(window.document);
  const slug = /^api\/(class-.*)/.exec(meta.doc?.id ?? '')?.[1];
  const all = changesUpTo(facts, uses);
  const changes = slug === undefined ? changesOfUsed(window.document, all) : (all.get(slug) ?? []);

  const isClass = slug !== undefined;
  const lead = `You use ${uses}; this page describes ${documented}. `;
  const subject = isClass ? `in ${meta.title}` : 'among what it uses';
  const counts = CHANGE_KINDS.flatMap((kind) => {
    const count = changes.filter((change) => change.kind === kind).length;
    return count === 0 ? [] : [`${count} ${kind}`];
  });
  const text =
    counts.length === 0
      ? `${lead}Nothing has changed since, ${subject}.`
      : `${lead}Since then, ${subject}: ${counts.join(', ')}.`;
  place.append(
    counts.length === 0
      ? create('p', {}, text)
      : create('details', {}, create('summary', {}, text), ...remarks(), ...lists()),
  );

  function remarks(): Node[] {
    // Only .NET has no package that could be read.
    if (newestHere === undefined)
      return [create('p', {}, 'Derived from the packages of the other languages.')];
    const isBehind =
      (minorNumber(newestHere.split('.', 2).join('.')) ?? 0) < (minorNumber(uses) ?? 0);
    if (!isBehind) return [];
    return [create('p', {}, `The newest package of this language that is known is ${newestHere}.`)];
  }

  function lists(): Node[] {
    return CHANGE_KINDS.flatMap((kind) => {
      const some = changes.filter((change) => change.kind === kind);
      if (some.length === 0) return [];
      const title = kind.charAt(0).toUpperCase() + kind.slice(1);
      return [create('p', {}, title), create('ul', {}, ...some.map(item))];
    });
  }

  function item({ release, name: [anchor, name, part] }: Change): Element {
    const code = create('code', {}, name);
    const isHere = isClass && window.document.getElementById(anchor);
    return create(
      'li',
      {},
      isHere ? create('a', { href: `#${anchor}` }, code) : code,
      ...(part === undefined ? [] : [': ', create('code', {}, part)]),
      ` in ${release}`,
    );
  }
}

/** The changes up to a release, by the pages of their classes. */
function changesUpTo({ changes }: MyReleaseFacts, uses: string): Map<string, Change[]> {
  const found = new Map<string, Change[]>();
  for (const [release, classes] of Object.entries(changes)) {
    if ((minorNumber(release) ?? 0) > (minorNumber(uses) ?? 0)) continue;
    for (const [slug, kinds] of Object.entries(classes))
      found.set(slug, [...(found.get(slug) ?? []), ...listed(kinds, release)]);
  }
  return found;
}

function listed(kinds: ClassChanges, release: string): Change[] {
  return CHANGE_KINDS.flatMap((kind) =>
    (kinds[kind] ?? []).map((name) => ({ kind, release, name })),
  );
}

/** What a guide names and what is not as it was. */
function changesOfUsed(document: Document, all: ReadonlyMap<string, Change[]>): Change[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('#article a.api');
  const used = new Set(
    [...links].flatMap(({ pathname, hash }) => {
      const anchor = hash.slice(1);
      // Who names an option uses its member, too.
      return [pathname.replace(/^.*\//, ''), anchor, anchor.replace(/-option-.*/, '')];
    }),
  );
  const changes = [...all.values()].flat();
  return changes.filter(({ kind, name: [anchor] }) => kind !== 'added' && used.has(anchor));
}

import { isElsewhere, type Counterpart, type PublicSite, type ShownMeta } from '#model/page.ts';
import { versionTitle } from '#model/version.ts';
import { decodeHash } from '#runtime/article/hashTarget.ts';

/** What a link to another edition or version leads to; its data say which one. */
export function counterpartOf(
  link: { languagePrefix?: string | undefined; version?: string | undefined },
  { site, meta }: { site: Pick<PublicSite, 'editions' | 'versions'>; meta: ShownMeta },
) {
  const edition = site.editions.find(({ prefix }) => prefix === link.languagePrefix);
  const version = site.versions.find(({ name }) => name === link.version);
  if (edition) {
    return {
      counterpart: meta.editions[edition.id],
      /** The target as part of a sentence. */
      place: `the ${edition.label} edition`,
      isCurrent: edition.id === meta.edition,
    };
  }
  return (
    version && {
      counterpart: meta.versions[version.name],
      place: `version ${versionTitle(version)}`,
      isCurrent: meta.doc?.plugin === 'default' && version.name === meta.version,
    }
  );
}

/** The hash to add to the URL of a counterpart: the same section, or the nearest one. */
export function counterpartAnchor({ match, anchors }: Counterpart, hash: string): string {
  if (match === 'nearest' || match === 'none') return '';
  const other = placeOf(anchors, hash);
  if (!other) return hash;
  return other.id === '' ? '' : `#${other.id}`;
}

/** What a link says about the page that opens, if that is another one; pages outside the docs have none to miss. */
export function hintOf({ doc }: Pick<ShownMeta, 'doc'>, counterpart: Counterpart): string {
  const { title } = counterpart;
  const isOtherPage = isElsewhere(counterpart) && doc?.plugin === 'default';
  return isOtherPage && title !== undefined ? ` opens “${title}”` : '';
}

/** The notice for a reader who won't land where the link promises, or undefined. */
export function switchText(options: {
  meta: Pick<ShownMeta, 'title'>;
  counterpart: Counterpart;
  place: string;
  hash: string;
}): string | undefined {
  const { meta, counterpart, place, hash } = options;
  if (counterpart.match === 'nearest') {
    return `“${meta.title}” isn’t available in ${place}. This is the closest page.`;
  }
  if (counterpart.match === 'none') {
    return `“${meta.title}” isn’t available in ${place}, and there is no similar page. This is the start of its docs.`;
  }
  if (placeOf(counterpart.anchors, hash)?.match !== 'nearest') return undefined;
  return `${place.charAt(0).toUpperCase()}${place.slice(1)} doesn’t have that section. This is the closest one.`;
}

/** Where a hash leads; `#toString` is no heading because every table has such a field. */
function placeOf(anchors: Counterpart['anchors'], hash: string) {
  const anchor = decodeHash(hash);
  return anchors && Object.hasOwn(anchors, anchor) ? anchors[anchor] : undefined;
}

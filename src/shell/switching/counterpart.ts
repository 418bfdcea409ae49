import type { Counterpart, PageMeta } from '#model/page.ts';

/** The hash to add to the URL of a counterpart: the same place, or the nearest one there. */
export function counterpartAnchor({ match, anchors }: Counterpart, hash: string): string {
  if (match === 'nearest' || match === 'none') return '';
  const other = placeOf(anchors, hash);
  if (!other) return hash;
  return other.id === '' ? '' : `#${other.id}`;
}

/** What to tell a reader who will not land where the link of this page promises, or undefined. */
export function switchText(options: {
  meta: PageMeta;
  counterpart: Counterpart;
  place: string;
  hash: string;
}): string | undefined {
  const { meta, counterpart, place, hash } = options;
  if (counterpart.match === 'nearest') {
    return `“${meta.title}” is not part of ${place}. This page comes closest to it.`;
  }
  if (counterpart.match === 'none') {
    return `“${meta.title}” is not part of ${place}, and no page comes close. This is where its docs begin.`;
  }
  if (placeOf(counterpart.anchors, hash)?.match !== 'nearest') return undefined;
  return `${place.charAt(0).toUpperCase()}${place.slice(1)} has no such section on this page. This is the nearest place.`;
}

/** Where a hash leads; `#toString` is no heading because every table has such a field. */
function placeOf(anchors: Counterpart['anchors'], hash: string) {
  const anchor = anchorOf(hash);
  return anchors && Object.hasOwn(anchors, anchor) ? anchors[anchor] : undefined;
}

function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

import type { Counterpart, PageMeta } from '#model/page.ts';

/** The hash to add to the URL of a counterpart: the same section, or the nearest one. */
export function counterpartAnchor({ match, anchors }: Counterpart, hash: string): string {
  if (match === 'nearest' || match === 'none') return '';
  const other = anchors?.[anchorOf(hash)];
  if (!other) return hash;
  return other.id === '' ? '' : `#${other.id}`;
}

/** The notice for a reader who won't land where the link promises, or undefined. */
export function switchText(options: {
  meta: PageMeta;
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
  if (counterpart.anchors?.[anchorOf(hash)]?.match !== 'nearest') return undefined;
  return `${place.charAt(0).toUpperCase()}${place.slice(1)} doesn’t have that section. This is the closest one.`;
}

function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

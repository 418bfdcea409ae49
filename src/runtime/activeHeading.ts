/** The relevant part of a heading's bounding box, relative to the viewport. */
export type HeadingBox = Pick<DOMRect, 'top' | 'bottom'>;

export interface HeadingView {
  count: number;
  boxAt: (index: number) => HeadingBox;
  navbarHeight: number;
  viewportHeight: number;
}

/** The index of the active heading, or -1 above the first one (behavior toc-scrollspy). */
export function activeHeading({ count, boxAt, navbarHeight, viewportHeight }: HeadingView): number {
  // Headings are in reading order, so a binary search finds the first one below the navbar: measuring is slow.
  let first = 0;
  let end = count;
  while (first < end) {
    const middle = (first + end) >> 1;
    if (boxAt(middle).top >= navbarHeight) end = middle;
    else first = middle + 1;
  }
  if (first === count) return count - 1;
  const { top, bottom } = boxAt(first);
  return top > 0 && bottom < viewportHeight / 2 ? first : first - 1;
}

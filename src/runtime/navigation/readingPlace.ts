import { findHashTarget } from '#runtime/article/hashTarget.ts';
import { firstIndex } from '#runtime/firstIndex.ts';

/**
 * The section at the top of the window and its offset. On long pages sections are laid out lazily, so a scroll
 * position in pixels may be a different place later.
 */
export interface ReadingPlace {
  id: string;
  top: number;
}

/** Below the navbar: the section here is the current one. */
const EDGE_PX = 100;

const topOf = (element: Element): number => element.getBoundingClientRect().top;

/** The reader's place on a page with lazily laid out sections; otherwise undefined. */
export function readingPlace(): ReadingPlace | undefined {
  const sections = [...document.querySelectorAll('section.member')];
  const next = firstIndex(sections, (section) => topOf(section) > EDGE_PX);
  const heading = sections[next - 1]?.querySelector('[id]');
  return heading ? { id: heading.id, top: topOf(heading) } : undefined;
}

/** The target of the URL on such a page: the place of a reader who hasn't scrolled. */
export function hashPlace(): ReadingPlace | undefined {
  const target = findHashTarget(document, location.hash);
  return target?.closest('section.member') ? targetPlace(target) : undefined;
}

/** The position of a target after a jump to it: below the navbar. */
export function targetPlace(target: Element): ReadingPlace {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  const { scrollMarginTop } = getComputedStyle(target);
  return { id: target.id, top: pixels(scrollPaddingTop) + pixels(scrollMarginTop) };
}

/** The number in a computed length; zero for keywords such as `auto`. */
function pixels(length: string): number {
  return Number.parseFloat(length) || 0;
}

import { minorNumber, USES_PARAM } from '#model/myRelease.ts';
import { NEWER_KEY, RELEASE_KEY } from '#model/storageKeys.ts';
import type { BrowserWindow } from './browserWindow.ts';
import { whileParsed } from './whileParsed.ts';

/**
 * Shows the release that the reader uses, and marks what it lacks while the page is parsed (behavior my-release-first-paint).
 * As with the color mode, a release in the query is not stored.
 */
export function showMyRelease(window: BrowserWindow, root: HTMLElement): void {
  const { location, localStorage } = window;
  const asked = new URLSearchParams(location.search).get(USES_PARAM);
  const release = minorNumber(asked) ? asked : localStorage.getItem(RELEASE_KEY);
  setMyRelease(root, { release, hidesNewer: localStorage.getItem(NEWER_KEY) === 'hidden' });
  if (root.dataset.uses === undefined) return;
  whileParsed(window, root, (element) => markDated(element, root));
}

interface MyRelease {
  /** `1.48`; of anything else, nothing is shown. */
  release: string | null | undefined;
  hidesNewer: boolean;
}

/** What CSS needs to know. */
export function setMyRelease(root: HTMLElement, { release, hidesNewer }: MyRelease): void {
  const uses = minorNumber(release) ? release : undefined;
  if (uses) root.dataset.uses = uses;
  else delete root.dataset.uses;
  root.toggleAttribute('data-hides-newer', hidesNewer && uses !== undefined);
  root.style.setProperty('--uses', uses ? `"${uses}"` : '');
}

/** Marks an element that is newer than the reader's release, or made for an older one. */
export function markDated(element: Element, { dataset }: HTMLElement): void {
  // Of what is absent it is NaN, which is neither less nor more.
  const minor = (release?: string | null) => Number(release?.slice(2));
  const own = minor(dataset.uses);
  element.toggleAttribute('data-newer', minor(element.getAttribute('data-since')) > own);
  element.toggleAttribute('data-outdated', minor(element.getAttribute('data-documents')) < own);
}

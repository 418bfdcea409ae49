import {
  ANNOUNCEMENT_DISMISS_KEY,
  ANNOUNCEMENT_ID_KEY,
  COLOR_MODE_KEY,
  PREVIOUS_EDITION_KEY,
  TAB_GROUP_KEY,
} from '#model/storageKeys.ts';
import { tabGroupAttribute } from '#model/tabGroups.ts';
import { isSameAnnouncement } from './announcementSlots.ts';
import { explainBaseUrl } from './baseUrlBanner.ts';
import type { BrowserWindow } from './browserWindow.ts';
import { showMyRelease } from './myRelease.ts';
import { noteReaderInput } from './readerInput.ts';
import { restoreCategories } from './restoreCategories.ts';
import { effectiveMode, isColorMode, parseChoice } from './colorModeChoice.ts';

/** Exposes to CSS, before first paint, what only this browser knows. */
export function prepareDocument(window: BrowserWindow): void {
  window.document.documentElement.classList.add('js');
  const steps = [
    // Before the query is copied: it must not affect this.
    openRememberedEdition,
    explainBaseUrl,
    showTheme,
    copyQuery,
    showTabs,
    hideAnnouncement,
    restoreCategories,
    showMyRelease,
    noteReaderInput,
    expectScripts,
  ];
  for (const step of steps) {
    try {
      step(window, window.document.documentElement);
    } catch {
      // Storage that is locked must not keep the other steps from their work.
    }
  }
}

/** Redirects a reader who opens the site's root to the edition they chose last (behavior edition-remembered). */
function openRememberedEdition(window: BrowserWindow, { dataset }: HTMLElement): void {
  const { baseUrl = '/', editionPrefixes = '' } = dataset;
  if (window.location.pathname !== baseUrl) return;
  const prefix = window.localStorage.getItem(PREVIOUS_EDITION_KEY);
  // Only editions of this site: a stored `//elsewhere` must not redirect.
  if (!prefix || prefix === '/' || !editionPrefixes.split(' ').includes(prefix)) return;
  window.location.replace(baseUrl.slice(0, -1) + prefix);
}

function showTheme(window: BrowserWindow, { dataset }: HTMLElement): void {
  const defaultMode = dataset.defaultMode === 'light' ? 'light' : 'dark';
  const rules = { defaultMode, respectSystem: dataset.respectSystem !== 'false' } as const;
  const asked = new URLSearchParams(window.location.search).get('docusaurus-theme');
  const choice = parseChoice(isColorMode(asked) ? asked : storedTheme(window), rules);
  dataset.themeChoice = choice;
  dataset.theme = effectiveMode(choice, defaultMode, window);
}

function storedTheme(window: BrowserWindow): string | null {
  try {
    return window.localStorage.getItem(COLOR_MODE_KEY);
  } catch {
    return null;
  }
}

/** Lets an embedding page set `data-…` attributes through the URL (behavior color-mode-first-paint). */
function copyQuery({ location }: BrowserWindow, root: HTMLElement): void {
  for (const [name, value] of new URLSearchParams(location.search)) {
    const attribute = /^docusaurus-(data-[\w-]+)$/.exec(name)?.[1];
    if (attribute && !root.hasAttribute(attribute)) root.setAttribute(attribute, value);
  }
}

function showTabs({ localStorage }: BrowserWindow, root: HTMLElement): void {
  for (let index = 0; index < localStorage.length; index++) {
    const key = localStorage.key(index) ?? '';
    const group = key.slice(TAB_GROUP_KEY.length);
    if (key.startsWith(TAB_GROUP_KEY) && /^[\w-]+$/.test(group)) {
      root.setAttribute(tabGroupAttribute(group), localStorage.getItem(key) ?? '');
    }
  }
}

function hideAnnouncement({ localStorage }: BrowserWindow, { dataset }: HTMLElement): void {
  const { announcementId } = dataset;
  if (announcementId === undefined) return;
  const isDismissed =
    isSameAnnouncement(announcementId, localStorage.getItem(ANNOUNCEMENT_ID_KEY)) &&
    localStorage.getItem(ANNOUNCEMENT_DISMISS_KEY) === 'true';
  dataset.announcementBarInitiallyDismissed = String(isDismissed);
}

/** Shows everything that scripts would show on demand, if they do not come: blocked, or gone with a deployment. */
function expectScripts(window: BrowserWindow, { classList }: HTMLElement): void {
  const handleError = ({ target }: Event): void => {
    const { origin } = window.location;
    // Scripts that an extension adds are none of ours.
    if (target instanceof window.HTMLScriptElement && target.src.startsWith(`${origin}/`)) {
      classList.remove('js');
    }
  };
  // Failures of elements do not bubble.
  window.addEventListener('error', handleError, { capture: true });
}

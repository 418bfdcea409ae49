import type { BrowserWindow } from './browserWindow.ts';

/** The id that the specification gives it. The build adds it to the home page as a template. */
export const BANNER_ID = '__docusaurus-base-url-issue-banner';

/**
 * Explains a home page that doesn't hydrate: its files may have been requested from the wrong path (behavior
 * base-url-banner). The style sheet hides the banner, so it shows only if that is missing, too.
 */
export function explainBaseUrl(window: BrowserWindow): void {
  const { document, location } = window;
  const explain = (): void => {
    const template = document.getElementById(`${BANNER_ID}-template`);
    if ('docusaurus' in window || !(template instanceof window.HTMLTemplateElement)) return;
    const banner = template.content.cloneNode(true) as DocumentFragment;
    const suggestion = banner.getElementById(`${BANNER_ID}-suggestion-container`);
    suggestion?.append(location.pathname.replace(/\/?$/, '/'));
    for (const element of banner.querySelectorAll<HTMLElement>('[data-style]')) {
      // Through the CSSOM: our policy forbids style attributes.
      element.style.cssText = element.dataset['style'] ?? '';
    }
    document.body.prepend(banner);
  };
  document.addEventListener('DOMContentLoaded', explain, { once: true });
}

/** Call once the app is running: it may start after the document is complete. */
export function removeBaseUrlBanner(document: Document): void {
  document.getElementById(`${BANNER_ID}-container`)?.remove();
}

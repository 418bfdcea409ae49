import type { BrowserWindow } from './browserWindow.ts';

/** What the reference calls it. The build puts it into the home page, as a template. */
export const BANNER_ID = '__docusaurus-base-url-issue-banner';

/**
 * Explains a home page that does not hydrate: its files may have been looked for in the wrong
 * place (behavior base-url-banner). The style sheet hides the box, so it shows only where that is missing, too.
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
      // Through the object model: our policy forbids style attributes.
      element.style.cssText = element.dataset['style'] ?? '';
    }
    document.body.prepend(banner);
  };
  document.addEventListener('DOMContentLoaded', explain, { once: true });
}

/** To be called once the app is there: it may start later than the document is complete. */
export function removeBaseUrlBanner(document: Document): void {
  document.getElementById(`${BANNER_ID}-container`)?.remove();
}

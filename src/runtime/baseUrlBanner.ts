import type { BrowserWindow } from './browserWindow.ts';

const ID = '__docusaurus-base-url-issue-banner';
const CONTAINER_ID = `${ID}-container`;
const HELP_URL = 'https://docusaurus.io/docs/docusaurus.config.js/#baseUrl';

/**
 * Explains a home page that does not come alive: its files may have been looked for in the wrong
 * place (spec §8). The style sheet hides the box, so it shows only where that is missing, too.
 */
export function explainBaseUrl(window: BrowserWindow, { dataset }: HTMLElement): void {
  const { baseUrl = '/', baseUrlBanner } = dataset;
  const { document } = window;
  if (baseUrlBanner !== 'true') return;
  const explain = (): void => {
    if (!('docusaurus' in window)) document.body.prepend(createBanner(window, baseUrl));
  };
  document.addEventListener('DOMContentLoaded', explain, { once: true });
}

/** To be called once the app is there: it may start later than the document is complete. */
export function removeBaseUrlBanner(document: Document): void {
  document.getElementById(CONTAINER_ID)?.remove();
}

function createBanner({ document, location }: BrowserWindow, baseUrl: string): HTMLElement {
  const create = (tag: string, style: string, ...content: (Node | string)[]): HTMLElement => {
    const element = document.createElement(tag);
    // Through the object model: our policy forbids style attributes.
    element.style.cssText = style;
    element.append(...content);
    return element;
  };
  const link = create('a', '', 'baseUrl configuration');
  const suggestion = create('b', 'color:green', location.pathname.replace(/\/?$/, '/'));
  const banner = create(
    'div',
    'border:thick solid red;background:#ffe6b3;margin:20px;padding:20px;font-size:20px',
    create('b', 'font-size:30px', 'Your Docusaurus site did not load properly.'),
    create('p', '', 'A very common reason is a wrong site ', link, '.'),
    create(
      'p',
      '',
      'Current configured baseUrl = ',
      create('b', 'color:red', baseUrl),
      baseUrl === '/' ? ' (default value)' : '',
    ),
    create('p', '', 'We suggest trying baseUrl = ', suggestion),
  );
  const container = create('div', '', banner);
  link.setAttribute('href', HELP_URL);
  container.id = CONTAINER_ID;
  banner.id = ID;
  suggestion.id = `${ID}-suggestion-container`;
  return container;
}

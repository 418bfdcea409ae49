/** A way to break a class page, and what must be noticed. */
export interface Mutation {
  name: string;
  file: string;
  kind: string;
  place: string;
  change: (html: string) => string;
}

/** Changes one section of a page: that of the member with an id. */
function inSection(id: string, change: (section: string) => string) {
  return (html: string): string => {
    const start = html.lastIndexOf('<section', html.indexOf(`<h3 id="${id}"`));
    const end = html.indexOf('</section>', start) + '</section>'.length;
    return html.slice(0, start) + change(html.slice(start, end)) + html.slice(end);
  };
}

const replace = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);
/** An entry of a list that has no list inside. */
const entry = (id: string) => new RegExp(`<li id="${id}">.*?</li>`, 's');

const PAGE = 'docs/api/class-page.html';
const REQUEST = 'docs/api/class-request.html';

export const MUTATIONS: readonly Mutation[] = [
  {
    name: 'drops a member',
    file: REQUEST,
    kind: 'member-missing',
    place: 'Request.url',
    change: inSection('request-url', () => ''),
  },
  {
    name: 'shows a member that the language lacks',
    file: REQUEST,
    kind: 'member-extra',
    place: 'Request origin()',
    change: inSection(
      'request-url',
      (section) =>
        section +
        section
          .replaceAll('request-url', 'request-origin')
          .replace('<code>url()', '<code>origin()'),
    ),
  },
  {
    name: 'gives a member another id',
    file: REQUEST,
    kind: 'member-missing',
    place: 'Request.method',
    change: replace('<h3 id="request-method"', '<h3 id="request-verb"'),
  },
  {
    name: 'gives a member another name',
    file: `python/${REQUEST}`,
    kind: 'name-member',
    place: 'Request.isNavigationRequest',
    change: inSection(
      'request-is-navigation-request',
      replace('<code>is_navigation_request()', '<code>isNavigationRequest()'),
    ),
  },
  {
    name: 'drops an option',
    file: PAGE,
    kind: 'option-missing',
    place: 'Page.goto.referer',
    change: replace(entry('page-goto-option-referer'), ''),
  },
  {
    name: 'drops a field',
    file: PAGE,
    kind: 'field-missing',
    place: 'Page.setViewportSize.viewportSize.width',
    change: replace(entry('page-set-viewport-size-option-viewport-size-width'), ''),
  },
  {
    name: 'gives an option another id',
    file: PAGE,
    kind: 'id',
    place: 'Page.goto.referer',
    change: replace('<li id="page-goto-option-referer">', '<li id="page-goto-option-referrer">'),
  },
  {
    name: 'swaps the type of an argument in a signature',
    file: `python/${REQUEST}`,
    kind: 'signature',
    place: 'Request.headerValue',
    change: inSection('request-header-value', replace('name: str', 'name: int')),
  },
  {
    name: 'swaps the type of an option',
    file: PAGE,
    kind: 'type',
    place: 'Page.goto.referer',
    change: inSection('page-goto', (section) =>
      section.replace(/(id="page-goto-option-referer".*?<span class="type">)string/s, '$1number'),
    ),
  },
  {
    name: 'drops an overload',
    file: `java/${PAGE}`,
    kind: 'signature',
    place: 'Page.goto',
    change: inSection(
      'page-goto',
      replace(/[^\n]*navigate\(String url\)\n/, '<pre class="signature"><code>'),
    ),
  },
  {
    name: 'says that a member is older than it is',
    file: REQUEST,
    kind: 'since',
    place: 'Request.allHeaders',
    change: inSection('request-all-headers', replace('Added in v1.15', 'Added in v1.8')),
  },
  {
    name: 'loses a deprecation',
    file: PAGE,
    kind: 'deprecated',
    place: 'Page.waitForNavigation',
    change: inSection('page-wait-for-navigation', replace('Deprecated', 'Note')),
  },
  {
    name: 'leaves a reference in brackets',
    file: REQUEST,
    kind: 'link-raw',
    place: 'Request.url',
    change: inSection('request-url', replace('</pre>', '</pre><p>Returns a [Promise].</p>')),
  },
  {
    name: 'empties the text of an argument',
    file: REQUEST,
    kind: 'argument-text-empty',
    place: 'Request.headerValue.name',
    change: inSection(
      'request-header-value',
      replace(/(<li id="request-header-value-option-name">.*?)<\/a>.*?<\/li>/s, '$1</a></li>'),
    ),
  },
  {
    name: 'empties the text of a member',
    file: REQUEST,
    kind: 'member-text-empty',
    place: 'Request.url',
    change: inSection('request-url', replace(/<p>.*?<\/p>/s, '')),
  },
  {
    name: 'shows the result before the arguments',
    file: REQUEST,
    kind: 'order-parts',
    place: 'Request.headerValue',
    change: inSection('request-header-value', (section) => {
      const [result = ''] =
        /<p class="member-label" id="[^"]*-return">.*?<\/p>/s.exec(section) ?? [];
      return section
        .replace(result, '')
        .replace('<p class="member-label">', `${result}<p class="member-label">`);
    }),
  },
  {
    name: 'gives two members the same heading',
    file: REQUEST,
    kind: 'same-heading',
    place: 'Request',
    change: inSection('request-url', replace('<code>url()', '<code>method()')),
  },
  {
    name: 'subscribes to an event that is never emitted',
    file: PAGE,
    kind: 'signature',
    place: 'Page#requestFinished',
    change: inSection(
      'page-event-request-finished',
      replace(/'requestfinished'/g, "'requestFinished'"),
    ),
  },
  {
    name: 'names an event in another way than code does',
    file: PAGE,
    kind: 'name-event',
    place: 'Page#requestFinished',
    change: replace(
      /(<h3 id="page-event-request-finished".*?)requestfinished/s,
      '$1requestFinished',
    ),
  },
  {
    name: 'drops a field of what is returned',
    file: `java/${REQUEST}`,
    kind: 'field-missing',
    place: 'Request.timing:.startTime',
    change: replace(entry('request-timing-return-start-time'), ''),
  },
  {
    name: 'names a constant that does not exist',
    file: `java/${PAGE}`,
    kind: 'enum-constants',
    place: 'Page.goto.waitUntil',
    change: inSection('page-goto', replace(/NETWORKIDLE/g, 'NETWORK_IDLE')),
  },
  {
    name: 'shows an option of Java without its setter',
    file: `java/${PAGE}`,
    kind: 'name-java-option',
    place: 'Page.goto.referer',
    change: inSection('page-goto', replace('<code>setReferer', '<code>referer')),
  },
  {
    name: 'loses a property of .NET that stands for one type of an option',
    file: `dotnet/${PAGE}`,
    kind: 'name-csharp-option',
    place: 'Page.locator.hasText',
    change: inSection('page-locator', replace('<code>HasTextRegex', '<code>HasTextPattern')),
  },
  {
    name: 'spells the key of a dictionary like an argument',
    file: 'python/docs/api/class-browsercontext.html',
    kind: 'name-python-field',
    place: 'BrowserContext.addCookies.cookies.httpOnly',
    change: inSection('browser-context-add-cookies', replace('<code>httpOnly', '<code>http_only')),
  },
  {
    name: 'writes an argument of .NET with a capital',
    file: `dotnet/${REQUEST}`,
    kind: 'argument-case',
    place: 'Request.headerValue',
    change: inSection(
      'request-header-value',
      replace('</pre>', '</pre><p>See <code>Name</code>.</p>'),
    ),
  },
  {
    name: 'drops the sample of a member',
    file: REQUEST,
    kind: 'member-sample',
    place: 'Request.failure',
    change: inSection('request-failure', replace(/class="sample"/g, 'class="quote"')),
  },
  {
    name: 'writes a literal of another language',
    file: `python/${REQUEST}`,
    kind: 'literal',
    place: 'Request.failure',
    change: inSection('request-failure', replace('<code>None</code>', '<code>null</code>')),
  },
];

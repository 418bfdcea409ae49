import { announce } from '#runtime/announce.ts';
import { creatorOf } from '#runtime/article/creatorOf.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { copyText } from '#runtime/clipboard.ts';
import { readQueryParam } from '#runtime/navigation/queryParam.ts';

/** The names of the two query parameters. */
const FROM = 'from';
const TO = 'to';

/** A form with two releases, and a checklist of the changes between them. */
export function createUpgradeView(place: Element, window: BrowserWindow): Element {
  const { document, location, history } = window;
  const page = readChanges(place.parentElement ?? document);
  const { releases } = page;
  const create = creatorOf(document);

  const from = select(FROM, 'Upgrade from', releases[1]);
  const to = select(TO, 'to', releases[0]);
  const result = create('div');
  const submit = create('button', { type: 'submit' }, 'Show changes');
  const form = create('form', {}, from.label, to.label, submit);
  const view = create('section', { 'aria-label': 'Upgrade' }, form, result);

  function select(name: string, label: string, preset = '') {
    const field = create('select', { name });
    for (const release of releases) field.append(create('option', {}, release));
    const asked = readQueryParam(location, name);
    field.value = releases.includes(asked) ? asked : preset;
    return { field, label: create('label', {}, `${label} `, field) };
  }

  function show(): void {
    const range = [from.field.value, to.field.value] as const;
    const changes = between(page, ...range);
    const title = `From ${range.join(' to ')}: ${countText(changes.length)}`;
    const copy = create('button', { type: 'button' }, 'Copy as Markdown');
    const print = create('button', { type: 'button' }, 'Print');
    copy.addEventListener('click', () => {
      const text = checklist(`Upgrade ${range.join(' to ')}`, changes, location.href);
      void copyText(window, text).then((isCopied) => {
        if (isCopied) announce(document, 'Copied');
        copy.textContent = isCopied ? 'Copied' : 'Copying failed';
      });
    });
    print.addEventListener('click', () => printOnly(window));
    result.replaceChildren(
      create('p', {}, create('strong', {}, title)),
      ...groupsOf(changes).flatMap(([kind, some]) => [
        create('p', {}, `${KINDS[kind]}: ${some.length}`),
        create('ul', {}, ...some.map((change) => item(change))),
      ]),
      create('p', {}, copy, ' ', print),
    );
    announce(document, title);
  }

  function item({ release, anchor, source }: Change): Element {
    const text = create('span', {}, create('a', { href: `#${anchor}` }, release), ' ');
    const said = source.cloneNode(true) as Element;
    for (const link of said.querySelectorAll('.hash-link')) link.remove();
    // A heading is shown as a link to its section.
    if (source.id) text.append(create('a', { href: `#${source.id}` }, ...said.childNodes));
    else text.append(...said.childNodes);
    return create('li', {}, create('label', {}, create('input', { type: 'checkbox' }), text));
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const url = new URL(location.href);
    url.searchParams.set(FROM, from.field.value);
    url.searchParams.set(TO, to.field.value);
    history.replaceState(history.state, '', url);
    show();
  });
  if (readQueryParam(location, FROM) || readQueryParam(location, TO)) show();
  return view;
}

/** The changes by kind, the most urgent first; empty kinds are left out. */
function groupsOf(changes: readonly Change[]): [Kind, Change[]][] {
  // The keys of the table are all kinds.
  const kinds = Object.keys(KINDS) as Kind[];
  return kinds
    .map((kind): [Kind, Change[]] => [kind, changes.filter((change) => change.kind === kind)])
    .filter(([, some]) => some.length > 0);
}

function countText(count: number): string {
  return count === 1 ? '1 change' : `${count} changes`;
}

function checklist(title: string, changes: readonly Change[], url: string): string {
  return [
    `# ${title}`,
    ...groupsOf(changes).map(([kind, some]) =>
      [
        `## ${KINDS[kind]}\n`,
        ...some.map(
          ({ release, anchor, source }) =>
            `- [ ] [${release}](${new URL(`#${anchor}`, url).href}) ${markdownOf(source)}`,
        ),
      ].join('\n'),
    ),
    '',
  ].join('\n\n');
}

/** Prints the checklist alone. */
function printOnly(window: BrowserWindow): void {
  const { documentElement } = window.document;
  documentElement.setAttribute('data-print-upgrade', '');
  const restore = (): void => documentElement.removeAttribute('data-print-upgrade');
  window.addEventListener('afterprint', restore, { once: true });
  window.print();
}

/** The kinds of changes that matter for an upgrade, the most urgent first. */
const KINDS = {
  breaking: 'Breaking changes',
  deprecated: 'Deprecated',
  feature: 'New features',
  api: 'New in the reference',
} as const;

type Kind = keyof typeof KINDS;

/** One change in a release. */
interface Change {
  kind: Kind;
  /** `1.56` */
  release: string;
  /** The anchor of the release on the page: `version-156`. */
  anchor: string;
  /** The element on the page that describes it. */
  source: Element;
}

const RELEASE = 'h2[id^="version-"]';
const ITEMS = '.changes > ul > li, .release-api > ul > li';

/** The releases on the page, newest first, with their changes. */
function readChanges(page: ParentNode): { releases: string[]; changes: Change[] } {
  const releases: string[] = [];
  const changes: Change[] = [];
  let anchor = '';
  for (const source of page.querySelectorAll(`${RELEASE}, h3, ${ITEMS}`)) {
    if (source.matches(RELEASE)) {
      anchor = source.id;
      releases.push(/\d+\.\d+/.exec(source.textContent)?.[0] ?? '');
    } else if (releases.length > 0) {
      changes.push({ kind: kindOf(source), release: releases.at(-1) ?? '', anchor, source });
    }
  }
  return { releases, changes };
}

/** The changes after one release, up to and including the other, in whichever order they are given. */
function between(
  { releases, changes }: ReturnType<typeof readChanges>,
  from: string,
  to: string,
): Change[] {
  const [first = 0, last = 0] = [releases.indexOf(from), releases.indexOf(to)].sort(
    (a, b) => a - b,
  );
  const wanted = new Set(releases.slice(first, last));
  return changes.filter(({ release }) => wanted.has(release));
}

function kindOf(source: Element): Kind {
  if (source.tagName === 'H3') return 'feature';
  const kind = source.closest('.changes')?.getAttribute('data-kind');
  return kind === 'breaking' || kind === 'deprecated' ? kind : 'api';
}

/** The inline text of an element as Markdown, with complete URLs. */
function markdownOf(element: Element): string {
  return [...element.childNodes].map(inline).join('').replace(/\s+/g, ' ').trim();
}

function inline(node: ChildNode): string {
  if (!isElement(node)) return node.textContent ?? '';
  const text = markdownOf(node);
  // Anchor links that point at the element itself are not part of its text.
  if (node.classList.contains('hash-link')) return '';
  if (node.tagName === 'CODE') return `\`${node.textContent}\``;
  if (node.tagName === 'STRONG') return `**${text}**`;
  if (node.tagName === 'A') return `[${text}](${(node as HTMLAnchorElement).href})`;
  return text;
}

function isElement(node: ChildNode): node is Element & ChildNode {
  return node.nodeType === 1;
}

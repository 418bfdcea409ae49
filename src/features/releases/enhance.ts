import type { EnhanceContext } from '#features/enhanceContext.ts';
import { CHANGE_KINDS, type MyReleaseFacts } from '#model/newer.ts';
import { UPGRADE_KEY } from '#model/storageKeys.ts';
import { announce } from '#runtime/announce.ts';
import { claimElements } from '#runtime/article/claimElements.ts';
import { creatorOf } from '#runtime/article/creatorOf.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { copyText } from '#runtime/clipboard.ts';
import { readQueryParam } from '#runtime/navigation/queryParam.ts';
import { loadReleaseFacts } from '#runtime/releaseFacts.ts';

/** The names of the two query parameters. */
const FROM = 'from';
const TO = 'to';

type Context = Pick<EnhanceContext, 'window' | 'storage'>;

/** Adds the upgrade view to release notes. */
export function enhance(root: ParentNode, context: Context): () => void {
  const { elements, release } = claimElements(root, '.upgrade');
  for (const place of elements) place.append(createView(place, context));
  return () => {
    release();
    for (const place of elements) place.replaceChildren();
  };
}

/** A form with two releases, and the changes between them: a checklist of what needs work, and what is new. */
function createView(place: Element, { window, storage }: Context): Element {
  const { document, location, history } = window;
  const page = readChanges(place.parentElement ?? document);
  const create = creatorOf(document);
  const newer = place.getAttribute('data-releases')?.split(' ').filter(Boolean) ?? [];
  const releases = [...newer, ...page.releases];

  const own = document.documentElement.dataset['uses'] ?? '';
  const start = releases.includes(own) ? own : page.releases[1];
  const from = select(FROM, 'Upgrade from', start);
  const isPast = newer.includes(own) || own === page.releases[0];
  const to = select(TO, 'to', isPast ? newer[0] : page.releases[0]);
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

  async function show(): Promise<void> {
    const range = [from.field.value, to.field.value] as const;
    const wanted = between(releases, ...range);
    const facts = newer.some((release) => wanted.has(release))
      ? await loadReleaseFacts(place.getAttribute('data-facts') ?? '').catch(() => undefined)
      : undefined;
    const all = [...(facts ? factChanges(facts, create) : []), ...page.changes];
    const changes = all.filter(({ release }) => wanted.has(release));
    const count = changes.length === 1 ? '1 change' : `${changes.length} changes`;
    const title = `From ${range.join(' to ')}: ${count}`;
    const copy = create('button', { type: 'button' }, 'Copy as Markdown');
    const print = create('button', { type: 'button' }, 'Print');
    copy.addEventListener('click', () => {
      const title = `Upgrade ${range.join(' to ')}`;
      const text = checklist({ title, changes, url: location.href, done: readDone(storage) });
      void copyText(window, text).then((isCopied) => {
        if (isCopied) announce(document, 'Copied');
        copy.textContent = isCopied ? 'Copied' : 'Copying failed';
      });
    });
    print.addEventListener('click', () => printOnly(window));
    result.replaceChildren(
      create('p', {}, title, ' ', copy, ' ', print),
      ...groupsOf(changes).map(([kind, some]) =>
        create(
          'div',
          { 'data-kind': kind },
          create('p', {}, `${KINDS[kind]}: ${some.length}`),
          create('ul', {}, ...some.map((change) => create('li', {}, item(change)))),
        ),
      ),
    );
    announce(document, title);
  }

  function item(change: Change): Element {
    const { release, anchor, source } = change;
    const number = anchor === '' ? release : create('a', { href: `#${anchor}` }, release);
    const text = create('span', {}, number, ' ');
    const said = source.cloneNode(true) as Element;
    for (const link of said.querySelectorAll('.hash-link')) link.remove();
    // A heading is shown as a link to its section.
    if (source.id) text.append(create('a', { href: `#${source.id}` }, ...said.childNodes));
    else text.append(...said.childNodes);
    if (!isTask(change)) return text;
    const name = nameOf(change);
    const box = create('input', { type: 'checkbox' });
    box.checked = readDone(storage).has(name);
    box.addEventListener('change', () => {
      const done = readDone(storage);
      if (box.checked) done.add(name);
      else done.delete(name);
      storage.set(UPGRADE_KEY, [...done].join('\n'));
    });
    return create('label', {}, box, text);
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const url = new URL(location.href);
    url.searchParams.set(FROM, from.field.value);
    url.searchParams.set(TO, to.field.value);
    history.replaceState(history.state, '', url);
    void show();
  });
  if (readQueryParam(location, FROM) || readQueryParam(location, TO)) void show();
  return view;
}

/** The changes by their kind, the most urgent first; empty kinds are left out. */
function groupsOf(changes: readonly Change[]): [Change['kind'], Change[]][] {
  return (Object.keys(KINDS) as Change['kind'][])
    .map((kind): [Change['kind'], Change[]] => [kind, changes.filter((it) => it.kind === kind)])
    .filter(([, some]) => some.length > 0);
}

/** Whether a change may need work; what is new can wait. */
function isTask({ kind }: Change): boolean {
  return kind === 'breaking' || kind === 'deprecated';
}

/** What a change is remembered by: `1.55 Rows are rows.` */
function nameOf({ release, source }: Change): string {
  return `${release} ${source.textContent.replace(/\s+/g, ' ').trim().slice(0, 80)}`;
}

/** What the reader has ticked off. */
function readDone(storage: Context['storage']): Set<string> {
  return new Set(storage.get(UPGRADE_KEY)?.split('\n'));
}

interface Checklist {
  title: string;
  changes: readonly Change[];
  url: string;
  done: ReadonlySet<string>;
}

function checklist({ title, changes, url, done }: Checklist): string {
  const groups = groupsOf(changes).map(([kind, some]) => {
    const items = some.map((change) => {
      const { href } = new URL(`#${change.anchor}`, url);
      const box = isTask(change) ? `[${done.has(nameOf(change)) ? 'x' : ' '}] ` : '';
      const number = change.anchor === '' ? change.release : `[${change.release}](${href})`;
      return `- ${box}${number} ${markdownOf(change.source)}`;
    });
    return `## ${KINDS[kind]}\n\n${items.join('\n')}`;
  });
  return [`# ${title}`, ...groups, ''].join('\n\n');
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
  changed: 'Changed in the reference',
} as const;

/** One change in a release. */
interface Change {
  kind: keyof typeof KINDS;
  /** `1.56` */
  release: string;
  /** The anchor of the release on the page: `version-156`; empty for one that is newer than the page. */
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

/** The releases after one, up to and including the other, in whichever order they are given. */
function between(releases: readonly string[], from: string, to: string): Set<string> {
  const [first = 0, last = 0] = [releases.indexOf(from), releases.indexOf(to)].sort(
    (a, b) => a - b,
  );
  return new Set(releases.slice(first, last));
}

/** What the kinds of facts mean for an upgrade. */
const KIND_OF_FACT = {
  removed: 'breaking',
  deprecated: 'deprecated',
  added: 'api',
  changed: 'changed',
} as const;

/** What the packages of releases say that are newer than the page, newest first. */
function factChanges({ changes }: MyReleaseFacts, create: ReturnType<typeof creatorOf>): Change[] {
  return Object.entries(changes)
    .reverse()
    .flatMap(([release, classes]) =>
      Object.values(classes).flatMap((kinds) =>
        CHANGE_KINDS.flatMap((kind) =>
          (kinds[kind] ?? []).map(([, name, part]): Change => {
            const option = part === undefined ? [] : [': ', create('code', {}, part)];
            const end = kind === 'removed' ? [' is gone.'] : [];
            const source = create('span', {}, create('code', {}, name), ...option, ...end);
            return { kind: KIND_OF_FACT[kind], release, anchor: '', source };
          }),
        ),
      ),
    );
}

function kindOf(source: Element): Change['kind'] {
  if (source.tagName === 'H3') return 'feature';
  const kind = source.closest('.changes')?.getAttribute('data-kind');
  return kind === 'breaking' || kind === 'deprecated' ? kind : 'api';
}

/** The inline text of an element as Markdown, with complete URLs. */
function markdownOf(element: Element): string {
  return [...element.childNodes].map(inline).join('').replace(/\s+/g, ' ').trim();
}

function inline(node: ChildNode): string {
  if (!('tagName' in node)) return node.textContent ?? '';
  const element = node as HTMLElement;
  const text = markdownOf(element);
  // Anchor links that point at the element itself are not part of its text.
  if (element.classList.contains('hash-link')) return '';
  if (element.tagName === 'CODE') return `\`${element.textContent}\``;
  if (element.tagName === 'STRONG') return `**${text}**`;
  return element instanceof HTMLAnchorElement ? `[${text}](${element.href})` : text;
}

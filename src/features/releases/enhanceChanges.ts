/** The kinds of changes that matter for an upgrade, the most urgent first. */
export const KINDS = {
  breaking: 'Breaking changes',
  deprecated: 'Deprecated',
  feature: 'New features',
  api: 'New in the reference',
} as const;

export type Kind = keyof typeof KINDS;

/** One change in a release. */
export interface Change {
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
export function readChanges(page: ParentNode): { releases: string[]; changes: Change[] } {
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
export function between(
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

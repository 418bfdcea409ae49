import * as names from './names.ts';

/** What a reader who upgrades looks for, the most urgent first. */
export const KINDS = {
  breaking: 'Breaking changes',
  deprecated: 'Deprecated',
  feature: 'New features',
  api: 'API additions',
} as const;

export type Kind = keyof typeof KINDS;

/** One thing that a release changed. */
export interface Change {
  kind: Kind;
  /** `1.56` */
  release: string;
  /** Where the release is on the page: `version-156`. */
  anchor: string;
  /** The element that says it, in the page. */
  source: Element;
}

const RELEASE = 'h2[id^="version-"]';
const ITEMS = `.${names.changes} > ul > li, .${names.api} > ul > li`;

/** The releases of a page, newest first, and what each changed. */
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

/** What comes after one release, up to and including another, whichever of the two is newer. */
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
  const kind = source.closest(`.${names.changes}`)?.getAttribute(names.kind);
  return kind === 'breaking' || kind === 'deprecated' ? kind : 'api';
}

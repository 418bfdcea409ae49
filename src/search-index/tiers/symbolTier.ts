import type { SearchRules } from '#model/searchRules.ts';

/**
 * The names of one edition and version, as small as they go: anchors are left out where a rule gives
 * them, and what is empty at the end of a tuple is not written.
 */
export interface SymbolTier {
  /** What stands before the path in absolute URLs. */
  site: string;
  /** How queries are read and what comes first. */
  rules: SearchRules;
  /** `docs/api/class-page` is `1class-page` if the second folder is `/docs/api/`. */
  folders: string[];
  pages: [path: string, section: string, title: string, keywords?: string][];
  /** Options are separated by spaces, `name=anchor` where no rule gives the anchor. */
  classes: [path: string, name: string, members: MemberEntry[]][];
  /** Flags of the command line, with the place that explains them. */
  flags: [name: string, path: string][];
}

export type MemberEntry = [
  name: string,
  kind?: MemberLetter | '',
  options?: string,
  aliases?: string,
  anchor?: string,
];

/** Absent for methods, which most members are. */
export type MemberLetter = 'p' | 'e';

/** The last part of most anchors: `GetByRoleAsync`, `get_by_role` → `get-by-role`. */
export function kebabCase(name: string): string {
  return name
    .replace(/(?<=[a-z])Async$/, '')
    .replace(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3-$2')
    .replace(/[^A-Za-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
}

/** The anchor that a member has unless its entry says otherwise: `page-goto`, `page-event-popup`. */
export function memberAnchor(owner: string, name: string, kind: MemberLetter | ''): string {
  return `${kebabCase(owner)}${kind === 'e' ? '-event' : ''}-${kebabCase(name)}`;
}

export const OPTION_MARK = '-option-';

import type { SearchRules } from '#model/searchRules.ts';

/**
 * The names of one edition and version in a compact format: anchors that follow a rule and empty values at the
 * end of a tuple are omitted.
 */
export interface SymbolTier {
  /** The prefix of absolute URLs. */
  site: string;
  /** Where the texts of the same build are, without the base URL. */
  texts: string;
  /** How queries are parsed and ranked. */
  rules: SearchRules;
  /** `docs/api/class-page` is `1class-page` if the second folder is `/docs/api/`. */
  folders: string[];
  pages: [path: string, section: string, title: string, keywords?: string][];
  /** Options are separated by spaces; `name=anchor` if the anchor doesn't follow the rule. */
  classes: [path: string, name: string, members: MemberEntry[]][];
  /** Command-line flags, with the place that explains them. */
  flags: [name: string, path: string][];
}

export type MemberEntry = [
  name: string,
  kind?: MemberLetter | '',
  options?: string,
  aliases?: string,
  anchor?: string,
];

/** Absent for methods, the most common kind. */
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

/** The default anchor of a member: `page-goto`, `page-event-popup`. */
export function memberAnchor(owner: string, name: string, kind: MemberLetter | ''): string {
  return `${kebabCase(owner)}${kind === 'e' ? '-event' : ''}-${kebabCase(name)}`;
}

export const OPTION_MARK = '-option-';

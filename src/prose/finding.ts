/** The check that found something. */
export type CheckName = 'terms' | 'names' | 'links';

/** A place in a text that an editor would mark. */
export interface Finding {
  check: CheckName;
  line: number;
  /** The offending words. */
  text: string;
  what: string;
  fix: string;
}

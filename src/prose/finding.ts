/** Which of the checks has found something. */
export type CheckName = 'terms' | 'names' | 'links';

/** A place of a guide that an editor would mark. */
export interface Finding {
  check: CheckName;
  line: number;
  /** The offending words. */
  text: string;
  what: string;
  fix: string;
}

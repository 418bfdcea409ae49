/** A finding that is right as it is. */
export interface Accepted {
  kind: string;
  /** As the command prints it: `Page.goto.timeout`. */
  place: string;
  why: string;
}

export const ACCEPTED: readonly Accepted[] = [];

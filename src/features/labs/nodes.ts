import type { Node } from 'mdast';

/** The labs, by the name in `::lab{name="…"}`. */
export const LABS = [
  'locators',
  'translator',
  'aria-snapshots',
  'actionability',
  'url-patterns',
] as const;
export type LabName = (typeof LABS)[number];

/** The place where scripts open a lab. */
interface LabPlace extends Node {
  type: 'labPlace';
  name: LabName;
}

/** A link from a sample to a lab that starts with it. */
interface LabLink extends Node {
  type: 'labLink';
  href: string;
}

declare module 'mdast' {
  interface BlockContentMap {
    labPlace: LabPlace;
    labLink: LabLink;
  }
  interface RootContentMap {
    labPlace: LabPlace;
    labLink: LabLink;
  }
}

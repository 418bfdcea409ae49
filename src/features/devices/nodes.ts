import type { Node } from 'mdast';
import type { EditionId } from '#model/edition.ts';

export interface Size {
  width: number;
  height: number;
}

/** A device in one orientation. */
export interface Hold {
  viewport: Size;
  screen?: Size | undefined;
}

/** A device that the framework can emulate. */
export interface Device extends Hold {
  name: string;
  /** The same device with ` landscape` appended to its name. */
  landscape?: Hold | undefined;
  scale: number;
  isMobile: boolean;
  hasTouch: boolean;
  /** The engine: `webkit`. */
  browser: string;
  userAgent: string;
}

/** The table of devices. */
export interface Devices extends Node {
  type: 'devices';
  devices: readonly Device[];
  /** The edition whose code the buttons copy. */
  edition: EditionId;
}

declare module 'mdast' {
  interface BlockContentMap {
    devices: Devices;
  }
  interface RootContentMap {
    devices: Devices;
  }
}

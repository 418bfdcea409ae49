import type { Node } from 'mdast';
import type { EditionId } from '#model/edition.ts';

export interface Size {
  width: number;
  height: number;
}

/** What a device is like when it is held in one way. */
export interface Hold {
  viewport: Size;
  screen?: Size | undefined;
}

/** A device that the framework can emulate. */
export interface Device extends Hold {
  name: string;
  /** The same device with ` landscape` after its name. */
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
  /** Whose code the buttons copy. */
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

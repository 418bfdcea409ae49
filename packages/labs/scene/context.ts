import type { InjectedScript, ParsedSelector } from 'virtual:framework/injectedScript';
import type { BrowserWindow } from '../../../src/runtime/browserWindow.ts';
import type { Language } from '../worker/languages.ts';
import type { Marker } from './marker.ts';
import type { Switches } from './switches.ts';

/** What the framework's script is created with. */
export interface SceneOptions {
  language: Language;
  testIdAttribute: string;
}

/** What an ask is about: a page, and the part of the selector that applies to it. */
export interface SceneContext {
  script: InjectedScript;
  parsed: ParsedSelector;
  options: SceneOptions;
  window: BrowserWindow;
  marker: Marker;
  switches: Switches;
  /** What the lab sends with the selector. */
  input: unknown;
}

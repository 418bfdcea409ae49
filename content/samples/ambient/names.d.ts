// Names that a snippet may use without declaring them; a declaration in the snippet takes precedence. If a page
// uses a name for something else, a file with the id of the page (class-request.d.ts) declares it.
import type {
  AndroidDevice,
  APIRequestContext,
  APIResponse,
  Browser,
  BrowserContext,
  BrowserServer,
  BrowserType,
  CDPSession,
  Dialog,
  Download,
  ElectronApplication,
  ElementHandle,
  Frame,
  FrameLocator,
  Locator,
  Page,
  Route,
  TestInfo,
  Worker,
} from '@playwright/test';
import type * as playwrightLibrary from 'playwright';

export { chromium, devices, expect, firefox, test, webkit } from '@playwright/test';
export * as fs from 'node:fs';
export * as path from 'node:path';

export declare const playwright: typeof playwrightLibrary;
export declare const electron: typeof playwrightLibrary._electron;

export declare const browser: Browser;
export declare const browserContext: BrowserContext;
export declare const browserServer: BrowserServer;
export declare const browserType: BrowserType;
export declare const client: CDPSession;
export declare const context: BrowserContext;
export declare const device: AndroidDevice;
export declare const dialog: Dialog;
export declare const download: Download;
export declare const electronApp: ElectronApplication;
export declare const elementHandle: ElementHandle;
export declare const frame: Frame;
export declare const frameLocator: FrameLocator;
export declare const handle: ElementHandle;
export declare const locator: Locator;
export declare const page: Page;
export declare const request: APIRequestContext;
export declare const response: APIResponse;
export declare const route: Route;
export declare const testInfo: TestInfo;
export declare const worker: Worker;

// Packages that samples use and this project does not install.
declare module 'v8-to-istanbul';
declare module '@pinia/testing';
declare module '@vitejs/plugin-vue';
declare module 'msw';
declare module 'react-router-dom';
declare module 'vue-router';
declare module '*.css';
declare module '*.svelte';
declare module '*.vue';

// As declared in 4.14.
declare module '@axe-core/playwright' {
  import type { AxeResults, RunOptions, SerialFrameSelector } from 'axe-core';
  import type { Page } from 'playwright/test';

  export class AxeBuilder {
    constructor(params: { page: Page; axeSource?: string });
    include(selector: SerialFrameSelector): this;
    exclude(selector: SerialFrameSelector): this;
    options(options: RunOptions): this;
    withRules(rules: string | string[]): this;
    withTags(tags: string | string[]): this;
    disableRules(rules: string | string[]): this;
    setLegacyMode(legacyMode?: boolean): this;
    analyze(): Promise<AxeResults>;
  }
  export default AxeBuilder;
}

// The component testing packages, as declared in 1.56.1.
declare module '@playwright/experimental-ct-core' {
  import type {
    BrowserContext,
    PlaywrightTestArgs,
    PlaywrightTestConfig as BaseConfig,
    PlaywrightTestOptions,
    PlaywrightWorkerArgs,
    PlaywrightWorkerOptions,
    TestType as BaseTestType,
  } from 'playwright/test';

  export interface ComponentOptions {
    ctPort?: number;
    ctTemplateDir?: string;
    ctCacheDir?: string;
    ctViteConfig?: object | (() => Promise<object>);
  }
  export type PlaywrightTestConfig = Omit<BaseConfig, 'use'> & {
    use?: BaseConfig['use'] & ComponentOptions;
  };
  export interface RouterFixture {
    route(...args: Parameters<BrowserContext['route']>): Promise<void>;
    use(...handlers: object[]): Promise<void>;
  }
  export type TestType<Fixtures> = BaseTestType<
    PlaywrightTestArgs & PlaywrightTestOptions & Fixtures & { router: RouterFixture },
    PlaywrightWorkerArgs & PlaywrightWorkerOptions
  >;
  export function defineConfig(config: PlaywrightTestConfig): PlaywrightTestConfig;
  export { devices, expect, Locator } from 'playwright/test';
}

declare module '@playwright/experimental-ct-react' {
  import type { JSX } from 'react';
  import type { Locator, TestType } from '@playwright/experimental-ct-core';

  interface MountResult extends Locator {
    unmount(): Promise<void>;
    update(component: JSX.Element): Promise<void>;
  }
  interface ComponentFixtures {
    mount<HooksConfig>(
      component: JSX.Element,
      options?: { hooksConfig?: HooksConfig },
    ): Promise<MountResult>;
  }
  export const test: TestType<ComponentFixtures>;
  export { defineConfig, devices, expect } from '@playwright/experimental-ct-core';
}

declare module '@playwright/experimental-ct-react/hooks' {
  import type { JSX } from 'react';

  export function beforeMount<HooksConfig>(
    callback: (params: {
      hooksConfig?: HooksConfig;
      App: () => JSX.Element;
    }) => Promise<void | JSX.Element>,
  ): void;
  export function afterMount<HooksConfig>(
    callback: (params: { hooksConfig?: HooksConfig }) => Promise<void>,
  ): void;
}

declare module '@playwright/experimental-ct-vue' {
  import type { Locator, TestType } from '@playwright/experimental-ct-core';

  interface ComponentOptions {
    props?: Record<string, unknown>;
    slots?: Record<string, string | string[]>;
    on?: Record<string, Function>;
  }
  interface MountResult extends Locator {
    unmount(): Promise<void>;
    update(change: ComponentOptions | JSX.Element): Promise<void>;
  }
  interface ComponentFixtures {
    mount<HooksConfig>(
      component: unknown,
      options?: ComponentOptions & { hooksConfig?: HooksConfig },
    ): Promise<MountResult>;
  }
  export const test: TestType<ComponentFixtures>;
  export { defineConfig, devices, expect } from '@playwright/experimental-ct-core';
}

declare module '@playwright/experimental-ct-vue/hooks' {
  interface App {
    use(plugin: unknown): App;
  }
  export function beforeMount<HooksConfig>(
    callback: (params: { app: App; hooksConfig?: HooksConfig }) => Promise<void>,
  ): void;
  export function afterMount<HooksConfig>(
    callback: (params: { app: App; hooksConfig?: HooksConfig; instance: unknown }) => Promise<void>,
  ): void;
}

declare module '@playwright/experimental-ct-svelte' {
  import type { Locator, TestType } from '@playwright/experimental-ct-core';

  interface MountResult extends Locator {
    unmount(): Promise<void>;
    update(change: { props?: Record<string, unknown> }): Promise<void>;
  }
  interface ComponentFixtures {
    mount<HooksConfig>(
      component: unknown,
      options?: {
        props?: Record<string, unknown>;
        slots?: Record<string, string>;
        hooksConfig?: HooksConfig;
      },
    ): Promise<MountResult>;
  }
  export const test: TestType<ComponentFixtures>;
  export { defineConfig, devices, expect } from '@playwright/experimental-ct-core';
}

// JSX in samples that import neither React nor its types.
declare namespace JSX {
  type Element = import('react').JSX.Element;
  type ElementType = import('react').JSX.ElementType;
  type IntrinsicElements = import('react').JSX.IntrinsicElements;
  type ElementChildrenAttribute = import('react').JSX.ElementChildrenAttribute;
}

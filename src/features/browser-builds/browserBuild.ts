/** A browser, or a program beside it, that the framework can install. */
export interface BrowserBuild {
  /** The name in commands: `chromium-headless-shell`. */
  name: string;
  /** The version of the browser; absent for programs that are none. */
  version?: string | undefined;
  /** The number of the framework's own build. */
  revision: string;
  isDefault: boolean;
  /** Other builds for old systems: `mac12-arm64` → number. */
  overrides: Readonly<Record<string, string>>;
}

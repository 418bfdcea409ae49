/** A browser, or a helper program, that the framework can install. */
export interface BrowserBuild {
  /** The name in commands: `chromium-headless-shell`. */
  name: string;
  /** The version of the browser; absent for helper programs. */
  version?: string | undefined;
  /** The number of the framework's own build. */
  revision: string;
  isDefault: boolean;
  /** Overrides for old systems: `mac12-arm64` → number. */
  overrides: Readonly<Record<string, string>>;
}

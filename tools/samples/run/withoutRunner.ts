/** Settings of whatever runs the samples: a test runner, npm, a CI service, a terminal. */
const FOREIGN =
  /^(PLAYWRIGHT_|PW_|PWTEST_|TEST_|VITEST|npm_|GITHUB_|(CI|DEBUG|NODE_OPTIONS|NODE_ENV|NO_COLOR|FORCE_COLOR|COLUMNS)$)/;

/** The environment of samples, without traces of the tools that run them. */
export function withoutRunner(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !FOREIGN.test(name)));
}

/** Settings of what runs the samples: a test runner, npm, a CI service, a terminal. */
const FOREIGN =
  /^(PLAYWRIGHT_|PW_|PWTEST_|TEST_|VITEST|npm_|GITHUB_|(CI|DEBUG|NODE_OPTIONS|NODE_ENV|NO_COLOR|FORCE_COLOR|COLUMNS)$)/;

/** The environment in which samples run: those that run them must not make them believe that they are part of it. */
export function withoutRunner(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !FOREIGN.test(name)));
}

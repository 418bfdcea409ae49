const CONFIG = 'lib/common/config.js';
const FIXTURES = 'lib/index.js';
const SERVER = 'lib/plugins/webServerPlugin.js';
const GIT = 'lib/plugins/gitCommitInfoPlugin.js';
const CI_OR_NOT = 'true on CI, else false';

/**
 * Defaults that no comment states, or states differently than the code: the value, the file and the code that
 * sets it.
 */
export const OPTION_DEFAULTS: Readonly<
  Record<string, readonly [value: string, file: string, code: string]>
> = {
  'TestConfig.build': ['none', 'lib/common/configLoader.js', 'build?.external || []'],
  'TestConfig.build.external': ['none', 'lib/common/configLoader.js', 'build?.external || []'],
  'TestConfig.captureGitInfo': ['none', GIT, 'captureGitInfo?.commit === void 0 && ci'],
  'TestConfig.captureGitInfo.commit': [CI_OR_NOT, GIT, 'captureGitInfo?.commit === void 0 && ci'],
  'TestConfig.captureGitInfo.diff': [CI_OR_NOT, GIT, 'captureGitInfo?.diff === void 0 && ci'],
  'TestConfig.expect': ['none', CONFIG, 'takeFirst(projectConfig.expect, config.expect, {})'],
  'TestConfig.expect.toHaveScreenshot': ['none', CONFIG, 'config.expect, {})'],
  'TestConfig.expect.toHaveScreenshot.pathTemplate': [
    'snapshotPathTemplate',
    'lib/worker/testInfo.js',
    'toHaveScreenshot?.pathTemplate || this._projectInternal.snapshotPathTemplate',
  ],
  'TestConfig.expect.toHaveScreenshot.stylePath': ['none', CONFIG, 'toHaveScreenshot?.stylePath'],
  'TestConfig.expect.toMatchAriaSnapshot': ['none', CONFIG, 'config.expect, {})'],
  'TestConfig.expect.toMatchAriaSnapshot.pathTemplate': [
    'snapshotPathTemplate',
    'lib/worker/testInfo.js',
    'toMatchAriaSnapshot?.pathTemplate || this._projectInternal.snapshotPathTemplate',
  ],
  'TestConfig.expect.toMatchSnapshot': ['none', CONFIG, 'config.expect, {})'],
  'TestConfig.expect.toPass': ['none', CONFIG, 'config.expect, {})'],
  'TestConfig.expect.toPass.intervals': [
    '[100, 250, 500, 1000]',
    'lib/matchers/matchers.js',
    'toPass?.intervals, [100, 250, 500, 1e3])',
  ],
  'TestConfig.expect.toPass.timeout': ['0', 'lib/matchers/matchers.js', 'toPass?.timeout, 0)'],
  'TestConfig.failOnFlakyTests': ['false', CONFIG, 'userConfig.failOnFlakyTests, false)'],
  'TestConfig.forbidOnly': ['false', CONFIG, 'userConfig.forbidOnly, false)'],
  'TestConfig.fullyParallel': ['false', CONFIG, 'userConfig.fullyParallel, false)'],
  'TestConfig.globalSetup': ['none', CONFIG, 'this.globalSetups[0] ?? null'],
  'TestConfig.globalTeardown': ['none', CONFIG, 'this.globalTeardowns[0] ?? null'],
  'TestConfig.grep': ['/.*/', CONFIG, 'defaultGrep = /.*/;'],
  'TestConfig.grepInvert': ['none', CONFIG, 'userConfig.grepInvert, null)'],
  'TestConfig.ignoreSnapshots': ['false', CONFIG, 'config.ignoreSnapshots, false)'],
  'TestConfig.metadata': ['{}', CONFIG, 'userConfig.metadata || {}'],
  'TestConfig.name': ["''", CONFIG, 'config.name, "")'],
  'TestConfig.projects': ['none', CONFIG, 'userConfig.projects || [{ ...userConfig'],
  'TestConfig.quiet': ['false', CONFIG, 'userConfig.quiet, false)'],
  'TestConfig.repeatEach': ['1', CONFIG, 'config.repeatEach, 1)'],
  'TestConfig.reporter': ['list, dot on CI', CONFIG, 'process.env.CI ? "dot" : "list"'],
  'TestConfig.reportSlowTests': ['{ max: 5, threshold: 300000 }', CONFIG, 'threshold: 3e5'],
  'TestConfig.respectGitIgnore': [
    'true without testDir, else false',
    CONFIG,
    '!projectConfig.testDir && !config.testDir)',
  ],
  'TestConfig.retries': ['0', CONFIG, 'config.retries, 0)'],
  'TestConfig.shard': ['null', CONFIG, 'userConfig.shard, null)'],
  'TestConfig.snapshotDir': ['testDir', CONFIG, 'config.snapshotDir), testDir)'],
  'TestConfig.snapshotPathTemplate': [
    'see below',
    'lib/worker/testInfo.js',
    '"{snapshotDir}/{testFileDir}/{testFileName}-snapshots/{arg}{-projectName}{-snapshotSuffix}{ext}"',
  ],
  'TestConfig.tag': ['none', CONFIG, 'userConfig.tag ? [userConfig.tag] : []'],
  'TestConfig.testDir': ['folder of the config file', CONFIG, 'userConfig.testDir) || configDir'],
  'TestConfig.testIgnore': ['none', CONFIG, 'config.testIgnore, [])'],
  'TestConfig.tsconfig': [
    'nearest tsconfig.json',
    CONFIG,
    'pathResolve(configDir, userConfig.tsconfig)',
  ],
  'TestConfig.updateSourceMethod': ['patch', CONFIG, 'userConfig.updateSourceMethod, "patch")'],
  'TestConfig.use': ['none', CONFIG, 'mergeObjects)(config.use, projectConfig.use'],
  'TestConfig.webServer': ['none', CONFIG, 'takeFirst(userConfig.webServer, null)'],
  'TestConfig.webServer.cwd': [
    'folder of the config file',
    SERVER,
    'this._options.cwd) : configDir',
  ],
  'TestConfig.webServer.gracefulShutdown': ['none', SERVER, 'skip graceful shutdown'],
  'TestConfig.webServer.name': ['WebServer', SERVER, 'prefixName = "WebServer"'],
  'TestConfig.webServer.port': ['none', SERVER, 'webServerConfig.port || webServerConfig.url'],
  'TestConfig.webServer.reuseExistingServer': [
    'false',
    SERVER,
    'if (this._options.reuseExistingServer)',
  ],
  'TestConfig.webServer.url': ['none', SERVER, 'webServerConfig.port || webServerConfig.url'],
  'TestConfig.webServer.wait': ['none', SERVER, 'this._options.wait?.time'],
  'TestConfig.webServer.wait.stderr': ['none', SERVER, 'this._options.wait?.stderr'],
  'TestConfig.webServer.wait.stdout': ['none', SERVER, 'this._options.wait?.stdout'],
  'TestConfig.webServer.wait.time': ['none', SERVER, 'this._options.wait?.time'],
  'TestConfig.workers': ['50%', CONFIG, 'userConfig.workers, "50%")'],
  'TestProject.dependencies': ['[]', CONFIG, 'projectConfig.dependencies || []'],
  'TestProject.teardown': ['none', CONFIG, 'teardown: projectConfig.teardown'],
  'TestProject.workers': ['no limit', CONFIG, 'resolveWorkers(projectConfig.workers) : void 0'],
  'TestOptions.channel': ['none', FIXTURES, 'use(launchOptions.channel)'],
  'TestOptions.clientCertificates': ['none', FIXTURES, 'use(contextOptions.clientCertificates)'],
  'TestOptions.connectOptions': ['none', FIXTURES, 'connectOptionsFromEnv()'],
  'TestOptions.contextOptions': ['{}', FIXTURES, 'contextOptions: [{}'],
  'TestOptions.geolocation': ['none', FIXTURES, 'use(contextOptions.geolocation)'],
  'TestOptions.httpCredentials': ['none', FIXTURES, 'use(contextOptions.httpCredentials)'],
  'TestOptions.launchOptions': ['{}', FIXTURES, 'launchOptions: [{}'],
  'TestOptions.proxy': ['none', FIXTURES, 'use(contextOptions.proxy)'],
  'TestOptions.storageState': ['none', FIXTURES, 'use(contextOptions.storageState)'],
  'TestOptions.timezoneId': ['system time zone', FIXTURES, 'use(contextOptions.timezoneId)'],
  'TestOptions.userAgent': ["the browser's own", FIXTURES, 'use(contextOptions.userAgent)'],
  'TestOptions.viewport': [
    '{ width: 1280, height: 720 }',
    FIXTURES,
    'contextOptions.viewport === void 0 ? { width: 1280, height: 720 }',
  ],
};

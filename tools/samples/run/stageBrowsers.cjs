// Puts Stagehand behind https://stagehand.example and http://localhost:3000 in every browser that a copy of the
// framework starts, and starts the one Chromium of this machine whatever browser is asked for.
// CommonJS, because the projects of guides load it in either module system.

const STAGEHAND = /^(https:\/\/stagehand\.example|http:\/\/localhost:3000)(\/|\?|$)/;

/** `respond` takes the URL and the rest of a request; `launchOptions` are those that samples do not know of. */
exports.stageBrowsers = (framework, { launchOptions, respond }) => {
  const { chromium, firefox, webkit } = framework;
  const launch = chromium.launch.bind(chromium);
  const launchPersistent = chromium.launchPersistentContext.bind(chromium);
  const launchServer = chromium.launchServer.bind(chromium);
  // Without responses, the site itself serves Stagehand.
  const raise = respond ? (context) => raiseCurtain(context, respond) : (context) => context;

  for (const browserType of [chromium, firefox, webkit]) {
    browserType.launch = async (options) => {
      const browser = await launch({ ...launchOptions, ...options });
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (...settings) => raise(await newContext(...settings));
      return browser;
    };
    browserType.launchServer = (options) => launchServer({ ...launchOptions, ...options });
    browserType.launchPersistentContext = async (folder, options) =>
      raise(await launchPersistent(folder, { ...launchOptions, ...options }));
  }
};

/** Fulfills the requests of a context as Stagehand's server would. */
async function raiseCurtain(context, respond) {
  // Reporters and traces show what a test calls: this is not a part of it.
  const asInternal = (call) => context._wrapApiCall(call, { internal: true });
  const answer = async (route) => {
    const request = route.request();
    const url = request.url();
    // A test may end while its page still asks.
    const cookies = await asInternal(() => context.cookies(url)).catch(() => []);
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const headers = { ...request.headers(), cookie };
    const body = request.postDataBuffer() ?? '';
    await route.fulfill(await respond(url, { method: request.method(), headers, body }));
  };
  await asInternal(() => context.route(STAGEHAND, answer));
  return context;
}

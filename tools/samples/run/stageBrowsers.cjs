// Puts Stagehand behind https://stagehand.example and http://localhost:3000 in every browser that a copy of the
// framework starts, and starts the one Chromium of this machine whatever browser is asked for.
// CommonJS, because the projects of guides load it in either module system.

const STAGEHAND = /^(https:\/\/stagehand\.example|http:\/\/localhost:3000)(\/|\?|$)/;

/** `respond` takes the URL and the body of a request; `launchOptions` are those that samples do not know of. */
exports.stageBrowsers = (framework, { launchOptions, respond }) => {
  const { chromium, firefox, webkit } = framework;
  const launch = chromium.launch.bind(chromium);
  const launchPersistent = chromium.launchPersistentContext.bind(chromium);
  const raise = (context) => raiseCurtain(context, respond);

  for (const browserType of [chromium, firefox, webkit]) {
    browserType.launch = async (options) => {
      const browser = await launch({ ...launchOptions, ...options });
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (...settings) => raise(await newContext(...settings));
      return browser;
    };
    browserType.launchPersistentContext = async (folder, options) =>
      raise(await launchPersistent(folder, { ...launchOptions, ...options }));
  }
};

/** Fulfills the requests of a context as Stagehand's server would. */
async function raiseCurtain(context, respond) {
  const answer = async (route) => {
    const request = route.request();
    await route.fulfill(await respond(request.url(), request.postData() ?? ''));
  };
  // Reporters and traces show what a test calls: this is not a part of it.
  await context._wrapApiCall(() => context.route(STAGEHAND, answer), { internal: true });
  return context;
}

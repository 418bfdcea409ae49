/** The features that Playwright disables; a second list replaces the first, so ours repeats it. */
const OFF_BY_PLAYWRIGHT = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];

/** WebUI pages that Chromium renders for every window: as much work as a short test. */
const BROWSER_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** A spare process for a page that a short test never opens. */
const SPARE_PROCESSES = ['SpareRendererForSitePerProcess'];

/** The arguments with which tests start Chromium. */
export const BROWSER_ARGUMENTS = [
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...BROWSER_PAGES, ...SPARE_PROCESSES].join(',')}`,
  // Tests open one page after the other: no new process for each, which is a tenth of the time.
  '--process-per-site',
];

/** What Playwright switches off; a second list replaces the first, so that ours repeats it. */
const OFF_BY_PLAYWRIGHT = [
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch'],
];

/** Pages behind the URL bar that Chromium renders for every window: as much work as a short test. */
const BROWSER_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** A process that waits for a page which a short test never opens. */
const SPARE_PROCESSES = ['SpareRendererForSitePerProcess'];

/** How tests start Chromium. */
export const BROWSER_ARGUMENTS = [
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...BROWSER_PAGES, ...SPARE_PROCESSES].join(',')}`,
];

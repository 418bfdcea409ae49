import { driveBackToTop } from '#runtime/backToTop.ts';
import type { BrowserWindow } from '#runtime/browserWindow.ts';
import { driveCopyPage } from '#runtime/copyPageButton.ts';
import { driveColorModeToggles } from '#runtime/frame/colorModeToggle.ts';
import { driveDropdowns } from '#runtime/frame/dropdowns.ts';
import { driveSkipLink } from '#runtime/frame/skipLink.ts';
import { markKeyboardUse } from '#runtime/keyboardUse.ts';
import { createProgressBar } from '#runtime/progressBar.ts';
import { showRouteProgress } from '#runtime/routeProgress.ts';
import { createShiftShortcut } from '#runtime/shiftShortcut.ts';
import { createSearchOpener } from './navbar/createSearchOpener.ts';
import type { Services } from './services.ts';

/** Makes what the frame must do at once work, before React and after it (decisions/0027). */
export function driveServedFrame(window: BrowserWindow, services: Services, baseUrl: string): void {
  const { router, colorMode } = services;
  const { respectSystem } = router.getState().page.frame.site.colorMode;
  showRouteProgress(router, createProgressBar(window));
  markKeyboardUse(window);
  createShiftShortcut({ window, router, baseUrl });
  createSearchOpener(services);
  driveColorModeToggles({ window, colorMode, respectSystem });
  driveDropdowns(window);
  driveSkipLink(window);
  driveCopyPage(window);
  driveBackToTop(window);
}

import { createColorMode } from '#runtime/colorMode.ts';
import { nextChoice } from '#runtime/colorModeChoice.ts';
import { onEvent } from '#runtime/delegate.ts';
import type { App } from './app.ts';

const TOGGLE = '[data-color-mode-toggle]';

/** Enables the toggles in navbar and menu, and names them by the mode (behaviors color-mode-three-states, color-mode-two-states). */
export function driveColorMode({ window, storage, router, onMarkup }: App): void {
  const { colorMode: config } = router.getState().page.frame.site;
  const colorMode = createColorMode(storage, config);

  function show(): void {
    const current = `${colorMode.getState()} mode`;
    for (const toggle of window.document.querySelectorAll<HTMLButtonElement>(TOGGLE)) {
      toggle.disabled = false;
      toggle.title = current;
      toggle.ariaLabel = `Switch between dark and light mode (currently ${current})`;
    }
  }

  onMarkup(show);
  colorMode.subscribe(show);
  onEvent(window, 'click', TOGGLE, () =>
    colorMode.choose(nextChoice(colorMode.getState(), config.respectSystem)),
  );
}

import { Icon } from '#ui/Icon.tsx';
import { toggleNames } from '#runtime/frame/colorModeToggle.ts';
import styles from './ColorModeToggle.module.css';
import { useShell } from './shellContext.tsx';
import { useStore } from './useStore.ts';

/** Disabled until scripts run: HTML generated at build time can't know the mode. The runtime handles clicks. */
export function ColorModeToggle() {
  const state = useStore(useShell().services?.colorMode);
  return (
    <button
      type="button"
      className={styles.root}
      disabled={!state}
      data-color-mode-toggle=""
      suppressHydrationWarning
      {...toggleNames(state)}
    >
      {/* All three are there; styles show the one that fits data-theme-choice, before scripts run. */}
      <Icon name="light" />
      <Icon name="dark" />
      <Icon name="system" />
    </button>
  );
}

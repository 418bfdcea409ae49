import { Icon } from '#ui/Icon.tsx';
import { nextChoice } from '#runtime/colorModeChoice.ts';
import styles from './ColorModeToggle.module.css';
import { useShell, useSite } from './shellContext.tsx';
import { useStore } from './useStore.ts';

/** Disabled until the page has hydrated: HTML generated at build time can't know the mode. */
export function ColorModeToggle() {
  const { services } = useShell();
  const { respectSystem } = useSite().colorMode;
  const store = services?.colorMode;
  const state = useStore(store);
  const current = state ? `${state.choice} mode` : undefined;
  return (
    <button
      type="button"
      className={styles.root}
      disabled={!state}
      title={current}
      aria-label={`Switch between dark and light mode${current ? ` (currently ${current})` : ''}`}
      onClick={() => state && store?.choose(nextChoice(state.choice, respectSystem))}
    >
      {/* All three are there; styles show the one that fits data-theme-choice, before scripts run. */}
      <Icon name="light" />
      <Icon name="dark" />
      <Icon name="system" />
    </button>
  );
}

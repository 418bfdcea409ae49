import { Icon } from '#ui/Icon.tsx';
import styles from './ColorModeToggle.module.css';

/** Disabled until scripts run, which name it by the mode (`colorModeToggle.ts`). */
export function ColorModeToggle() {
  return (
    <button
      type="button"
      className={`${styles.root} needs-script`}
      disabled
      aria-label="Switch between dark and light mode"
      data-color-mode-toggle=""
    >
      {/* All three are there; styles show the one that fits data-theme-choice, before scripts run. */}
      <Icon name="light" />
      <Icon name="dark" />
      <Icon name="system" />
    </button>
  );
}

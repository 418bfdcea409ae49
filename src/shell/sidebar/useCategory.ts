import { useCallback, useState } from 'react';
import { useShell } from '#shell/shellContext.tsx';
import { useStore } from '#shell/useStore.ts';

interface CategoryOptions {
  /** Identifies the category across the site. */
  key: string;
  /** Whether it contains the current page. */
  isActive: boolean;
  /** The default state. */
  isCollapsed: boolean;
}

/** Whether a category is open: because of the current page, by the reader's choice, or by default. */
export function useCategory({ key, isActive, isCollapsed }: CategoryOptions) {
  const { services } = useShell();
  const remembered = useStore(services?.openCategories)?.[key];
  const [chosen, setChosen] = useState<boolean>();
  const [wasActive, setWasActive] = useState(isActive);
  if (isActive !== wasActive) {
    setWasActive(isActive);
    // It opens when the reader navigates into it, and doesn't change when they leave.
    setChosen(isActive ? undefined : (chosen ?? true));
  }
  const isOpen = chosen ?? (isActive || (remembered ?? !isCollapsed));

  const choose = useCallback(
    (isOpen: boolean) => {
      setChosen(isOpen);
      services?.openCategories.remember(key, isOpen);
    },
    [services, key],
  );
  const open = useCallback(() => choose(true), [choose]);
  return { isOpen, toggle: () => choose(!isOpen), open };
}

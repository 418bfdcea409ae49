import { useCallback, useState } from 'react';
import { useShell } from '#shell/shellContext.tsx';
import { useStore } from '#shell/useStore.ts';

interface CategoryOptions {
  /** Names the category among all of the site. */
  key: string;
  /** Whether it holds the page being read. */
  isActive: boolean;
  /** How it is without a reader's choice. */
  isCollapsed: boolean;
}

/** Whether a category is open: by the page being read, by the reader's choice, or as written. */
export function useCategory({ key, isActive, isCollapsed }: CategoryOptions) {
  const { services } = useShell();
  const remembered = useStore(services?.openCategories)?.[key];
  const [chosen, setChosen] = useState<boolean>();
  const [wasActive, setWasActive] = useState(isActive);
  if (isActive !== wasActive) {
    setWasActive(isActive);
    // It opens when the reader comes into it, and stays as it is when they leave.
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

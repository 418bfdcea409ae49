import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { animateHeight } from '#runtime/collapse.ts';
import { isExpanded, showState } from '#runtime/frame/collapsed.ts';
import styles from './Collapsible.module.css';

interface CollapsibleProps {
  id: string;
  isOpen: boolean;
  /** Called when find-in-page or the URL reveals the closed content. */
  onReveal: () => void;
  /** Known to the script that restores states before first paint. */
  category?: string | undefined;
  children: ReactNode;
}

/** Content that expands and collapses; find-in-page finds it while it is closed. */
export function Collapsible({ id, isOpen, onReveal, category, children }: CollapsibleProps) {
  const root = useRef<HTMLDivElement>(null);
  // From here on the element owns the state: React does not know `hidden="until-found"`.
  const [isInitiallyOpen] = useState(isOpen);
  const hasMounted = useRef(false);

  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    if (!hasMounted.current || isExpanded(element) === isOpen) {
      // The state restored before hydration is right; the props catch up.
      hasMounted.current = true;
      showState(element, isExpanded(element));
      return;
    }
    element.dataset['collapsed'] = String(!isOpen);
    showState(element, true);
    const stop = animateHeight({
      window,
      element,
      expand: isOpen,
      onEnd: () => showState(element, isOpen),
    });
    return stop;
  }, [isOpen]);

  useLayoutEffect(() => {
    const element = root.current;
    element?.addEventListener('beforematch', onReveal);
    return () => element?.removeEventListener('beforematch', onReveal);
  }, [onReveal]);

  return (
    <div
      ref={root}
      id={id}
      className={styles.root}
      data-collapsed={!isInitiallyOpen}
      data-category={category}
      suppressHydrationWarning
    >
      {children}
    </div>
  );
}

import type { NavbarEntry } from '#model/navbar.ts';
import { navbarItemFailure } from '#model/navbar.ts';
import { ErrorBoundary } from '#shell/crash/ErrorBoundary.tsx';
import { NavbarItem } from './NavbarItem.tsx';

interface NavbarItemsProps {
  items: readonly NavbarEntry[];
}

/** Items side by side; an item that fails reports which one it is (behavior navbar-item-error). */
export function NavbarItems({ items }: NavbarItemsProps) {
  return items.map((item, index) => (
    <ErrorBoundary
      key={index}
      fallback={({ error }) => {
        throw new Error(navbarItemFailure(item), { cause: error });
      }}
    >
      <NavbarItem item={item} />
    </ErrorBoundary>
  ));
}

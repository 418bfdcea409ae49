import type { NavbarEntry } from '#model/navbar.ts';
import { useEdition } from '#shell/shellContext.tsx';

/** A dropdown of editions shows the current one as its label. */
export function useDropdownLabel(item: Extract<NavbarEntry, { type: 'dropdown' }>): string {
  const edition = useEdition();
  const isEditions = item.items.some((entry) => entry['data-language-prefix'] !== undefined);
  return isEditions ? edition.label : item.label;
}

import type { NavbarItem } from '#model/site.ts';
import { Dropdown } from '#ui/Dropdown.tsx';
import { useEdition } from '#shell/shellContext.tsx';
import { DropdownEntry } from './DropdownEntry.tsx';

interface EditionDropdownProps {
  item: Extract<NavbarItem, { type: 'dropdown' }>;
}

/** A dropdown of the configuration; one that lists editions shows which is being read. */
export function EditionDropdown({ item }: EditionDropdownProps) {
  const edition = useEdition();
  const isEditions = item.items.some((entry) => entry['data-language-prefix'] !== undefined);
  const label = item.label ?? 'More';
  return (
    <Dropdown purpose={label} label={isEditions ? edition.label : label}>
      {item.items.map((entry) => (
        <li key={entry.label}>
          <DropdownEntry entry={entry} />
        </li>
      ))}
    </Dropdown>
  );
}

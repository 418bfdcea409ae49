import type { NavbarEntry } from '#model/navbar.ts';
import { Dropdown } from '#ui/Dropdown.tsx';
import { DropdownEntry } from './DropdownEntry.tsx';
import { useDropdownLabel } from './useDropdownLabel.ts';

interface EditionDropdownProps {
  item: Extract<NavbarEntry, { type: 'dropdown' }>;
}

/** A configured dropdown; one that lists editions shows the current one. */
export function EditionDropdown({ item }: EditionDropdownProps) {
  const label = useDropdownLabel(item);
  const otherLabels = label === item.label ? [] : item.items.map((entry) => entry.label);
  return (
    <Dropdown purpose={item.label} label={label} otherLabels={otherLabels}>
      {item.items.map((entry) => (
        <li key={entry.label}>
          <DropdownEntry entry={entry} />
        </li>
      ))}
    </Dropdown>
  );
}

import type { NavbarItem } from '#model/site.ts';
import { Dropdown } from '#ui/Dropdown.tsx';
import { SiteLink } from '#shell/SiteLink.tsx';
import { useEdition } from '#shell/shellContext.tsx';
import { EditionLink } from './EditionLink.tsx';

interface EditionDropdownProps {
  item: Extract<NavbarItem, { type: 'dropdown' }>;
}

/** A dropdown of the configuration; entries with a prefix lead to the same page in that edition. */
export function EditionDropdown({ item }: EditionDropdownProps) {
  const edition = useEdition();
  const isEditions = item.items.some((entry) => entry['data-language-prefix'] !== undefined);
  const label = item.label ?? 'More';
  return (
    <Dropdown purpose={label} label={isEditions ? edition.label : label}>
      {item.items.map((entry) => (
        <li key={entry.label}>
          {entry['data-language-prefix'] === undefined ? (
            <SiteLink to={entry.to} href={entry.href} showsExternalIcon>
              {entry.label}
            </SiteLink>
          ) : (
            <EditionLink prefix={entry['data-language-prefix']} label={entry.label} />
          )}
        </li>
      ))}
    </Dropdown>
  );
}

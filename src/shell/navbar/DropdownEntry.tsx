import type { NavbarDropdownItem } from '#model/site.ts';
import { SiteLink } from '#shell/SiteLink.tsx';
import { EditionLink } from './EditionLink.tsx';

interface DropdownEntryProps {
  entry: NavbarDropdownItem;
}

/** One link of a dropdown; with a prefix it goes to the same page in that edition. */
export function DropdownEntry({ entry }: DropdownEntryProps) {
  const prefix = entry['data-language-prefix'];
  if (prefix !== undefined) return <EditionLink prefix={prefix} label={entry.label} />;
  return (
    <SiteLink to={entry.to} href={entry.href} showsExternalIcon>
      {entry.label}
    </SiteLink>
  );
}

import { PREVIOUS_EDITION_KEY } from '#model/storageKeys.ts';
import { SiteLink } from '#shell/SiteLink.tsx';
import { useEdition, useShell, useSite } from '#shell/shellContext.tsx';

interface EditionLinkProps {
  /** `/`, `/python/`: which edition is meant. */
  prefix: string;
  label: string;
}

/** Leads to this page in another edition and remembers that edition for visits to `/` (spec §4). */
export function EditionLink({ prefix, label }: EditionLinkProps) {
  const { meta, services } = useShell();
  const current = useEdition();
  const target = useSite().editions.find((edition) => edition.prefix === prefix);
  if (!target) return undefined;

  function handleClick() {
    if (prefix === '/') services?.storage.remove(PREVIOUS_EDITION_KEY);
    else services?.storage.set(PREVIOUS_EDITION_KEY, prefix);
  }

  return (
    <SiteLink
      to={meta.editions[target.id].path}
      data-language-prefix={prefix}
      aria-current={target.id === current.id ? 'true' : undefined}
      onClick={handleClick}
    >
      {label}
    </SiteLink>
  );
}

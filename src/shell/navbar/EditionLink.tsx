import { PREVIOUS_EDITION_KEY } from '#model/storageKeys.ts';
import { useEdition, useShell, useSite } from '#shell/shellContext.tsx';
import { CounterpartLink } from '#shell/switching/CounterpartLink.tsx';

interface EditionLinkProps {
  /** The prefix of the edition: `/`, `/python/`. */
  prefix: string;
  label: string;
}

/**
 * Links to this page in another edition and remembers that edition for visits to `/` (behavior
 * edition-remembered).
 */
export function EditionLink({ prefix, label }: EditionLinkProps) {
  const { meta, services } = useShell();
  const current = useEdition();
  const target = useSite().editions.find((edition) => edition.prefix === prefix);
  if (!target) return undefined;

  function remember() {
    if (prefix === '/') services?.storage.remove(PREVIOUS_EDITION_KEY);
    else services?.storage.set(PREVIOUS_EDITION_KEY, prefix);
  }

  return (
    <CounterpartLink
      counterpart={meta.editions[target.id]}
      place={`the ${target.label} edition`}
      isCurrent={target.id === current.id}
      data-language-prefix={prefix}
      onChoose={remember}
    >
      {label}
    </CounterpartLink>
  );
}

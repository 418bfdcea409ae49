import type { ReactNode } from 'react';
import type { Counterpart } from '#model/page.ts';
import { isElsewhere } from '#model/page.ts';
import { isPlainClick } from '#runtime/navigation/linkClick.ts';
import { SiteLink } from '#shell/SiteLink.tsx';
import { useHref, useShell } from '#shell/shellContext.tsx';
import { useStore } from '#shell/useStore.ts';
import { counterpartAnchor, switchText } from './counterpart.ts';
import styles from './CounterpartLink.module.css';

interface CounterpartLinkProps {
  counterpart: Counterpart;
  /** Where it leads, in the middle of a sentence: `the Python edition`. */
  place: string;
  isCurrent: boolean;
  /** Which edition an edition link is for (behavior edition-links). */
  'data-language-prefix'?: string | undefined;
  onChoose?: () => void;
  children: ReactNode;
}

/** Leads to this page in another edition or version, keeping the query and the place on the page. */
export function CounterpartLink(props: CounterpartLinkProps) {
  const { counterpart, place, isCurrent, onChoose, children, ...rest } = props;
  const { meta, services } = useShell();
  const toHref = useHref();
  // Known in the browser only; without scripts the link leads to the top of the page.
  const location = useStore(services?.router)?.location;
  const hash = location?.hash ?? '';
  const anchor = counterpartAnchor(counterpart, hash);
  // Pages that are no docs have nothing to lose: their link simply leads into the docs.
  const isOtherPage = isElsewhere(counterpart) && meta.doc?.plugin === 'default';

  function tell(): void {
    const text = switchText({ meta, counterpart, place, hash });
    if (text === undefined || meta.doc?.plugin !== 'default') return;
    const back = { label: meta.title, href: toHref(meta.path) + (location?.search ?? '') + hash };
    services?.switchNotice.show({ path: counterpart.path, text, back });
  }

  return (
    <SiteLink
      {...rest}
      to={counterpart.path}
      suffix={`${location?.search ?? ''}${anchor}`}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={(event) => {
        onChoose?.();
        if (isPlainClick(event)) tell();
      }}
    >
      {children}
      {isOtherPage && counterpart.title !== undefined && (
        <small className={styles.hint}> opens “{counterpart.title}”</small>
      )}
    </SiteLink>
  );
}

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
  /** The target as part of a sentence: `the Python edition`. */
  place: string;
  isCurrent: boolean;
  /** Which edition the link is for (behavior edition-links). */
  'data-language-prefix'?: string | undefined;
  onChoose?: () => void;
  children: ReactNode;
}

/** Links to this page in another edition or version, keeping the query and the section. */
export function CounterpartLink(props: CounterpartLinkProps) {
  const { counterpart, place, isCurrent, onChoose, children, ...rest } = props;
  const { meta, services } = useShell();
  const toHref = useHref();
  // Only the browser knows the section; without scripts the link goes to the top of the page.
  const location = useStore(services?.router)?.location;
  const hash = location?.hash ?? '';
  const anchor = counterpartAnchor(counterpart, hash);
  // Pages outside the docs have no counterpart to miss: their link goes to the docs.
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
      data-replay="click"
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

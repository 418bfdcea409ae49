/** @jsxRuntime automatic */
/** @jsxImportSource #tree */
import type { Element } from 'hast';
import { NO_PREFETCH } from '#model/noPrefetch.ts';

/** A member in another language. */
export interface OtherLanguage {
  label: string;
  /** Its name and its URL there; absent where the reference of that language has no such entry. */
  link?: { text: string; href: string } | undefined;
}

/** Links to a member in other languages, folded; scripts show it there in their place. */
export function otherLanguages(languages: readonly OtherLanguage[]): Element | undefined {
  if (languages.length === 0) return undefined;
  if (languages.every(({ link }) => !link)) {
    const labels = languages.map(({ label }) => label);
    return <p className="elsewhere">{`No entry in the reference of ${OR.format(labels)}.`}</p>;
  }
  return (
    <details className="elsewhere" {...{ [NO_PREFETCH]: '' }}>
      <summary>In other languages</summary>
      {languages.map(({ label, link }) =>
        link ? (
          <a href={link.href}>
            {label} <code>{link.text}</code>
          </a>
        ) : (
          <span>{label}: no entry in its reference</span>
        ),
      )}
    </details>
  );
}

const OR = new Intl.ListFormat('en', { type: 'disjunction' });

import type { Element } from 'hast';
import { NO_PREFETCH } from '#model/noPrefetch.ts';
import { element } from '#tree/element.ts';
import * as names from './names.ts';

/** A member in another language. */
export interface OtherLanguage {
  label: string;
  /** Its name and its URL there; absent where the reference of that language has no such entry. */
  link?: { text: string; href: string } | undefined;
}

/** Links to a member in other languages, folded; scripts show it there in their place. */
export function otherLanguages(languages: readonly OtherLanguage[]): Element | undefined {
  const className = [names.root];
  if (languages.length === 0) return undefined;
  if (languages.every(({ link }) => !link)) {
    const labels = languages.map(({ label }) => label);
    return element('p', { className }, [`No entry in the reference of ${OR.format(labels)}.`]);
  }
  return element('details', { className, [NO_PREFETCH]: '' }, [
    element('summary', {}, ['In other languages']),
    ...languages.map(({ label, link }) =>
      link
        ? element('a', { href: link.href }, [`${label} `, element('code', {}, [link.text])])
        : element('span', {}, [`${label}: no entry in its reference`]),
    ),
  ]);
}

const OR = new Intl.ListFormat('en', { type: 'disjunction' });

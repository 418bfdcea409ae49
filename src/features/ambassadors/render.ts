import type { Element } from 'hast';
import type { Ambassador } from '#features/videos/video.ts';
import { element, NEW_TAB } from '#tree/element.ts';
import type { HastState } from '#tree/toHast.ts';
import type { Ambassadors } from '#tree/nodes.ts';

/** A card for each ambassador. */
export function ambassadorsToHast(_state: HastState, { people }: Ambassadors): Element {
  return element('ul', { className: ['people'], role: 'list' }, people.map(cardOf));
}

function cardOf({ name, place, languages, links }: Ambassador): Element {
  const ways = links.map(({ text, name: ariaLabel, url }) =>
    element('li', {}, [element('a', { href: url, ariaLabel, ...NEW_TAB }, [text])]),
  );
  return element('li', { className: ['person'], dataInitials: initials(name) }, [
    element('p', { className: ['person-name'] }, [name]),
    element('p', {}, [place]),
    element('p', {}, [`Speaks ${languages}`]),
    element('ul', { className: ['person-links'], role: 'list' }, ways),
  ]);
}

/** `Kent C. Dodds` → `KD`: first and last. */
function initials(name: string): string {
  const letters = name.split(' ').map((word) => word.slice(0, 1));
  return `${letters[0] ?? ''}${letters.at(-1) ?? ''}`;
}

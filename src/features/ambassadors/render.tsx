/** @jsxRuntime automatic */
/** @jsxImportSource #tree */
import type { Element } from 'hast';
import type { Feature } from '#features/feature.ts';
import { valueOf } from '#features/featureData.ts';
import { filterBox } from '#features/filters/render.tsx';
import { NEW_TAB } from '#tree/element.ts';
import { link, list, markup, text } from '#tree/markdownNodes.ts';
import { type Ambassador, ambassadorsData } from './data.ts';

/** `::ambassadors`: one card per ambassador. */
export const ambassadors: Feature = {
  data: ambassadorsData,
  leaves: {
    ambassadors: {
      fill(_node, context) {
        const people = valueOf(context, ambassadorsData);
        const cards = (
          <div data-filter="ambassador" data-filter-choices="Country|Language">
            <ul className="people" role="list" data-filter-group="">
              {people.map(cardOf)}
            </ul>
          </div>
        );
        const plain = people.map(({ name, place, languages, links }) => [
          { type: 'strong' as const, children: [text(name)] },
          text(`, ${place}; speaks ${languages}`),
          ...links.flatMap(({ text: label, url }) => [text('; '), link(url, [text(label)])]),
        ]);
        const texts = people.map((each) => `${each.name}, ${each.place}, ${each.languages}`);
        return [markup(filterBox()), markup(cards, [list(plain)], texts)];
      },
    },
  },
};

function cardOf({ name, place, languages, links }: Ambassador): Element {
  const country = place.split(', ').at(-1) ?? '';
  return (
    <li
      className="person"
      data-initials={initials(name)}
      data-filter-item={[name, place, languages].join(' ')}
      data-filter-choice={`${country}|${languages}`}
    >
      <p className="person-name">{name}</p>
      <p>{place}</p>
      <p>{`Speaks ${languages}`}</p>
      <ul className="person-links" role="list">
        {links.map(({ text: label, name: ariaLabel, url }) => (
          <li>
            <a href={url} aria-label={ariaLabel} {...NEW_TAB}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** `Kent C. Dodds` → `KD`: first and last name. */
function initials(name: string): string {
  const letters = name.split(' ').map((word) => word.slice(0, 1));
  return `${letters[0] ?? ''}${letters.at(-1) ?? ''}`;
}

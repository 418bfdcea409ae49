import { EXAMPLE } from '../../tools/stagehand/example.mjs';

/** Something that the API keeps; shows have a slug instead of a number. */
export type Item = Record<string, unknown>;

/** What the box office knows: plain data, so that a service worker can store it. */
export interface Store {
  nextId: number;
  collections: Record<string, Item[]>;
}

const [winterFair] = EXAMPLE.shows;

/** The state in which every test finds the box office. */
export function createStore(): Store {
  const order = { show: winterFair?.slug, seats: 2, name: 'Ada Lovelace', total: 54 };
  return {
    nextId: 5000,
    collections: {
      shows: EXAMPLE.shows.map((show) => ({ ...show })),
      basket: [{ id: 7, show: winterFair?.slug, seats: ['F3'] }],
      orders: [
        { id: 17, ...order, status: 'paid' },
        { id: 1042, ...order, status: 'paid' },
      ],
      bookings: [{ id: 4711, ...order, status: 'confirmed' }],
      reservations: [{ id: 'F1' }, { id: 'F2' }, { id: 'G5' }],
      reviews: REVIEWS.map((review, index) => ({ id: index + 1, ...review })),
      payments: [],
      posters: [],
      photos: [],
      scripts: [],
      votes: [],
    },
  };
}

const REVIEWS = [
  { show: 'winter-fair', stars: 5, text: 'The snow is real, the secrets are better.' },
  { show: 'winter-fair', stars: 4, text: 'Bring a scarf and a good memory.' },
  { show: 'paper-moons', stars: 5, text: 'The third lantern made the whole row cry.' },
  { show: 'second-understudy', stars: 4, text: 'He did have to sing. We are still laughing.' },
  { show: 'harbor-lights', stars: 4, text: 'The last ferry leaves, and nobody wants it to.' },
  { show: 'glass-orchard', stars: 5, text: 'Every tree that falls is heard.' },
  { show: 'mind-the-trapdoor', stars: 3, text: 'Eleven doors, and I counted twelve exits.' },
];

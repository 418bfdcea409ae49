// The running example: one thing has one name, path and price on every page. The box office of this folder is
// made from it, and tools/samples/read/checkExample.ts holds the content against it.

const SHOWS = [
  {
    slug: 'winter-fair',
    title: 'The Winter Fair',
    kind: 'Drama',
    time: '19:30',
    room: 'Great Hall',
    price: 26,
    blurb: 'A traveling fair is snowed in, and everybody has something to hide until the thaw.',
  },
  {
    slug: 'paper-moons',
    title: 'Paper Moons',
    kind: 'Musical',
    time: '19:00',
    room: 'Lantern Stage',
    price: 32,
    blurb: 'Three sisters, one workshop and a festival that must not be late again.',
  },
  {
    slug: 'second-understudy',
    title: 'The Second Understudy',
    kind: 'Comedy',
    time: '20:15',
    room: 'Studio',
    price: 18,
    blurb: 'Nobody told Martin that he would have to sing. Nobody told the audience either.',
  },
  {
    slug: 'harbor-lights',
    title: 'Harbor Lights',
    kind: 'Musical',
    time: '20:00',
    room: 'Great Hall',
    price: 29,
    blurb: 'One last night on the quay before the ferries stop for good.',
  },
  {
    slug: 'glass-orchard',
    title: 'The Glass Orchard',
    kind: 'Drama',
    time: '18:45',
    room: 'Studio',
    price: 21,
    blurb: 'A family sells its trees one by one and learns what they were worth.',
  },
  {
    slug: 'mind-the-trapdoor',
    title: 'Mind the Trapdoor',
    kind: 'Comedy',
    time: '21:00',
    room: 'Lantern Stage',
    price: 16,
    blurb: 'A farce with eleven doors, two of which are in the floor.',
  },
];

/** In pounds, for each order. */
const BOOKING_FEE = 2;

export const EXAMPLE = {
  shows: SHOWS,
  bookingFee: BOOKING_FEE,

  /** Other amounts than the price of a show, in pounds. */
  amounts: [
    ...[0, BOOKING_FEE],
    // Seats for The Winter Fair: one, two or four, with the fee; two without.
    ...[28, 54, 106, 52],
    // What a voucher takes off, what vouchers and a ticket for a group cost.
    ...[5, 20, 50, 1250],
  ],

  /** Ada buys tickets, Grace works at the box office. */
  people: [
    { name: 'Ada Lovelace', email: 'ada@stagehand.example' },
    { name: 'Grace Hopper', email: 'grace@stagehand.example' },
  ],
  /** Accounts for worker processes: `worker-0@stagehand.example` and so on. */
  workerEmail: /^worker-\d+@stagehand\.example$/,
  /** Of every account. */
  password: 'curtain-up',
  /** What an empty field for an email address shows. */
  emailPlaceholder: 'name@stagehand.example',

  /** First folders of paths that have no file in `site/`. */
  folders: [
    ...['artifacts', 'box', 'issues', 'live-seats', 'no-such-show', 'offline', 'orders', 'shows'],
    'tickets',
  ],

  /** Other than for seats: `Seat C4`, `Remove seat F3`. */
  buttons: [
    // The shop.
    ...['Book seats', 'Sign in', 'Remove', 'Remove seat'],
    // Signing up and the way to the basket.
    ...['Add seat', 'Choose', 'Close seat map', 'Create account', 'Enlarge seating plan'],
    ...['Find the best seats', 'Find the nearest stage', 'Hold seats', 'Join the waiting list'],
    ...['Keep my seats', 'Menu', 'My account', 'Play trailer', 'Row C', 'Settings', 'Share'],
    ...['Show all seats in 3D', 'Sort by row', 'Load all posters', 'Work offline'],
    // The basket and afterward.
    ...['Buy voucher', 'Check out', 'Choose a file', 'Download both', 'Download tickets'],
    ...[
      'Edit booking',
      'Empty basket',
      'Enter a voucher',
      'Name this booking',
      'One more',
      'Pay now',
    ],
    ...[
      'Print my tickets',
      'Redeem',
      'Refresh',
      'Show ticket',
      'Upload student card',
      'Use voucher',
    ],
    // Banners, dialogs and players.
    ...['Add', 'Ad', 'Close', 'Confirm', 'Continue', 'Mute', 'Not today', 'Reject all', 'Save'],
  ],

  /** Other than for seats, which are checkboxes: `F3`. The field Seats is a number. */
  fields: [
    ...['Email', 'Password', 'Remember me', 'Code from your phone', 'Booking number'],
    ...['Seats', 'Name on the tickets', 'Date', 'Voucher code', 'Guest list', 'Wheelchair space'],
    ...['Card number', 'Security code', 'Remember this card', 'I accept the house rules'],
    ...['Send as a gift', 'Gift wrap', 'Insure my tickets', 'Send the tickets by email'],
    ...['Search', 'Find a show', 'Show', 'Only tonight', 'Aisle seats only', 'Step-free access'],
    ...['Reminders', 'Send me news', 'Send me the program', 'Updates'],
    ...['Student card', 'Photo', 'Photo folder', 'Press photos', 'Poster', 'Posters'],
    // Parts of a page with a label.
    ...[
      'All seats',
      'Basket',
      'Paper Moons',
      'Performances',
      'Row',
      'Row A',
      'Seat',
      'Seating plan',
    ],
    ...['Tonight', 'Battery', 'Full in', 'Power', 'Session'],
  ],
  dropDowns: ['Kind of show', 'Date', 'Area', 'Areas', 'Extras'],

  /** `total` is what the basket costs. */
  testIds: [
    ...['total', 'basket', 'basket-toggle', 'captioned-only', 'checkout-pay', 'full-price'],
    ...['paper-moons', 'price', 'seat', 'seat-A4', 'seat-map', 'sold-out-badge', 'title'],
    ...['trailer', 'voucher-panel'],
  ],
  /** Where the project has an attribute of its own, and what tests of Cypress often use. */
  testIdAttributes: ['data-qa', 'data-cy'],

  /** Java classes of options: the one of the project, and those that are about one thing. */
  optionsClasses: [
    ...['StagehandOptions', 'HeadedOptions', 'Phone', 'RemoteOptions', 'SignedIn'],
    ...['SignedInAsAdmin', 'SignedInPerThread', 'TracedOptions', 'VideoOptions', 'WebKitOptions'],
  ],

  /** Names of earlier samples, and what they are now. */
  retired: {
    Hamlet: 'The Winter Fair',
    Macbeth: 'Paper Moons',
    'Ellen Terry': 'Ada Lovelace',
    programme: 'program',
    'my-basket': 'basket',
    'Add to basket': 'Book seats',
  },
};

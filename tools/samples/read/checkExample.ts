import { nearest } from '#model/nearest.ts';
import type { Problem } from '#model/problem.ts';
import { DEMO_FOLDERS, ROUTES } from '../../../demo/routes.ts';
import { EXAMPLE } from '../../stagehand/example.mjs';
import { lineAt } from '../lineFindings.ts';

const DATA = 'tools/stagehand/example.yaml';

/** Names, paths, prices and people in a text that the running example does not have. */
export function checkExample({ path, text }: { path: string; text: string }): Problem[] {
  return EXAMPLE_RULES.flatMap(([complaint, pattern, names, isAlso]) =>
    [...text.matchAll(new RegExp(pattern, 'gid'))].flatMap(({ groups, indices, index }) => {
      const name = groups?.name ?? '';
      if (names.includes(name) || isAlso?.(name)) return [];
      const right = rightName(name, names);
      const hint = right === undefined ? '' : `Did you mean "${right}"? `;
      return {
        file: path,
        line: lineAt(text, indices?.groups?.name?.[0] ?? index),
        what: `${complaint} "${name}".`,
        fix: `${hint}Use a name that ${DATA} has, or add this one there.`,
      };
    }),
  );
}

/** What has one right name means that one, however far it is; `Pay` means `Pay now`. */
function rightName(name: string, names: readonly string[]): string | undefined {
  if (names.length === 1) return names[0];
  return names.find((each) => each.startsWith(`${name} `)) ?? nearest(name, names);
}

/**
 * One kind of name of the running example: what to say about an unknown one, which follows in quotes; how texts write it,
 * in a case-insensitive group `name`; which ones there are, and which others are right, too.
 */
type ExampleRule = readonly [
  complaint: string,
  pattern: string,
  names: readonly string[],
  isAlso?: (name: string) => boolean,
];

const { shows, people, fields, dropDowns, retired } = EXAMPLE;

const QUOTED = String.raw`(?<quote>['"])(?<name>(?:(?!\k<quote>).)+)\k<quote>`;
const BY_LABEL = String.raw`get_?by_?label\(\s*${QUOTED}`;

/** A role and, before any other string, a name: `'button', { name: 'Book seats'`, in all four languages. */
const byRole = (roles: string) =>
  String.raw`(?:AriaRole\.|['"])(?:${roles})['"]?\s*,[^'";]{0,80}?name\s*[:=(]\s*${QUOTED}`;

/** `F3`, `Seat F3`, `Remove seat F3`: the name of a seat, alone or with what a button does. */
const SEAT = /^((remove |book )?seat |hold )?[A-Z]?\d{1,2}$/i;
const isSeat = (name: string) => SEAT.test(name);

/** A title in any spelling, with or without its article: `the paper moon`. */
const looseTitle = (title: string) =>
  String.raw`\b(?<name>(?:the )?${title.replace(/^The /, '').replace(/s$/, '')}s?)\b`;

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
const amounts = EXAMPLE.amounts.map((amount) => pounds.format(amount));
const titles = shows.map(({ title }) => title);
const pages = [...ROUTES.map(({ path }) => path), ...DEMO_FOLDERS];

const EXAMPLE_RULES: readonly ExampleRule[] = [
  [
    'Stagehand has no show at "/shows/…" with the name',
    String.raw`/shows/(?<name>[a-z\d][a-z\d-]*)`,
    shows.map(({ slug }) => slug),
  ],
  [
    'Stagehand has no path that begins with',
    String.raw`//(?:stagehand\.example|localhost:3000)/(?<name>[\w-]+)`,
    [...pages, ...EXAMPLE.folders],
  ],
  ...titles.map((title): ExampleRule => ['Stagehand has no show', looseTitle(title), [title]]),
  [
    'Nobody has an account with the email',
    String.raw`(?<name>[\w.+-]+@stagehand\.example)`,
    [...people.map(({ email }) => email), EXAMPLE.emailPlaceholder],
    (email) => EXAMPLE.workerEmail.test(email),
  ],
  ...people.map(({ name }): ExampleRule => {
    const [first = ''] = name.split(' ');
    const typed = String.raw`(?:fill|sequentially)(?:async)?\((['"])(?<name>${first})\1`;
    return ['A form wants a full name, not', typed, [name], (typedName) => typedName !== first];
  }),
  [
    'Nothing costs',
    String.raw`(?<name>£\d+(?:[.,]\d+)*)`,
    [...shows.map(({ price }) => pounds.format(price)), ...amounts],
  ],
  ...shows.map(({ title, price }): ExampleRule => [
    `A seat for ${title} does not cost`,
    String.raw`${title}[^\n£]{0,40}(?<name>£[\d.]+\d)`,
    [pounds.format(price), ...amounts],
  ]),
  ...[
    byRole('button'),
    String.raw`- button "(?<name>[^"]+)"`,
    String.raw`<button(?:\s[\w-]+(?:="[^"]*")?)*>\s*(?<name>[^<>{$]+?)\s*</button>`,
  ].map((pattern): ExampleRule => ['Stagehand has no button', pattern, EXAMPLE.buttons, isSeat]),
  ...[BY_LABEL, byRole('textbox|searchbox|spinbutton|checkbox|combobox')].map(
    (pattern): ExampleRule => [
      'Stagehand has no field',
      pattern,
      [...fields, ...dropDowns],
      isSeat,
    ],
  ),
  ['There are no options to select in', String.raw`${BY_LABEL}\)\.select_?option`, dropDowns],
  ...[String.raw`get_?by_?test_?id\(\s*${QUOTED}`, String.raw`\bdata-(?:testid|qa)=${QUOTED}`].map(
    (pattern): ExampleRule => ['Stagehand has no test id', pattern, EXAMPLE.testIds],
  ),
  [
    'Test ids are not in the attribute',
    String.raw`test_?id_?attribute(?:'?:\s*|\(\s*)${QUOTED}`,
    EXAMPLE.testIdAttributes,
  ],
  [
    'Options of Stagehand are not in the class',
    String.raw`class (?<name>\w+) implements OptionsFactory`,
    EXAMPLE.optionsClasses,
  ],
  ...Object.entries(retired).map(([old, now]): ExampleRule => [
    'Samples no longer use',
    String.raw`\b(?<name>${old})\b`,
    [now],
  ]),
];

/** The output of `npx create-playwright@1.17.139 --help`; `npm init playwright` runs it. */
export const CREATE_PLAYWRIGHT_OPTIONS = [
  '--browser <value...>',
  '--no-browsers',
  '--no-examples',
  '--install-deps',
  '--next',
  '--beta',
  '--ct',
  '--quiet',
  '--gha',
  '--lang <js|ts|JavaScript|TypeScript>',
  '-h, --help',
];

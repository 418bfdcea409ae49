/** Why the framework's generator proposes a selector; the first that fits its last part. */
const REASONS: readonly [RegExp, string][] = [
  [/^internal:testid=/, 'Test ID: it is there for tests, so it comes first.'],
  [/^\[data-test/, 'An attribute for tests that is not the configured one.'],
  [
    /^internal:role=.*\[name=/,
    'Role and accessible name: what users see and screen readers announce.',
  ],
  [/^internal:role=/, 'Role only: nothing else on this page has it.'],
  [/^internal:attr=\[placeholder=/, 'Placeholder: it survives changes of the markup.'],
  [/^internal:label=/, 'Label: how users find the field.'],
  [/^internal:attr=\[alt=/, 'Alternative text of the image.'],
  [/^internal:attr=\[title=/, 'Title: the tooltip.'],
  [/^internal:(?:has-)?text=/, 'Text: it changes with the wording.'],
  [/^(?:#|\[id=)/, 'ID: users can’t see it, and many are generated.'],
  [/^i?frame\[/, 'Attribute of the frame.'],
];

/** Why to use the locator of a generated selector, or not to. */
export function reasonFor(selector: string): string {
  const last = selector.split(/ >> (?=(?:[^"]*"[^"]*")*[^"]*$)/).at(-1) ?? '';
  if (last.startsWith('nth=')) return 'Position: it changes when elements are added.';
  const found = REASONS.find(([pattern]) => pattern.test(last));
  return found ? found[1] : 'CSS: it depends on the markup.';
}

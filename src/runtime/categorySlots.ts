/** Keyed by sidebar and labels, such as `docs/Guides/Network`. */
export type OpenCategories = Readonly<Record<string, boolean>>;

/** Parses the stored states; anything but an object of booleans counts as empty. */
export function parseCategories(text: string | null | undefined): OpenCategories {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    const entries = Object.entries(value ?? {});
    return Object.fromEntries(entries.filter(([, isOpen]) => typeof isOpen === 'boolean'));
  } catch {
    return {};
  }
}

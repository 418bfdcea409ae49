/** By sidebar and labels, such as `docs/Guides/Network`. */
export type OpenCategories = Readonly<Record<string, boolean>>;

/** Reads what was stored; anything but a table of yes and no counts as nothing. */
export function parseCategories(text: string | null | undefined): OpenCategories {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    const entries = Object.entries(value ?? {});
    return Object.fromEntries(entries.filter(([, isOpen]) => typeof isOpen === 'boolean'));
  } catch {
    return {};
  }
}

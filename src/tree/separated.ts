/** Puts a separator between items: `a`, `, `, `b`. */
export function separated<Item>(items: readonly Item[], separator: Item): Item[] {
  return items.flatMap((item, index) => (index > 0 ? [separator, item] : [item]));
}

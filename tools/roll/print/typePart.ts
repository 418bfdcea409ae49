/** A piece of a printed type: plain text, or the name of an API class that can be linked. */
export type TypePart = string | { text: string; className: string };

/** Builds parts from a template: `` parts`Promise<${inner}>` ``. */
export function parts(
  strings: TemplateStringsArray,
  ...values: (string | readonly TypePart[])[]
): TypePart[] {
  return mergeText(
    strings.flatMap((text, index) => {
      const value = values[index] ?? [];
      return [text, ...(typeof value === 'string' ? [value] : value)];
    }),
  );
}

export function joinParts(list: readonly (readonly TypePart[])[], separator: string): TypePart[] {
  return mergeText(list.flatMap((item, index) => (index ? [separator, ...item] : [...item])));
}

export function partsText(list: readonly TypePart[]): string {
  return list.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

function mergeText(list: readonly TypePart[]): TypePart[] {
  const merged: TypePart[] = [];
  for (const part of list) {
    const last = merged.at(-1);
    if (part === '') continue;
    if (typeof part === 'string' && typeof last === 'string')
      merged[merged.length - 1] = last + part;
    else merged.push(part);
  }
  return merged;
}

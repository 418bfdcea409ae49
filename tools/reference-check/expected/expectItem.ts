import type { Language, TruthItem } from '../truth/truth.ts';
import type { ExpectedItem, Position } from './expected.ts';
import { capital, kebab, snake } from './spelling.ts';

interface Where {
  language: Language;
  /** Place and id of what it belongs to, with what joins them: `Page.goto.`, `page-goto-option-`. */
  place: string;
  id: string;
  position: Position;
  memberSince: string | undefined;
}

/** Those of a list that a language has; the first where it has several forms. */
export function expectItems(items: readonly TruthItem[], where: Where): ExpectedItem[] {
  const own = items.flatMap((item) => inLanguage(item, where.language) ?? []);
  const first = new Map([...own].reverse().map((item) => [item.name, item]));
  return own.filter((item) => first.get(item.name) === item).map((item) => expectItem(item, where));
}

/** An item as one language has it; nothing where it lacks it. */
export function inLanguage<T extends TruthItem>(item: T, language: Language): T | undefined {
  if (item.only && !item.only.includes(language)) return undefined;
  const { own, types, ...common } = item;
  const merged = { ...common, ...own?.[language], ...types?.[language] };
  if (types?.[language] && !types[language].fields) delete merged.fields;
  // What is left out is optional; the fields are those of an item.
  return { ...merged, name: item.name } as T;
}

function expectItem(item: TruthItem, where: Where): ExpectedItem {
  const { language, position, memberSince } = where;
  const { name, since, fields = [] } = item;
  const place = `${where.place}${name}`;
  const id = `${where.id}${kebab(name)}`;
  const written = item.aliases?.[language] ?? item.alias ?? name;
  const names = namesOf(written, item.type ?? '', where);
  return {
    place,
    id,
    position,
    key: name,
    names,
    otherNames: language === 'java' && position === 'field' ? [`set${capital(written)}`] : [],
    type: item.type,
    since: since === memberSince ? undefined : since,
    isOptional: item.optional ?? false,
    isDeprecated: item.deprecated ?? false,
    default: item.default,
    mentions: item.mentions ?? [],
    fields: expectItems(fields, {
      ...where,
      place: `${place}.`,
      id: `${id}-`,
      position: 'field',
    }),
    truth: item,
  };
}

function namesOf(name: string, type: string, { language, position }: Where): string[] {
  switch (language) {
    case 'js':
      return [name];
    // Options are arguments with a keyword, but fields are keys of a dictionary.
    case 'python':
      return [position === 'field' ? name : snake(name)];
    case 'java':
      return [position === 'option' ? `set${capital(name)}` : name];
    case 'csharp':
      if (position === 'argument') return [name];
      return position === 'option' ? splitNames(capital(name), type) : [capital(name)];
  }
}

/** What .NET adds to the name of an option for each type after the first. */
const ENDINGS: Readonly<Record<string, string>> = {
  RegExp: 'Regex',
  Regex: 'Regex',
  function: 'Func',
  Func: 'Func',
  Buffer: 'Byte',
  Serializable: 'Object',
  Date: 'Date',
};

/** .NET has one property for each type of a union: `Url`, `UrlRegex`, `UrlFunc`. */
function splitNames(name: string, type: string): string[] {
  const parts = topLevelParts(type).filter((part) => part !== '[null]');
  const endings = parts.slice(1).flatMap((part) => ENDINGS[/^\[(\w+)/.exec(part)?.[1] ?? ''] ?? []);
  return [...new Set([name, ...endings.map((ending) => name + ending)])];
}

/** `[string]|[Array]<[string]|[int]>` → `[string]` and `[Array]<[string]|[int]>`. */
export function topLevelParts(type: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const sign of type) {
    if ('<('.includes(sign)) depth += 1;
    if ('>)'.includes(sign)) depth -= 1;
    if (sign !== '|' || depth > 0) part += sign;
    else {
      parts.push(part);
      part = '';
    }
  }
  return [...parts, part];
}

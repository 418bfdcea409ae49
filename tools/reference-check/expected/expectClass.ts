import type { Language, Truth, TruthClass, TruthMember, TruthItem } from '../truth/truth.ts';
import type { ExpectedClass, ExpectedMember, ExpectedItem, Position } from './expected.ts';
import { kebab, memberName, capital, snake } from './spelling.ts';
import { splitCall } from '../signatures/splitList.ts';

/** The classes that an edition must have, with everything that their pages must show. */
export function expectClasses(truth: Truth, language: Language): ExpectedClass[] {
  return truth.classes
    .filter(({ only }) => only?.includes(language) ?? true)
    .map((owner) => ({
      name: owner.name,
      since: owner.since,
      hasSample: owner.samples?.includes(language) ?? false,
      members: owner.members.flatMap(
        (member) => expectMember(owner, member, { language, truth }) ?? [],
      ),
    }));
}

function expectMember(
  owner: TruthClass,
  common: TruthMember,
  { language, truth }: { language: Language; truth: Truth },
): ExpectedMember | undefined {
  const member = inLanguage(common, language);
  if (!member) return undefined;
  const { kind, name, since, args } = member;
  const place = `${owner.name}${kind === 'event' ? '#' : '.'}${name}`;
  const id = `${kebab(owner.name)}${kind === 'event' ? '-event' : ''}-${kebab(name)}`;
  const written = member.aliases?.[language] ?? member.alias ?? name.replace(/#\d+$/, '');
  const where = { language, place: `${place}.`, id: `${id}-option-`, memberSince: since };
  const shown = memberName({ name: written, kind, isAsync: member.async ?? false }, language);
  const bag = args.find((arg) => arg.name === 'options');
  const others = args.filter((arg) => arg !== bag);
  const options = bag && inLanguage(bag, language) ? (bag.fields ?? []) : [];
  return {
    place,
    id,
    kind,
    name: shown,
    since,
    isAsync: member.async ?? false,
    isDeprecated: member.deprecated ?? false,
    isDiscouraged: member.discouraged ?? false,
    hasSample: member.samples?.includes(language) ?? false,
    mentions: member.mentions ?? [],
    args: expectItems(others, { ...where, position: 'argument' }),
    options: expectItems(
      publicItems(options, { owner: owner.name, name: shown, language }, truth),
      { ...where, position: 'option' },
    ),
    type: member.type,
    fields: expectItems(member.fields ?? [], {
      ...where,
      place: `${place}:.`,
      // The fields of a property have had ids like those of options all along.
      id: kind === 'method' ? `${id}-return-` : `${id}-option-`,
      position: 'field',
    }),
  };
}

interface Where {
  language: Language;
  /** Place and id of what it belongs to, with what joins them: `Page.goto.`, `page-goto-option-`. */
  place: string;
  id: string;
  position: Position;
  memberSince: string | undefined;
}

/** Those of a list that a language has; the first where it has several forms. */
function expectItems(items: readonly TruthItem[], where: Where): ExpectedItem[] {
  const own = items.flatMap((item) => inLanguage(item, where.language) ?? []);
  const first = new Map([...own].reverse().map((item) => [item.name, item]));
  return own.filter((item) => first.get(item.name) === item).map((item) => expectItem(item, where));
}

/** An item as one language has it; nothing where it lacks it. */
function inLanguage<T extends TruthItem>(item: T, language: Language): T | undefined {
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

interface MemberName {
  owner: string;
  /** As code writes it. */
  name: string;
  language: Language;
}

/** Where the description gives an option to a language whose package does not take it, the package is right. */
function publicItems(items: readonly TruthItem[], member: MemberName, truth: Truth): TruthItem[] {
  const isTaken = takenBy(member, truth);
  return items.filter((item) => isTaken(item));
}

function takenBy(
  { owner, name, language }: MemberName,
  truth: Truth,
): (item: TruthItem) => boolean {
  const place = `${owner}.${name}`;
  switch (language) {
    case 'js': {
      const overloads = truth.js[place];
      return () => overloads?.some((overload) => /\boptions?\b/i.test(overload)) ?? true;
    }
    case 'python': {
      const signature = truth.python.members[place];
      if (signature === undefined) return () => true;
      const names = new Set(splitCall(signature)?.list.map((one) => one.split(':', 1)[0]));
      return (item) => names.has(snake(item.aliases?.python ?? item.name));
    }
    case 'java': {
      const setters = truth.java.methods[`${owner}.${capital(name)}Options`];
      return (item) =>
        setters?.some((one) => one.includes(` set${capital(item.aliases?.java ?? item.name)}(`)) ??
        true;
    }
    // `DisposeAsync` comes from `IAsyncDisposable`, which knows of no options.
    case 'csharp':
      return () => name !== 'DisposeAsync';
  }
}

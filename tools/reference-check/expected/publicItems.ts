import type { Language, Truth, TruthItem } from '../truth/truth.ts';
import { splitCall } from '../signatures/splitList.ts';
import { capital, snake } from './spelling.ts';

interface MemberName {
  owner: string;
  /** As code writes it. */
  name: string;
  language: Language;
}

/** Where the description gives an option to a language whose package does not take it, the package is right. */
export function publicItems(
  items: readonly TruthItem[],
  member: MemberName,
  truth: Truth,
): TruthItem[] {
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

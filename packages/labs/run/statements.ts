import { memberOf } from '../reader/api.ts';
import { orRefusal, Refusal } from '../reader/code.ts';
import { readStatements } from '../reader/readStatements.ts';
import type { Call, Chain, Value } from '../reader/statements.ts';
import type { Language } from '../worker/languages.ts';

/** A value as plain data, with the arguments of calls in the order of Node.js. */
export type RunValue =
  | { type: 'plain'; value: string | number | boolean | null }
  | { type: 'pattern'; source: string; flags: string }
  | { type: 'list'; items: RunValue[] }
  | { type: 'object'; entries: [string, RunValue][] }
  | { type: 'chain'; root: RunRoot; calls: RunCall[] };

type RunRoot = { name: string } | { subject: RunValue; isNot: boolean };

export interface RunCall {
  className: string;
  member: string;
  /** None for a property: `page.keyboard`. */
  args?: RunValue[];
}

export interface RunStatement {
  from: number;
  to: number;
  /** The variable that it declares. */
  target?: string;
  value: RunValue;
}

export interface RunText {
  language: Language;
  statements: RunStatement[];
}

const LOCATING = /^(getBy\w+|locator|frameLocator)$/;

/** What a sample may call. The rest needs a browser around the page, functions, or files. */
const MEMBERS: Readonly<Record<string, RegExp>> = {
  Page: /^(goto|reload|url|title|waitForURL|waitForLoadState|keyboard|mouse)$/,
  Locator:
    /^(and|or|filter|first|last|nth|describe|contentFrame|click|dblclick|fill|clear|press|pressSequentially|check|uncheck|setChecked|selectOption|selectText|hover|focus|blur|scrollIntoViewIfNeeded|dragTo|dispatchEvent|waitFor|textContent|innerText|innerHTML|inputValue|getAttribute|count|is\w+|allInnerTexts|allTextContents)$/,
  FrameLocator: /^(first|last|nth|owner)$/,
  Keyboard: /^\w+$/,
  Mouse: /^\w+$/,
  LocatorAssertions: /^(?!toMatchAriaSnapshot|toHaveScreenshot|toMatchSnapshot)/,
  PageAssertions: /^to(HaveURL|HaveTitle)$/,
};

/** For the worker: a refusal says where and why, as `error` and `at`. */
export function readRunText(question: {
  text: string;
  language: Language;
}): RunText | { error: string; at: number } {
  const read = orRefusal(() => readRun(question.text, question.language));
  return read instanceof Refusal ? { error: read.message, at: read.at } : read;
}

/** Reads a sample that the panel can perform; throws a `Refusal` with the place and the reason for all others. */
export function readRun(text: string, own: Language): RunText {
  const { language, statements } = readStatements(text, own);
  const declared = new Set<string>();

  function valueOf(value: Value): RunValue {
    switch (value.type) {
      case 'string':
      case 'boolean':
        return { type: 'plain', value: value.value };
      case 'number':
        return {
          type: 'plain',
          value: Number(value.text.replaceAll('_', '').replace(/[fdL]$/, '')),
        };
      case 'null':
        return { type: 'plain', value: null };
      case 'pattern':
        return { type: 'pattern', source: value.source, flags: value.flags };
      case 'list':
        return { type: 'list', items: value.items.map(valueOf) };
      case 'object':
        return {
          type: 'object',
          entries: value.entries.map(({ name, value: each }) => [name, valueOf(each)]),
        };
      case 'chain':
        return chainOf(value.chain);
      case 'template':
        throw new Refusal(value.from, 'The text contains an expression, which can’t run here.');
    }
  }

  function chainOf({ root, calls, from }: Chain): RunValue {
    if (root.type === 'expect') {
      const { subject, isNot } = root;
      return {
        type: 'chain',
        root: { subject: valueOf(subject), isNot },
        calls: calls.map(callOf),
      };
    }
    const isPage = /^_?page$/i.test(root.name);
    if (root.name && !isPage && !declared.has(root.name))
      throw new Refusal(from, `"${root.name}" is declared nowhere in this sample.`);
    const name = root.name && !isPage ? root.name : 'page';
    return { type: 'chain', root: { name }, calls: calls.map(callOf) };
  }

  function callOf({ className, member, given, from }: Call): RunCall {
    const known = memberOf('javascript', className, member);
    const isAllowed = LOCATING.test(member)
      ? /^(Page|Locator|FrameLocator)$/.test(className)
      : MEMBERS[className]?.test(member);
    if (!known || !isAllowed)
      throw new Refusal(from, `"${member}" needs more than a page: it can’t run here.`);
    if (known.isProperty) return { className, member };
    const rest = new Map(given.map(({ name, value }) => [name, valueOf(value)]));
    const last = known.args?.findLastIndex(({ name }) => rest.has(name)) ?? -1;
    const args = (known.args ?? []).slice(0, last + 1).map(({ name }): RunValue => {
      const value = rest.get(name) ?? { type: 'plain', value: null };
      rest.delete(name);
      return value;
    });
    if (rest.size > 0) args.push({ type: 'object', entries: [...rest] });
    return { className, member, args };
  }

  const read = statements.map(({ from, to, target, value }): RunStatement => {
    const result = { from, to, ...(target && { target: target.name }), value: valueOf(value) };
    if (target) declared.add(target.name);
    return result;
  });
  return { language, statements: read };
}

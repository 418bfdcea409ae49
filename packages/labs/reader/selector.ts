import * as framework from 'virtual:framework/locatorUtils';
import { escapeForTextSelector } from 'virtual:framework/stringUtils';
import { Refusal, toPattern } from './code.ts';
import type { Call, Chain, Field, Value } from './statements.ts';

/** The part of a chain that locates, as a selector, and where that part ends. */
interface Located {
  selector: string;
  to: number;
}

/** The selector of a chain, as the framework’s own `Locator` builds it; undefined if there is no locator in it. */
export function selectorOf(
  { root, calls, from, to }: Chain,
  testIdAttribute: string,
): Located | undefined {
  if (root.type === 'expect') {
    return root.subject.type === 'chain'
      ? selectorOf(root.subject.chain, testIdAttribute)
      : undefined;
  }
  const locating = calls.findIndex((call) => !isLocating(call));
  const used = locating === -1 ? calls : calls.slice(0, locating);
  const [first] = calls;
  if (used.length === 0) return first && actedOn(first);
  if (!/^(Page|Frame)?$/.test(root.className ?? '') && root.name !== '') {
    throw new Refusal(
      from,
      `The lab doesn’t know what "${root.name}" locates. Start with the page.`,
    );
  }
  const selector = used.reduce((before, call) => addCall(before, call, testIdAttribute), '');
  return { selector: selector.replace(/^ >> /, ''), to: used.at(-1)?.to ?? to };
}

/** `page.click('text=Save')` */
function actedOn({ given, from }: Call): Located | undefined {
  const { value } = given.find(({ name }) => name === 'selector') ?? {};
  return value && { selector: stringOf(value), to: from - '.'.length };
}

const LOCATING = new Set(['Page', 'Frame', 'Locator', 'FrameLocator']);

function isLocating({ className, member }: Call): boolean {
  return (
    LOCATING.has(className) &&
    (member.startsWith('getBy') || member in STEPS || member === 'mainFrame')
  );
}

type Given = ReadonlyMap<string, Value>;

const ENTER_FRAME = 'internal:control=enter-frame';

/** What each member adds to a selector, apart from options; see `client/locator.js` of the framework. */
const STEPS: Readonly<
  Record<string, (given: Given, testIdAttribute: string, isInFrame: boolean) => string>
> = {
  locator: (given, testIdAttribute, isInFrame) => {
    const inner = given.get('selectorOrLocator') ?? given.get('selector');
    if (inner?.type !== 'chain') return stringOf(inner);
    const selector = quoted(inner, testIdAttribute);
    return isInFrame ? (JSON.parse(selector) as string) : `internal:chain=${selector}`;
  },
  frameLocator: (given) => stringOf(given.get('selector')),
  filter: () => '',
  first: () => 'nth=0',
  last: () => 'nth=-1',
  nth: (given) => `nth=${numberOf(given.get('index'))}`,
  and: (given, testIdAttribute) => `internal:and=${quoted(given.get('locator'), testIdAttribute)}`,
  or: (given, testIdAttribute) => `internal:or=${quoted(given.get('locator'), testIdAttribute)}`,
  describe: (given) => `internal:describe=${JSON.stringify(stringOf(given.get('description')))}`,
  contentFrame: () => '',
  mainFrame: () => '',
  owner: () => '',
};

/** Selectors quote the selectors inside them: with each level, quotes get twice as long. */
const MAX_LENGTH = 100_000;

function addCall(before: string, call: Call, testIdAttribute: string): string {
  const given: Given = new Map(call.given.map(({ name, value }) => [name, value]));
  // What is located in a frame starts in its document.
  const isInFrame =
    call.className === 'FrameLocator' && !/^(first|last|nth|owner)$/.test(call.member);
  const own =
    STEPS[call.member]?.(given, testIdAttribute, isInFrame) ?? getBy(call, testIdAttribute);
  const added = [
    ...(isInFrame ? [ENTER_FRAME] : []),
    own,
    ...filters(given, call, testIdAttribute),
  ];
  const selector = [before, ...added.filter(Boolean)].join(' >> ');
  if (selector.length > MAX_LENGTH)
    throw new Refusal(call.from, 'There are too many locators in each other.');
  return selector;
}

function getBy({ member, given, from }: Call, testIdAttribute: string): string {
  const [text, ...options] = given;
  const value = text && plain(text.value);
  if (member === 'getByTestId')
    return framework.getByTestIdSelector(testIdAttribute, value as string);
  if (member === 'getByRole')
    return framework.getByRoleSelector(value as string, plainFields(options));
  const by = (framework as Partial<typeof framework>)[`${member}Selector` as 'getByTextSelector'];
  if (!by) throw new Refusal(from, `The lab doesn’t know "${member}".`);
  return by(value as string, plainFields(options));
}

/** `hasText`, `has` and so on, in the order of the framework. */
function filters(given: Given, { member }: Call, testIdAttribute: string): string[] {
  if (member !== 'filter' && member !== 'locator') return [];
  const option = (name: string, write: (value: Value) => string) => {
    const value = given.get(name);
    return value ? [write(value)] : [];
  };
  // The framework ignores an empty text.
  const text = (name: string, engine: string) =>
    option(name, (value) => {
      const wanted = plain(value) as string | RegExp;
      return wanted && `internal:${engine}=${escapeForTextSelector(wanted, false)}`;
    });
  return [
    ...text('hasText', 'has-text'),
    ...text('hasNotText', 'has-not-text'),
    ...option('has', (value) => `internal:has=${quoted(value, testIdAttribute)}`),
    ...option('hasNot', (value) => `internal:has-not=${quoted(value, testIdAttribute)}`),
    ...option('visible', (value) => `visible=${plain(value) ? 'true' : 'false'}`),
  ];
}

function quoted(value: Value | undefined, testIdAttribute: string): string {
  const located = value?.type === 'chain' ? selectorOf(value.chain, testIdAttribute) : undefined;
  if (!located) throw new Refusal(value?.from ?? 0, 'The lab needs the whole locator here.');
  return JSON.stringify(located.selector);
}

/** Options as the framework takes them. */
function plainFields(fields: readonly Field[]): Record<string, unknown> {
  return Object.fromEntries(fields.map(({ name, value }) => [name, plain(value)]));
}

function plain(value: Value): unknown {
  switch (value.type) {
    case 'string':
    case 'boolean':
      return value.value;
    case 'number':
      return Number(value.text.replaceAll('_', ''));
    case 'pattern':
      return toPattern(value.source, value.flags, value.from);
    default:
      throw new Refusal(
        value.from,
        'The lab needs a text or a regular expression here: it doesn’t run code.',
      );
  }
}

function stringOf(value: Value | undefined): string {
  if (value?.type === 'string') return value.value;
  throw new Refusal(value?.from ?? 0, 'The lab needs a text here: it doesn’t run code.');
}

function numberOf(value: Value | undefined): string {
  if (value?.type === 'number') return String(plain(value));
  throw new Refusal(value?.from ?? 0, 'The lab needs a number here: it doesn’t run code.');
}

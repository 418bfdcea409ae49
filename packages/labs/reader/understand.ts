import { classNames, memberNamed, memberOf, suggestMember } from './api.ts';
import { flatten, orRefusal, Refusal, type Code, type CodeStatement, type Step } from './code.ts';
import { dotted } from './idioms.ts';
import { createValueReader } from './readValue.ts';
import type { Call, Chain, Root, Statement } from './statements.ts';
import { EXPECT, type Language } from '../worker/languages.ts';

/** Finds out what each statement of a language means, with the facts about the API. */
export function understand(
  statements: readonly (CodeStatement | Refusal)[],
  language: Language,
): (Statement | Refusal)[] {
  /** The classes of variables that were declared so far; undefined for other values. */
  const declared = new Map<string, string | undefined>();
  const { valueOf, givenOf } = createValueReader(language, chainOf);

  function statement({ target, value: code, from, to }: CodeStatement): Statement {
    const isAwaited = code.type === 'await';
    const value = valueOf(isAwaited ? code.value : code, undefined);
    if (!target && value.type !== 'chain')
      throw new Refusal(from, 'This is a value, and no call of Playwright.');
    if (value.type === 'chain' && value.chain.calls.length === 0)
      throw new Refusal(value.from, `"${dotted(code) || 'This'}" alone does nothing.`);
    if (target) {
      declared.set(target.name, value.type === 'chain' ? value.chain.className : undefined);
    }
    return { from, to, value, isAwaited, ...(target && { target }) };
  }

  function chainOf(code: Code): Chain {
    const { root: first, steps } = flatten(code);
    const { root, rest } = rootOf(first, steps, code);
    const calls: Call[] = [];
    let className: string | undefined = root.className;
    let last = '';
    let current = root;
    for (const step of rest) {
      if (className === undefined) {
        throw new Refusal(
          step.at,
          last
            ? `What "${last}" returns is no object of Playwright: the lab can’t read on.`
            : `The lab doesn’t know what "${root.type === 'variable' ? root.name : ''}" is.`,
        );
      }
      if (current.type === 'expect' && calls.length === 0 && isNotStep(step, className)) {
        current = { ...current, isNot: true };
        continue;
      }
      const negated = current.type === 'expect' ? negatedName(step.name, className) : undefined;
      if (negated && current.type === 'expect') current = { ...current, isNot: true };
      const call = callOf(step, className, negated);
      const member = memberOf('javascript', call.className, call.member);
      calls.push(call);
      last = step.name;
      className = member?.returns;
      if (member?.isAsync && step !== rest.at(-1))
        throw new Refusal(
          step.at,
          `"${last}" has to be waited for before the next call: use two statements.`,
        );
    }
    if (current.type === 'expect' && calls.length === 0)
      throw new Refusal(code.from, 'The assertion has no matcher.');
    return { from: code.from, to: code.to, root: current, calls, className };
  }

  function isNotStep({ name }: Step, className: string): boolean {
    return language !== 'python' && memberNamed(language, className, name) === 'not';
  }

  /** `not_to_be_visible` → `toBeVisible` */
  function negatedName(spelled: string, className: string): string | undefined {
    const name = language === 'python' ? memberNamed(language, className, spelled) : undefined;
    if (!name?.startsWith('NotTo')) return undefined;
    return `to${name.slice('NotTo'.length)}`;
  }

  function rootOf(
    first: Step,
    steps: readonly Step[],
    code: Code,
  ): { root: Root; rest: readonly Step[] } {
    const assertion = assertionOf(first, steps);
    if (assertion) return assertion;
    const isField = /^(this|self)$/.test(first.name) && steps.length > 0;
    const [variable, ...others] = isField ? steps : [first, ...steps];
    if (!variable) throw new Refusal(code.from, 'This is nothing.');
    const exported = exportOf(variable, others);
    if (exported) return exported;
    if (!variable.args) {
      const name = variable.name;
      const className = declared.has(name) ? declared.get(name) : classOf(name, others);
      const isDeclared = declared.has(name);
      return { root: { type: 'variable', name, isField, isDeclared, className }, rest: others };
    }
    // A locator alone: the page is left out.
    const bare = [variable, ...others];
    const pageless = ['Page', 'Locator'].find((each) => memberNamed(language, each, variable.name));
    const member = pageless && memberNamed(language, pageless, variable.name);
    const returned = member && memberOf('javascript', pageless, member)?.returns;
    if (returned === 'Locator' || returned === 'FrameLocator') {
      const root = {
        type: 'variable',
        name: '',
        isField,
        isDeclared: false,
        className: pageless,
      } as const;
      return { root, rest: bare };
    }
    throw new Refusal(variable.at, `The lab doesn’t know "${variable.name}".`);
  }

  /** `chromium` of Node.js is `playwright.chromium` of other languages. */
  function exportOf(
    variable: Step,
    others: readonly Step[],
  ): { root: Root; rest: readonly Step[] } | undefined {
    const isExport =
      /^(chromium|firefox|webkit)$/.test(variable.name) ||
      (variable.name === 'request' && others[0]?.name === 'newContext');
    if (language !== 'javascript' || !isExport || declared.has(variable.name)) return undefined;
    const known = { isField: false, isDeclared: false, className: 'Playwright' };
    return {
      root: { type: 'variable', name: 'playwright', ...known },
      rest: [variable, ...others],
    };
  }

  /** The class that a variable most likely has: by its name, or else by what is called on it. */
  function classOf(name: string, steps: readonly Step[]): string | undefined {
    const [next] = steps;
    if (!next) return undefined;
    const lower = name.toLowerCase().replace(/[_\d]/g, '');
    const byName = classNames().filter((each) =>
      lower.endsWith((OBJECTS[each] ?? each).toLowerCase()),
    );
    const candidates = [...byName.sort((one, other) => other.length - one.length), ...LIKELY];
    const found = candidates.find((each) => memberNamed(language, each, next.name) !== undefined);
    if (found) return found;
    const [likely] = byName;
    if (likely) return likely;
    throw new Refusal(
      next.at,
      `The lab doesn’t know what "${name}" is: neither a page nor a locator has "${next.name}".${suggestMember(language, 'Locator', next.name)}`,
    );
  }

  function assertionOf(
    first: Step,
    steps: readonly Step[],
  ): { root: Root; rest: readonly Step[] } | undefined {
    const [second] = steps;
    const isQualified =
      !first.args &&
      second?.args &&
      /^(PlaywrightAssertions|Assertions|expect|self|this)$/.test(first.name);
    const [start, rest] = isQualified ? [second, steps.slice(1)] : [first, steps];
    const isSoft = first.name === 'expect' && start.name === 'soft';
    if (!isSoft && start.name !== EXPECT[language]) {
      if (first.name === 'expect' && language === 'javascript' && !first.args)
        throw new Refusal(start.at, `"expect.${start.name}" exists in Node.js only.`);
      return undefined;
    }
    const [subject, message] = start.args ?? [];
    if (!subject) throw new Refusal(start.at, `"${start.name}" needs what to check.`);
    const value = valueOf(subject, undefined);
    const [next] = rest.filter(({ name }) => !/^not$/i.test(name));
    const className = value.type === 'chain' ? assertionsFor(value.chain, next) : undefined;
    if (className === undefined)
      throw new Refusal(
        subject.from,
        'This checks a value: each language leaves that to its test framework.',
      );
    const root: Root = {
      type: 'expect',
      subject: value,
      message: message && valueOf(message, undefined),
      isNot: false,
      isSoft,
      className,
    };
    return { root, rest };
  }

  /** The matchers for a page, locator or response; a variable may be any of them. */
  function assertionsFor({ className, root }: Chain, next: Step | undefined): string | undefined {
    if (className) return ASSERTIONS[className];
    if (root.type !== 'variable' || !next) return undefined;
    const byName = Object.keys(ASSERTIONS).filter((each) =>
      root.name.toLowerCase().endsWith(each.toLowerCase()),
    );
    return [...byName, 'Locator', 'Page', 'APIResponse']
      .map((each) => ASSERTIONS[each] ?? '')
      .find((each) => memberNamed(language, each, next.name) !== undefined);
  }

  function callOf(step: Step, className: string, negated: string | undefined): Call {
    if (EVENTS.test(step.name))
      throw new Refusal(
        step.at,
        'What listens to events is a function, and the lab can’t translate functions.',
      );
    const name = memberNamed(language, className, step.name);
    const own = name === undefined ? undefined : memberOf(language, className, name);
    if (name === undefined || !own) {
      throw new Refusal(
        step.at,
        `${className} has no "${step.name}".${suggestMember(language, className, step.name)}`,
      );
    }
    if (memberOf('python', className, name)?.type?.startsWith('EventContextManager'))
      throw new Refusal(
        step.at,
        `"${step.name}" waits for an event of what follows or is inside it, which each language writes in another way.`,
      );
    if (own.isProperty && step.args)
      throw new Refusal(step.at, `"${step.name}" is a property: leave out the brackets.`);
    if (!own.isProperty && !step.args)
      throw new Refusal(step.at, `"${step.name}" is a method: add brackets.`);
    const member = negated ?? name;
    const known = memberOf('javascript', className, member);
    return { from: step.at, to: step.to, className, member, given: givenOf(step, own, known) };
  }

  return statements.map((each) =>
    each instanceof Refusal ? each : orRefusal(() => statement(each)),
  );
}

const EVENTS = /^(on|once|off|addListener|removeListener|remove_listener|(on|off)[A-Z]\w*)$/;

/** What variables are called, where that is not the name of the class. */
const OBJECTS: Readonly<Record<string, string>> = {
  BrowserContext: 'context',
  APIRequestContext: 'request',
  APIResponse: 'response',
};

/** What a variable may be if its name doesn’t tell. */
const LIKELY = [
  'Locator',
  'Page',
  'FrameLocator',
  'Frame',
  'BrowserContext',
  'Browser',
  'Response',
  'Download',
  'Dialog',
];

const ASSERTIONS: Readonly<Record<string, string>> = {
  Page: 'PageAssertions',
  Locator: 'LocatorAssertions',
  APIResponse: 'APIResponseAssertions',
};

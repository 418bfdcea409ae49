import type { RunCall, RunStatement, RunValue } from './statements.ts';

export type StepResult = { value: unknown } | { error: Error };

/** What statements are run with: the library itself, or what drives a frame. */
export interface PerformApi {
  page: object;
  expect: (subject: unknown) => object;
  /** Calls the API under the name that its messages have: `locator.click`. */
  named: <Result>(name: string, owner: unknown, call: () => Promise<Result>) => Promise<Result>;
}

/** Runs statements one after the other, as the code of a test would. */
export function createPerformer(api: PerformApi) {
  const variables = new Map<string, unknown>([['page', api.page]]);

  async function valueOf(value: RunValue): Promise<unknown> {
    switch (value.type) {
      case 'plain':
        return value.value;
      case 'pattern':
        return new RegExp(value.source, value.flags);
      case 'list':
        return Promise.all(value.items.map(valueOf));
      case 'object': {
        const entries = value.entries.map(async ([name, each]) => [name, await valueOf(each)]);
        return Object.fromEntries((await Promise.all(entries)) as [string, unknown][]);
      }
      case 'chain': {
        const { root, calls } = value;
        if ('name' in root) return callAll({ object: variables.get(root.name) }, calls);
        const subject = await valueOf(root.subject);
        const assertion = api.expect(subject) as { not: object };
        return callAll(
          { object: root.isNot ? assertion.not : assertion, subject },
          calls,
          root.isNot,
        );
      }
    }
  }

  /** In an object, because a locator is no promise, but what `await` would make of one is. */
  async function callAll(
    start: { object: unknown; subject?: unknown },
    calls: readonly RunCall[],
    isNot = false,
  ): Promise<unknown> {
    let { object } = start;
    for (const { className, member, args } of calls) {
      const owner = object as Record<string, (...given: unknown[]) => unknown>;
      if (!args) object = owner[member];
      else {
        const given = await Promise.all(args.map(valueOf));
        object = await api.named(nameOf(className, member, isNot), start.subject ?? owner, () =>
          Promise.resolve(owner[member]?.(...given)),
        );
      }
    }
    return object;
  }

  return async ({ target, value }: RunStatement): Promise<StepResult> => {
    try {
      const result = await valueOf(value);
      if (target !== undefined) variables.set(target, result);
      return { value: result };
    } catch (error) {
      return { error: error instanceof Error ? error : new Error(String(error)) };
    }
  };
}

/** `locator.click`, or `not toBeVisible` for the title of an assertion. */
function nameOf(className: string, member: string, isNot: boolean): string {
  if (className.endsWith('Assertions')) return isNot ? `not ${member}` : member;
  return `${className.charAt(0).toLowerCase()}${className.slice(1)}.${member}`;
}

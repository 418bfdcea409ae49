/** A finding that is right as it is. */
export interface Accepted {
  kind: string;
  /** As the command prints it: `Page.goto.timeout`. */
  place: string;
  why: string;
}

export const ACCEPTED: readonly Accepted[] = [
  {
    kind: 'signature',
    place: 'ElementHandle.querySelector',
    why: 'Declared with `strict` as for a page, but a handle ignores it.',
  },
  {
    kind: 'signature',
    place: 'Locator.evaluateHandle',
    why: 'Node.js takes a `timeout`, but the declarations do not say so.',
  },
  {
    kind: 'item-extra',
    place: 'Locator.evaluateHandle timeout',
    why: 'Node.js takes it, but the declarations do not say so.',
  },
  ...[
    ...['BrowserType.launch', 'BrowserType.launchPersistentContext', 'BrowserType.launchServer'],
    ...['BrowserType.connectOverCDP', 'Electron.launch'],
  ].map((member): Accepted => ({
    kind: 'default',
    place: `${member}.timeout`,
    why: 'The packages wait for three minutes, and the description says 30 seconds.',
  })),
  {
    kind: 'timeout-mention',
    place: 'ElectronApplication.waitForEvent.optionsOrPredicate.timeout',
    why: 'An application has timeouts of its own; those of a context do not apply.',
  },
  {
    kind: 'timeout-mention',
    place: 'BrowserContext.waitForCondition.timeout',
    why: 'Events of a context do not know the timeouts of a page.',
  },
];

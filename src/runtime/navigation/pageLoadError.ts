/** Why a page could not be loaded. */
export type PageLoadReason =
  /** There was no response. */
  | 'network'
  /** The server has no such file. */
  | 'missing'
  /** The file is not what it is meant to be. */
  | 'invalid'
  /** The site was redeployed since this tab was opened. */
  | 'newBuild'
  /** The code that shows the page did not load. */
  | 'module';

export class PageLoadError extends Error {
  override readonly name = 'PageLoadError';
  readonly reason: PageLoadReason;

  constructor(reason: PageLoadReason, message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

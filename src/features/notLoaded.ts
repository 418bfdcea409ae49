/** Thrown where a rendering needs something that is still on its way: after `load`, it can be tried again. */
export class NotLoaded extends Error {
  constructor(readonly load: () => Promise<void>) {
    super('something that a page needs is not loaded yet');
  }
}

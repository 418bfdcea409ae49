/** Thrown where a rendering needs something that is still on its way: after `load`, it can be tried again. */
export class NotLoaded extends Error {
  constructor(readonly load: () => Promise<void>) {
    super('something that a page needs is not loaded yet');
  }
}

/** Something that is loaded once, when it is needed; `get` throws until it is there. */
export function createLate<T extends object>(start: () => Promise<T>) {
  let loading: Promise<T> | undefined;
  let value: T | undefined;
  const load = async (): Promise<void> => {
    value = await (loading ??= start());
  };
  const get = (): T => {
    if (!value) throw new NotLoaded(load);
    return value;
  };
  return { load, get };
}

/** Functions that run in the page: between the two, searches get no response. */

export function holdResponses(): void {
  const worker = Worker.prototype;
  const post = Reflect.get(worker, 'postMessage') as (this: Worker, ...message: unknown[]) => void;
  const held: (() => void)[] = [];
  worker.postMessage = function (this: Worker, ...message: unknown[]) {
    held.push(() => post.apply(this, message));
  };
  const releaseResponses = (): void => {
    Object.assign(worker, { postMessage: post });
    for (const send of held) send();
  };
  Object.assign(window, { releaseResponses });
}

export function releaseResponses(): void {
  const { releaseResponses: release } = window as unknown as { releaseResponses: () => void };
  release();
}

/** Functions that run in the page: between the two, searches get no response. */

export function holdAnswers(): void {
  const worker = Worker.prototype;
  const post = Reflect.get(worker, 'postMessage') as (this: Worker, ...message: unknown[]) => void;
  const held: (() => void)[] = [];
  worker.postMessage = function (this: Worker, ...message: unknown[]) {
    held.push(() => post.apply(this, message));
  };
  const releaseAnswers = (): void => {
    Object.assign(worker, { postMessage: post });
    for (const send of held) send();
  };
  Object.assign(window, { releaseAnswers });
}

export function releaseAnswers(): void {
  const { releaseAnswers: release } = window as unknown as { releaseAnswers: () => void };
  release();
}

/** Functions that run in the page. Between the first two, searches get no response. */

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

/** Records what is searched for from now on; `recordedQueries` returns it. */
export function recordQueries(): void {
  const worker = Worker.prototype;
  const post = Reflect.get(worker, 'postMessage') as (this: Worker, ...message: unknown[]) => void;
  const queries: string[] = [];
  worker.postMessage = function (this: Worker, ...message: unknown[]) {
    const [{ request }] = message as [{ request?: { query: string } }];
    if (request) queries.push(request.query);
    post.apply(this, message);
  };
  Object.assign(window, { queries });
}

export function recordedQueries(): string[] {
  return (window as unknown as { queries: string[] }).queries;
}

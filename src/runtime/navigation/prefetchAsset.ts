/** Prefetches a file with the lowest-priority mechanism available (behavior prefetch-fallback). */
export function prefetchAsset(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(new Error(`Prefetching ${url} failed.`));
    const link = document.createElement('link');
    if (supportsPrefetch(link)) {
      link.onload = () => resolve();
      link.onerror = fail;
      link.rel = 'prefetch';
      link.href = url;
      document.head.append(link);
      return;
    }
    const request = new XMLHttpRequest();
    request.open('GET', url, true);
    request.withCredentials = true;
    request.onload = () => (request.status === 200 ? resolve() : fail());
    request.onerror = fail;
    request.send();
  });
}

function supportsPrefetch(link: HTMLLinkElement): boolean {
  try {
    return link.relList.supports('prefetch');
  } catch {
    return false;
  }
}

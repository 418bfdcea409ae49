/** Functions that run in the page and return what a reader would see. */

export function headingText(): string {
  return document.querySelector('h1')?.textContent.trim() ?? '';
}

export function scrollTop(): number {
  return Math.round(scrollY);
}

/** The position of an element once neither it nor the page has moved for ten frames and half a second. */
export function settledTop(id: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let last = '';
    let frames = 0;
    let since = 0;
    const measure = (now: number): void => {
      const element = document.getElementById(id);
      if (!element) {
        reject(new Error(`#${id} is not there`));
        return;
      }
      const { top } = element.getBoundingClientRect();
      const layout = `${top} ${scrollY} ${document.documentElement.scrollHeight}`;
      frames = layout === last ? frames + 1 : 0;
      if (frames === 0) since = now;
      last = layout;
      if (frames >= 10 && now - since >= 500) resolve(Math.round(top));
      else requestAnimationFrame(measure);
    };
    requestAnimationFrame(measure);
  });
}

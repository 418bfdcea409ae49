/** Functions that run in the page and return what a reader would see. */

export function headingText(): string {
  return document.querySelector('h1')?.textContent.trim() ?? '';
}

export function scrollTop(): number {
  return Math.round(scrollY);
}

/** The position of an element once neither it nor the page has moved for about a second. */
export function settledTop(id: string): Promise<number> {
  const STILL_FRAMES = 60;
  return new Promise((resolve, reject) => {
    let last = '';
    let still = 0;
    const measure = (): void => {
      const element = document.getElementById(id);
      if (!element) {
        reject(new Error(`#${id} is not there`));
        return;
      }
      const { top } = element.getBoundingClientRect();
      const now = `${top} ${scrollY} ${document.documentElement.scrollHeight}`;
      still = now === last ? still + 1 : 0;
      last = now;
      if (still >= STILL_FRAMES) resolve(Math.round(top));
      else requestAnimationFrame(measure);
    };
    measure();
  });
}

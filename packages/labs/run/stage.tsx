/** @jsxRuntime classic */
/** @jsx create */
import { create } from '../page/dom.ts';
import type { Run } from './startRun.ts';

/** Viewports: that of a small laptop, in which samples are compared, and that of a large phone for narrow screens. */
const VIEWPORTS = [
  { width: 960, height: 600 },
  { width: 480, height: 600 },
] as const;
const NARROW = 560;
const FOLLOW_MS = 150;
const MAX_MARKS = 50;

/** Where the frame is shown, scaled to the space there is, with the elements highlighted that the code is about. */
export function createStage() {
  const place = <div class="run-place" />;
  const marks = <div class="run-marks" aria-hidden="true" />;
  const element = (
    <div class="run-stage">
      {place}
      {marks}
    </div>
  );
  let timer: number | undefined;
  let viewport: (typeof VIEWPORTS)[number] = VIEWPORTS[0];
  // In the next frame: the scale changes the height of what is observed.
  const sizes = new ResizeObserver(() => window.requestAnimationFrame(scale));
  sizes.observe(element);

  function scale(): void {
    element.style.setProperty('--run-width', `${viewport.width}px`);
    element.style.setProperty('--run-height', `${viewport.height}px`);
    element.style.setProperty('--run-scale', String(element.clientWidth / viewport.width));
  }

  function drawn({ x, y, width, height }: DOMRect): Element {
    const mark = <div />;
    Object.assign(mark.style, {
      ...{ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` },
    });
    return mark;
  }

  function stop(): void {
    window.clearInterval(timer);
    marks.replaceChildren();
  }

  return {
    element,
    place,
    /** A page keeps the viewport that it started with. */
    resize() {
      viewport = element.clientWidth < NARROW ? VIEWPORTS[1] : VIEWPORTS[0];
      scale();
      stop();
    },
    follow({ targets }: Run) {
      stop();
      timer = window.setInterval(() => {
        void targets().then((boxes) =>
          marks.replaceChildren(...boxes.slice(0, MAX_MARKS).map(drawn)),
        );
      }, FOLLOW_MS);
    },
    stop() {
      stop();
      sizes.disconnect();
    },
  };
}

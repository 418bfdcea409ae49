/** What the browser reports while a page loads; times in ms since the start of the navigation. */
interface Probes {
  largestPaint: number | undefined;
  layoutShift: number;
  longTasks: { start: number; end: number }[];
}

declare global {
  interface Window {
    probes: Probes;
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Runs in the browser before any script of the page. */
export function installProbes(): void {
  const probes: Probes = { largestPaint: undefined, layoutShift: 0, longTasks: [] };
  window.probes = probes;

  function observe(type: string, handle: (entry: PerformanceEntry) => void): void {
    new PerformanceObserver((list) => list.getEntries().forEach(handle)).observe({
      type,
      buffered: true,
    });
  }

  observe('largest-contentful-paint', ({ startTime }) => {
    probes.largestPaint = startTime;
  });
  observe('longtask', ({ startTime, duration }) => {
    probes.longTasks.push({ start: startTime, end: startTime + duration });
  });
  observe('layout-shift', (entry) => {
    // TypeScript's DOM library does not know this entry yet.
    const { value, hadRecentInput } = entry as LayoutShift;
    if (!hadRecentInput) probes.layoutShift += value;
  });
}

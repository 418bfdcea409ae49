/** A step that takes longer than this shows its progress. */
export const PROGRESS_DELAY_MS = 2000;

const WIDTH = 30;
const REDRAW_MS = 200;

/** Where progress is shown: the part of a terminal stream that we need. */
export interface Terminal {
  isTTY?: boolean | undefined;
  write: (text: string) => unknown;
}

export interface Progress {
  /** Updates the progress; unknown if omitted. */
  update: (done: number, total: number) => void;
  /** Removes the bar. */
  end: () => void;
}

/** Shows a bar in a terminal once a step takes long; elsewhere it stays silent. */
export function startProgress(name: string, terminal: Terminal): Progress {
  if (!terminal.isTTY) return { update: () => undefined, end: () => undefined };
  const started = Date.now();
  let [done, total] = [0, 0];
  const draw = (): void => {
    const elapsed = Date.now() - started;
    if (elapsed >= PROGRESS_DELAY_MS) {
      terminal.write(`\r\x1B[K${progressLine({ name, done, total, elapsed })}`);
    }
  };
  const timer = setInterval(draw, REDRAW_MS);
  return {
    update: (...state) => ([done, total] = state),
    end() {
      clearInterval(timer);
      terminal.write('\r\x1B[K');
    },
  };
}

interface ProgressState {
  name: string;
  done: number;
  total: number;
  elapsed: number;
}

/** `Unit tests ████████░░░░░░ 120/340  12 s`; without a total only the seconds change. */
export function progressLine({ name, done, total, elapsed }: ProgressState): string {
  const time = `${Math.floor(elapsed / 1000)} s`;
  if (total === 0) return `${name} …  ${time}`;
  const filled = Math.round((WIDTH * Math.min(done, total)) / total);
  return `${name} ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done}/${total}  ${time}`;
}

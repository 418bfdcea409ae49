/** Shared by all tabs. */
export const LEFT_KEY = 'stagehand-left';

const AT_FIRST = 42;

export function readLeft(): number {
  return Number(window.localStorage.getItem(LEFT_KEY) ?? AT_FIRST);
}

/** For each line whether it belongs to a fenced code block, its fences included. */
export function markFenced(lines: readonly string[]): boolean[] {
  let fence: string | undefined;
  return lines.map((line) => {
    const marks = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence === undefined) {
      fence = marks;
      return marks !== undefined;
    }
    if (marks?.startsWith(fence) && line.trim() === marks) fence = undefined;
    return true;
  });
}

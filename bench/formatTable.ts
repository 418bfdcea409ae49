/** Plain text columns: the first is left-aligned, the others, which contain numbers, right-aligned. */
export function formatTable(lines: readonly (readonly string[])[]): string {
  const count = Math.max(0, ...lines.map((line) => line.length));
  const widths = Array.from({ length: count }, (_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      widths
        .map((width, column) => alignCell(line[column] ?? '', width, column))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function alignCell(text: string, width: number, column: number): string {
  return column === 0 ? text.padEnd(width) : text.padStart(width);
}

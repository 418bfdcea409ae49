const WIDTH = 260;
const HEIGHT = 18;

/** The runs as dots on a line from zero, and the bar as a stroke across it. */
export function spreadPlot(values: readonly number[], bar: number | undefined): string {
  const highest = Math.max(...values, bar ?? 0);
  if (values.length === 0 || highest <= 0) return '';
  const at = (value: number) => ((value / highest) * (WIDTH - 10) + 5).toFixed(1);
  const dots = values.map((value) => `<circle cx="${at(value)}" cy="9" r="3" opacity=".6"/>`);
  const stroke =
    bar === undefined ? '' : `<path d="M${at(bar)} 1v16" stroke="crimson" stroke-width="2"/>`;
  return `<svg width="${WIDTH}" height="${HEIGHT}" role="img"><path d="M5 9h${WIDTH - 10}" opacity=".3"/>${dots.join('')}${stroke}</svg>`;
}

export interface Point {
  x: number;
  y: number;
}

/** Points with the straight line that fits them best: what linear cost would look like. */
export function linePlot(points: readonly Point[], labels: { x: string; y: string }): string {
  const [width, height, margin] = [520, 300, 45];
  const { start, slope } = fitLine(points);
  const right = Math.max(...points.map(({ x }) => x));
  const end = start + slope * right;
  const top = Math.max(...points.map(({ y }) => y), end);
  const x = (value: number) => (margin + (value / right) * (width - 2 * margin)).toFixed(1);
  const y = (value: number) => (height - margin - (value / top) * (height - 2 * margin)).toFixed(1);
  const dots = points.map(
    (point) =>
      `<circle cx="${x(point.x)}" cy="${y(point.y)}" r="4"/><text x="${x(point.x)}" y="${height - margin + 18}" text-anchor="middle" stroke="none">${point.x}</text>`,
  );
  return `<svg width="${width}" height="${height}" role="img" aria-label="${labels.y} against ${labels.x}">
<path d="M${margin} ${margin}V${height - margin}H${width - margin}" fill="none"/>
<path d="M${x(0)} ${y(start)}L${x(right)} ${y(end)}" opacity=".4" stroke-dasharray="4"/>
${dots.join('\n')}
<text x="${width / 2}" y="${height - 5}" text-anchor="middle" stroke="none">${labels.x}</text>
<text x="5" y="20" stroke="none">${labels.y} (up to ${top.toFixed(0)})</text></svg>
`;
}

/** The straight line with the smallest squared distance to the points. */
export function fitLine(points: readonly Point[]): { start: number; slope: number } {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [midX, midY] = [mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y))];
  const products = points.reduce((sum, { x, y }) => sum + (x - midX) * (y - midY), 0);
  const squares = points.reduce((sum, { x }) => sum + (x - midX) ** 2, 0);
  const slope = products / squares;
  return { start: midY - slope * midX, slope };
}

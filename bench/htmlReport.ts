import { escapeHtml } from '#build/escape.ts';
import { formatValue } from './formatValue.ts';
import { median } from './median.ts';
import { barFor } from './metrics.ts';
import { spreadPlot } from './plots.ts';
import type { Row, Section } from './report.ts';
import { formatSpread, isOver } from './report.ts';

const STYLE = `body { font: 15px/1.5 system-ui; margin: 2rem auto; max-width: 64rem; color-scheme: light dark }
table { border-collapse: collapse; margin-block-end: 2rem }
th, td { padding: .2rem .8rem; text-align: end; border-block-end: 1px solid color-mix(in srgb, currentColor 20%, transparent) }
th:first-child, td:first-child { text-align: start }
.over { color: light-dark(#b00020, #ff8a80); font-weight: bold }
svg { display: block; fill: currentColor; stroke: currentColor }`;

/** The report as a page of its own: every row with its runs, drawn next to the bar. */
export function htmlReport(machine: string, sections: readonly Section[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Bench</title>
<style>${STYLE}</style>
<h1>Bench</h1>
<p>${escapeHtml(machine)}</p>
${sections.map(sectionHtml).join('\n')}
</html>
`;
}

function sectionHtml({ title, rows, plot = '' }: Section): string {
  const head = ['', 'median', 'spread', 'bar', 'runs and bar'].map((text) => `<th>${text}</th>`);
  return `<h2>${escapeHtml(title)}</h2>
${plot}<table><tr>${head.join('')}</tr>
${rows.map(rowHtml).join('\n')}
</table>`;
}

function rowHtml({ metric, page, samples: [ours = []] }: Row): string {
  const value = median(ours);
  const bar = barFor(metric, page);
  const state = isOver(value, bar) ? ' class="over"' : '';
  const cells = [
    escapeHtml(metric.label),
    `<span${state}>${formatValue(value, metric.unit)}</span>`,
    formatSpread(ours, metric.unit),
    bar === undefined ? '' : `≤ ${formatValue(bar, metric.unit)}`,
    spreadPlot(ours, bar),
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

import type { PageFinding } from './sortFindings.ts';
import { LANGUAGES } from './truth/truth.ts';

/** A table of the findings by kind and language; with kinds, each of their findings. */
export function printFindings(findings: readonly PageFinding[], kinds: readonly string[]): string {
  if (kinds.length === 0) return printTable(findings);
  return kinds.map((kind) => `${kind}\n${printKind(findings, kind)}`).join('\n\n');
}

/** Each finding with its page, under its kind. */
export function listFindings(findings: readonly PageFinding[]): string {
  const kinds = [...new Set(findings.map(({ kind }) => kind))].sort();
  const linesOf = (wanted: string) =>
    findings
      .filter(({ kind }) => kind === wanted)
      .map(({ file, place, detail }) => `  ${[file, place, detail].join('  ').trim()}`);
  return kinds.map((kind) => [kind, ...linesOf(kind)].join('\n')).join('\n\n');
}

function printTable(findings: readonly PageFinding[]): string {
  const versions = [...new Set(findings.map(({ version }) => version))];
  return versions
    .map((version) => {
      const own = findings.filter((finding) => finding.version === version);
      const kinds = [...new Set(own.map((finding) => finding.kind))].sort();
      const rows = [...kinds, 'total'].map((name) =>
        row(
          name,
          LANGUAGES.map(
            (language) =>
              own.filter(
                (finding) =>
                  finding.language === language && (name === 'total' || finding.kind === name),
              ).length,
          ),
        ),
      );
      return [row(version, [...LANGUAGES]), ...rows].join('\n');
    })
    .join('\n\n');
}

function row(name: string, cells: readonly (number | string)[]): string {
  return name.padEnd(28) + cells.map((cell) => String(cell).padStart(8)).join('');
}

/** Each place once, with the languages and versions that have it. */
function printKind(findings: readonly PageFinding[], kind: string): string {
  const lines = new Map<string, string[]>();
  for (const { place, detail, language, version } of findings.filter((one) => one.kind === kind)) {
    const line = detail === '' ? place : `${place}  ${detail}`;
    lines.set(line, [...(lines.get(line) ?? []), version === 'stable' ? language : `${language}*`]);
  }
  return [...lines].map(([line, where]) => `${line}  (${where.join(' ')})`).join('\n');
}

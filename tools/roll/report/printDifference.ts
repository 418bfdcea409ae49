import type { ApiLanguage } from '#api-reference/facts.ts';
import type { FactsChange, FactsDifference } from './factsDifference.ts';
import { LANGUAGES } from '../merge/nodeOnly.ts';

const LABELS: Record<ApiLanguage, string> = {
  js: 'Node.js',
  python: 'Python',
  java: 'Java',
  csharp: '.NET',
};

const PLURALS: Record<FactsChange['kind'], string> = {
  class: 'Classes',
  member: 'Members',
  option: 'Arguments and options',
};

const KINDS = ['class', 'member', 'option'] as const;

/** A readable list: what was added, removed and changed, for which languages. */
export function printDifference({ added, removed, changed }: FactsDifference): string {
  const sections = [
    printSection('Added', added),
    printSection('Removed', removed),
    printSection('Changed', changed),
  ].filter((section) => section !== '');
  if (sections.length === 0) return 'Nothing was added, removed or changed.';
  const counts = LANGUAGES.map((language) => {
    const [more, fewer, other] = [added, removed, changed].map((changes) =>
      String(changes.filter(({ languages }) => languages.includes(language)).length),
    );
    return `${LABELS[language]}: ${more ?? ''} added, ${fewer ?? ''} removed, ${other ?? ''} changed`;
  });
  return [...sections, counts.join('\n')].join('\n\n');
}

function printSection(title: string, changes: readonly FactsChange[]): string {
  const labels = new Set(changes.map(({ languages }) => labelOf(languages)));
  const lines = [...labels].flatMap((label) => [
    `  ${label}`,
    ...printGroup(changes.filter(({ languages }) => labelOf(languages) === label)),
  ]);
  return lines.length > 0 ? [title, ...lines].join('\n') : '';
}

function printGroup(changes: readonly FactsChange[]): string[] {
  return KINDS.flatMap((kind) => {
    const paths = changes.filter((change) => change.kind === kind).map(({ path }) => path);
    const lines = paths.sort().map((path) => `      ${path}`);
    return lines.length > 0 ? [`    ${PLURALS[kind]}`, ...lines] : [];
  });
}

function labelOf(languages: readonly ApiLanguage[]): string {
  if (languages.length === LANGUAGES.length) return 'All languages';
  return languages.map((language) => LABELS[language]).join(', ');
}

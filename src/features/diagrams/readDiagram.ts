import { didYouMean } from '#model/nearest.ts';
import type { Report } from '#tree/report.ts';
import { wordList } from '#tree/wordList.ts';

/** What has an order: nodes and the arrows between them. */
export interface Flow {
  kind: 'flow';
  /** Each line of the text: `a, b -> c: label` has the stages `a, b` and `c`. */
  lines: { stages: string[][]; label: string }[];
}

/** What happens at the same time: lanes with bars. */
export interface Timeline {
  kind: 'timeline';
  lanes: { name: string; bars: Bar[] }[];
}

interface Bar {
  text: string;
  /** In characters of the text, from the first bar of all lanes. */
  start: number;
  end: number;
}

/** What contains something: nodes in nodes. */
export interface Nest {
  kind: 'nest';
  boxes: NestedBox[];
}

export interface NestedBox {
  text: string;
  boxes: NestedBox[];
}

export type Diagram = Flow | Timeline | Nest;

const FORMS = {
  flow: 'Write lines like "setup -> chromium, firefox: saved session"; the label is optional.',
  timeline: 'Write lines like "Worker 1: [home ✓] [basket ✘]"; columns stand for time.',
  nest: 'Write one node per line; indent what is inside by two more spaces.',
};

const KINDS = Object.keys(FORMS);

/** Parses the text of a fence; reports everything that is wrong with it. */
export function readDiagram(
  { kind, text, line }: { kind: string; text: string; line: number },
  report: Report,
): Diagram | undefined {
  if (!isKind(kind)) {
    report(line, {
      what: `Unknown kind of diagram "${kind}".`,
      fix: `${didYouMean(kind, KINDS)}The kinds are ${wordList(KINDS)}: "\`\`\`diagram flow title="…"".`,
    });
    return undefined;
  }
  const rows = text.split('\n').map((row, index) => ({ row, line: line + 1 + index }));
  const written = rows.filter(({ row }) => row.trim() !== '');
  const complain = ({ row, line: at }: Row): void =>
    report(at, { what: `"${row.trim()}" can't be drawn.`, fix: FORMS[kind] });
  if (written.length === 0) report(line, { what: 'The diagram is empty.', fix: FORMS[kind] });
  return written.length === 0 ? undefined : READERS[kind](written, complain, report);
}

function isKind(kind: string): kind is Diagram['kind'] {
  return Object.hasOwn(FORMS, kind);
}

interface Row {
  row: string;
  line: number;
}

type Reader = (rows: Row[], complain: (row: Row) => void, report: Report) => Diagram;

const READERS: Record<Diagram['kind'], Reader> = {
  flow: readFlow,
  timeline: readTimeline,
  nest: readNest,
};

const FLOW_LINE = /^(?<stages>[^:]+?(?: -> [^:]+?)+)(?:: (?<label>.+))?$/;

function readFlow(rows: Row[], complain: (row: Row) => void, report: Report): Flow {
  const lines: Flow['lines'] = [];
  // A misspelled name is a node of its own: mostly one that leads nowhere.
  const known = new Set<string>();
  const labeled = new Set<string>();
  for (const row of rows) {
    const { stages: written, label = '' } = FLOW_LINE.exec(row.row.trim())?.groups ?? {};
    const stages = written?.split(' -> ').map((names) => names.split(', '));
    if (!stages) {
      complain(row);
      continue;
    }
    const names = stages.flat();
    if (known.size > 0 && !names.some((name) => known.has(name))) {
      report(row.line, {
        what: `No node of "${row.row.trim()}" is in a line above.`,
        fix: `${didYouMean(names[0] ?? '', known)}Start with a node that is there: ${wordList([...known])}.`,
      });
    }
    const target = stages.at(-1)?.join(', ') ?? '';
    if (label !== '' && labeled.has(target)) {
      report(row.line, {
        what: `Two labels would be before "${target}", one over the other.`,
        fix: 'Give each arrow that has a label a node of its own.',
      });
    }
    if (label !== '') labeled.add(target);
    for (const name of names) known.add(name);
    lines.push({ stages, label });
  }
  return { kind: 'flow', lines };
}

function readTimeline(rows: Row[], complain: (row: Row) => void): Timeline {
  const lanes = rows.flatMap((row) => {
    const bars = [...row.row.matchAll(/\[([^\]]+)\]/g)].map(
      ({ 0: whole, 1: text = '', index }) => ({
        text: text.trim(),
        start: index,
        end: index + whole.length,
      }),
    );
    const name = /^([^:[\]]+):\s*(?:\[[^\]]+\]\s*)+$/.exec(row.row)?.[1];
    if (name !== undefined) return [{ name, bars }];
    complain(row);
    return [];
  });
  const first = Math.min(...lanes.flatMap(({ bars }) => bars.map(({ start }) => start)));
  for (const bar of lanes.flatMap(({ bars }) => bars)) {
    bar.start -= first;
    bar.end -= first;
  }
  return { kind: 'timeline', lanes };
}

function readNest(rows: Row[], complain: (row: Row) => void): Nest {
  const root: NestedBox = { text: '', boxes: [] };
  const open = [root];
  for (const row of rows) {
    const depth = row.row.search(/\S/) / 2;
    const outer = open[depth];
    if (!outer) {
      complain(row);
      continue;
    }
    const box = { text: row.row.trim(), boxes: [] };
    outer.boxes.push(box);
    open.splice(depth + 1, Infinity, box);
  }
  return { kind: 'nest', boxes: root.boxes };
}

/** @jsxRuntime automatic */
/** @jsxImportSource #tree */
import type { Element } from 'hast';
import type { Node, Parent, PhrasingContent, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { visit } from '#tree/visit.ts';
import type { Feature, FeatureContext } from '#features/feature.ts';
import { valueOf } from '#features/featureData.ts';
import { didYouMean } from '#model/nearest.ts';
import { hashLink } from '#tree/hashLink.ts';
import { code, link, paragraph, table, text } from '#tree/markdownNodes.ts';
import type { Report } from '#tree/report.ts';
import type { ExplainedCommand, ExplainedEntry } from './data.ts';
import { commandLineData } from './data.ts';

const EXAMPLE =
  'Write it like "::command-line{command="test"}", or without attributes to list all commands.';

/** The default command: its options get the shortest ids. */
const MAIN_COMMAND = 'test';

/** `::command-line`: the commands of the release; with `command`, the arguments and options of one. */
export const commandLine: Feature = {
  data: commandLineData,
  leaves: {
    'command-line': {
      check: checkAttributes,
      fill(node, context) {
        const commands = valueOf(context, commandLineData)[context.version.name];
        const name = node.attributes?.['command'];
        if (!name) return [overview(commands, node)];
        const command = commands.find((each) => each.name === name);
        if (command) return [lineOf(command, node)];
        reportUnknown(node, name, context);
        return [];
      },
    },
  },
  nodes: {
    commandLine: {
      html: (node, state) => [
        <div className="command-line" id={node.id}>
          <p>
            <code>{node.usage}</code>
          </p>
          {node.children.length > 0 && <dl>{state.all(node)}</dl>}
        </div>,
      ],
      plain: ({ usage, children }, twin) => [
        paragraph([code(usage)]),
        ...(children.length > 0
          ? [
              table([
                [[text('Option')], [text('Description')]],
                // In the Markdown twin, phrasing content stays inline.
                ...children.map((entry) => [
                  codeList(entry.terms),
                  twin.plainAll(entry.children) as PhrasingContent[],
                ]),
              ]),
            ]
          : []),
      ],
      texts: ({ children }) =>
        children.map((entry) => `${entry.terms.join(', ')}: ${toString(entry)}`),
    },
    commandEntry: {
      // A definition list may group its terms, and each group can be a link target.
      html(node, state) {
        const { id, terms } = node;
        const codes = terms.map((term) => <code>{term}</code>);
        const [longName = ''] = (terms.at(-1) ?? '').split(' ');
        return [
          <div className="command-entry" id={id}>
            <dt>
              {separated<Element | string>(codes, ', ')}
              {hashLink(id, longName)}
            </dt>
            <dd>{state.all(node)}</dd>
          </div>,
        ];
      },
    },
  },
};

function checkAttributes(node: LeafDirective, report: Report): void {
  for (const other of Object.keys(node.attributes ?? {})) {
    if (other === 'command') continue;
    report(node, { what: `"::command-line" has an unknown attribute "${other}".`, fix: EXAMPLE });
  }
}

function reportUnknown(node: LeafDirective, name: string, context: FeatureContext): void {
  const { report, version } = context;
  const commands = valueOf(context, commandLineData)[version.name];
  const known = commands.map((each) => each.name);
  report(node, {
    what: `The command line of ${version.package} has no command "${name}".`,
    fix: `${didYouMean(name, known)}Put it in ":::only" if another version has it.`,
  });
}

/** All commands, each with a link to its options; the build reports broken links. */
function overview(commands: readonly ExplainedCommand[], node: LeafDirective): RootContent {
  const rows = commands.map(({ name, like, about, entries }) => {
    const place = entries.length === 0 && like !== undefined ? like : name;
    const target = { ...link(`#${commandId(place)}`, [code(name)]), ...positionOf(node) };
    return [[target], placed(about, node)];
  });
  return table([[[text('Command')], [text('Description')]], ...rows]);
}

function lineOf(command: ExplainedCommand, node: LeafDirective): CommandLine {
  return {
    type: 'commandLine',
    id: commandId(command.name),
    usage: command.usage,
    children: command.entries.map((entry) => entryOf(entry, command.name, node)),
  };
}

function entryOf(entry: ExplainedEntry, command: string, node: LeafDirective): CommandEntry {
  const { names: all, placeholder } = entry;
  const last = all.length - 1;
  return {
    type: 'commandEntry',
    id: entryId(entry, command),
    terms: all.map((name, at) => (placeholder && at === last ? `${name} ${placeholder}` : name)),
    children: [...placed(entry.explanation, node), ...factsOf(entry)],
  };
}

function commandId(command: string): string {
  return `command-${command}`;
}

/** `option-grep` for tests, `option-show-report-port` for others, `argument-show-report-report`. */
function entryId({ names: all }: ExplainedEntry, command: string): string {
  const name = all.at(-1) ?? '';
  const kind = name.startsWith('-') ? 'option' : 'argument';
  const owner = command === MAIN_COMMAND ? [] : [command];
  return [kind, ...owner, name.replace(/^-+|[^\w-]/g, '')].join('-');
}

/** What the command line itself says about the values. */
function factsOf({ choices, preset, default: value }: ExplainedEntry): PhrasingContent[] {
  return [
    ...(choices ? [text(' One of '), ...codeList(choices), text('.')] : []),
    ...(preset === undefined ? [] : [text(' Without a value: '), code(preset), text('.')]),
    ...(value === undefined ? [] : [text(' Default: '), code(value), text('.')]),
  ];
}

/** A copy of shared phrasing content, which later steps may change; problems point at the line of the directive. */
function placed(phrases: readonly PhrasingContent[], node: LeafDirective): PhrasingContent[] {
  const copies = structuredClone([...phrases]);
  visit({ type: 'paragraph', children: copies }, (each) => {
    Object.assign(each, positionOf(node));
  });
  return copies;
}

function positionOf({ position }: LeafDirective): Pick<LeafDirective, 'position'> {
  return position ? { position } : {};
}

/** `-g` and `--grep <grep>` as code, separated by a comma. */
function codeList(values: readonly string[]): PhrasingContent[] {
  return separated<PhrasingContent>(values.map(code), text(', '));
}

/** Puts a separator between items: `a`, `, `, `b`. */
function separated<Item>(items: readonly Item[], separator: Item): Item[] {
  return items.flatMap((item, index) => (index > 0 ? [separator, item] : [item]));
}

/** The arguments and options of a command. */
interface CommandLine extends Parent {
  type: 'commandLine';
  id: string;
  usage: string;
  children: CommandEntry[];
}

interface CommandEntry extends Node {
  type: 'commandEntry';
  id: string;
  /** As typed: `-g`, `--grep <grep>`. */
  terms: readonly string[];
  children: PhrasingContent[];
}

declare module '#tree/nodes.ts' {
  interface OwnBlocks {
    commandLine: CommandLine;
    commandEntry: CommandEntry;
  }
}

/** @jsxRuntime automatic */
/** @jsxImportSource #tree */
import type { Node, Parent, PhrasingContent, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { toString } from 'mdast-util-to-string';
import { visit } from '#tree/visit.ts';
import { attributeCheck } from '#features/attributeCheck.ts';
import type { Feature } from '#features/feature.ts';
import { valueOf } from '#features/featureData.ts';
import { didYouMean } from '#model/nearest.ts';
import { hashLink } from '#tree/hashLink.ts';
import { code, link, paragraph, table, text } from '#tree/markdownNodes.ts';
import type { ExplainedCommand, ExplainedEntry } from './data.ts';
import { commandLineData, keyOf, kindOf } from './data.ts';

/** The default command: its options get the shortest ids. */
const MAIN_COMMAND = 'test';

/** `::command-line`: the commands of the release; with `command`, the arguments and options of one. */
export const commandLine: Feature = {
  data: commandLineData,
  leaves: {
    'command-line': {
      check: attributeCheck({
        name: 'command',
        example: 'test',
        without: 'to list all commands',
      }),
      fill(node, context) {
        const commands = valueOf(context, commandLineData)[context.version.name];
        const name = node.attributes?.['command'];
        if (!name) return [overview(commands, node)];
        const command = commands.find((each) => each.name === name);
        if (command) {
          const children = command.entries.map((entry) => entryOf(entry, command.name, node));
          return [{ type: 'commandLine', id: commandId(name), usage: command.usage, children }];
        }
        const known = commands.map((each) => each.name);
        context.report(node, {
          what: `The command line of ${context.version.package} has no command "${name}".`,
          fix: `${didYouMean(name, known)}Put it in ":::only" if another version has it.`,
        });
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
      plain({ usage, children }, twin) {
        const rows = children.map((entry) => [
          codeList(entry.terms),
          // Phrasing content stays inline.
          twin.plainAll(entry.children) as PhrasingContent[],
        ]);
        const options = rows.length > 0 ? [table(['Option', 'Description'], rows)] : [];
        return [paragraph([code(usage)]), ...options];
      },
      texts: ({ children }) =>
        children.map((entry) => `${entry.terms.join(', ')}: ${toString(entry)}`),
    },
    commandEntry: {
      // A definition list may group its terms, and each group can be a link target.
      html(node, state) {
        const { id, terms } = node;
        const [longName = ''] = (terms.at(-1) ?? '').split(' ');
        return [
          <div className="command-entry" id={id}>
            <dt>
              {terms.map((term, index) => [index > 0 && ', ', <code>{term}</code>])}
              {hashLink(id, longName)}
            </dt>
            <dd>{state.all(node)}</dd>
          </div>,
        ];
      },
    },
  },
};

/** All commands, each with a link to its options; the build reports broken links. */
function overview(commands: readonly ExplainedCommand[], node: LeafDirective): RootContent {
  const rows = commands.map(({ name, like, about, entries }) => {
    const place = entries.length === 0 && like !== undefined ? like : name;
    return [placed([link(`#${commandId(place)}`, [code(name)])], node), placed(about, node)];
  });
  return table(['Command', 'Description'], rows);
}

function entryOf(entry: ExplainedEntry, command: string, node: LeafDirective): CommandEntry {
  const { names, placeholder } = entry;
  return {
    type: 'commandEntry',
    id: entryId(entry, command),
    terms: [...names.slice(0, -1), [keyOf(entry), placeholder ?? ''].join(' ').trim()],
    children: [...placed(entry.explanation, node), ...factsOf(entry)],
  };
}

function commandId(command: string): string {
  return `command-${command}`;
}

/** `option-grep` for tests, `option-show-report-port` for others, `argument-show-report-report`. */
function entryId(entry: ExplainedEntry, command: string): string {
  const owner = command === MAIN_COMMAND ? [] : [command];
  const name = keyOf(entry).replace(/^-+|[^\w-]/g, '');
  return [kindOf(entry).slice(0, -1), ...owner, name].join('-');
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
function placed(
  phrases: readonly PhrasingContent[],
  { position }: LeafDirective,
): PhrasingContent[] {
  const copies = structuredClone([...phrases]);
  visit({ type: 'paragraph', children: copies }, (each) => {
    Object.assign(each, position && { position });
  });
  return copies;
}

/** `-g` and `--grep <grep>` as code, separated by a comma. */
function codeList(values: readonly string[]): PhrasingContent[] {
  return values.flatMap((value, index) => [...(index > 0 ? [text(', ')] : []), code(value)]);
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

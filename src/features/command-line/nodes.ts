import type { Node, Parent, PhrasingContent } from 'mdast';

/** A command, with our explanations. */
export interface ExplainedCommand {
  name: string;
  /** `npx playwright test [options] [test-filter...]` */
  usage: string;
  about: readonly PhrasingContent[];
  /** The command whose options it shares; those are not among its own entries. */
  like?: string | undefined;
  entries: readonly ExplainedEntry[];
}

/** An option or an argument of a command. */
export interface ExplainedEntry {
  /** `-g` and `--grep`, or the name of an argument. */
  names: readonly string[];
  /** `<grep>`; absent for boolean options and arguments. */
  placeholder?: string | undefined;
  explanation: readonly PhrasingContent[];
  choices?: readonly string[] | undefined;
  default?: string | undefined;
  /** What the option means without a value. */
  preset?: string | undefined;
}

/** An argument or option of a command. */
export interface CommandLine extends Parent {
  type: 'commandLine';
  id: string;
  usage: string;
  children: CommandEntry[];
}

export interface CommandEntry extends Node {
  type: 'commandEntry';
  id: string;
  /** As typed: `-g`, `--grep <grep>`. */
  terms: readonly string[];
  children: PhrasingContent[];
}

declare module 'mdast' {
  interface BlockContentMap {
    commandLine: CommandLine;
  }
  interface RootContentMap {
    commandLine: CommandLine;
    commandEntry: CommandEntry;
  }
}

/** An option of a command. */
export interface CommandOption {
  /** `-g` and `--grep`. */
  names: string[];
  value: 'none' | 'optional' | 'required';
  /** The placeholder for the value in the help: `<grep>`. */
  placeholder?: string | undefined;
  /** Takes all arguments up to the next option. */
  isList: boolean;
  /** The allowed values; absent if any is. */
  choices?: string[] | undefined;
  /** The default, if it is a value that could be typed. */
  default?: string | undefined;
  /** What the option means without a value. */
  preset?: string | undefined;
}

/** A positional argument of a command. */
interface CommandArgument {
  name: string;
  isRequired: boolean;
  isList: boolean;
}

/** An installed command; the one without a name describes what may precede all others. */
export interface Command {
  name: string;
  arguments: CommandArgument[];
  /** The allowed arguments; absent if any is. */
  argumentChoices?: string[] | undefined;
  options: CommandOption[];
}

// Prints the commands of a command line as JSON: node printCommands.mjs {file}. The file exports "program", or, in
// releases that are bundled, "libCli", which adds the commands to the one of the library that parses them. Runs in a
// separate process, because that file loads the whole framework.
import { createRequire } from 'node:module';

const [file] = process.argv.slice(2);
const load = createRequire(file);
const { libCli, ...exported } = load(file);
const program = exported.program ?? load('./utilsBundle.js').program;
if (!exported.program) libCli.decorateProgram(program);
const help = program.createHelp();

/** The complete output of --help, including additional text. */
function helpOf(command) {
  let text = '';
  command.configureOutput({ writeOut: (part) => (text += part), getOutHelpWidth: () => 10_000 });
  command.outputHelp();
  return text;
}

const describe = (command) => ({
  name: command === program ? '' : command.name(),
  arguments: command.registeredArguments.map((argument) => ({
    name: argument.name(),
    isRequired: argument.required,
    isList: argument.variadic,
  })),
  options: help.visibleOptions(command).map((option) => ({
    flags: option.flags,
    description: option.description,
    choices: option.argChoices,
    default: option.defaultValue,
    preset: option.presetArg,
  })),
  help: helpOf(command),
});

console.log(JSON.stringify([program, ...help.visibleCommands(program)].map(describe)));

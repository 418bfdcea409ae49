import { type Instruction, DockerfileParser } from 'dockerfile-ast';
import type { LineFinding } from '../lineFindings.ts';
import type { Script } from './checkYaml.ts';

const KEYWORDS =
  /^(ADD|ARG|CMD|COPY|ENTRYPOINT|ENV|EXPOSE|FROM|HEALTHCHECK|LABEL|ONBUILD|RUN|SHELL|STOPSIGNAL|USER|VOLUME|WORKDIR)$/;

/** Checks that a Dockerfile has a base image and that its instructions exist. */
export function checkDockerfile(code: string): LineFinding[] {
  const instructions = DockerfileParser.parse(code).getInstructions();
  const at = (instruction: Instruction, message: string) => [
    { line: instruction.getRange().start.line + 1, message: `Dockerfile: ${message}` },
  ];
  const unknown = instructions.flatMap((instruction) => {
    const keyword = instruction.getInstruction();
    if (!KEYWORDS.test(keyword)) return at(instruction, `"${keyword}" is not an instruction.`);
    const hasArgument = instruction.getArgumentsContent() !== null;
    return hasArgument ? [] : at(instruction, `"${keyword}" needs an argument.`);
  });
  const first = instructions.find((instruction) => instruction.getKeyword() !== 'ARG');
  const startsWell = !first || first.getKeyword() === 'FROM' || unknown.length > 0;
  return startsWell ? unknown : at(first, '"FROM" must come first.');
}

/** The commands that a Dockerfile runs in a shell. */
export function scriptsInDockerfile(code: string): Script[] {
  return DockerfileParser.parse(code)
    .getInstructions()
    .filter((one) => one.getKeyword() === 'RUN')
    .flatMap((one) => {
      const text = one.getRawArgumentsContent();
      const range = one.getArgumentsRange();
      // The exec form is a list of words, not a script; options such as --mount are Docker's.
      if (!text || !range || /^(\[|--|<<)/.test(text)) return [];
      return [{ code: text, line: range.start.line + 1 }];
    });
}

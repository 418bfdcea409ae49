import ts from 'typescript';
import type { Finding } from '../sample.ts';
import { floatingPromises } from './floatingPromises.ts';
import { isFrameworkArgument, isFrameworkMember } from './frameworkTypes.ts';
import type { SampleFile } from './sampleFile.ts';

const NO_SUCH_PROPERTY = new Set([2339, 2551]);
const NO_SUCH_MODULE = 2307;
const WRONG_ARGUMENT = 2345;

/** The problems in one sample of a program. */
export function checkFile(file: SampleFile, program: ts.Program, isLoose: boolean): Finding[] {
  const source = program.getSourceFile(file.path);
  if (!source) throw new Error(`The compiler does not know ${file.path}.`);
  const checker = program.getTypeChecker();
  const at = (position: number, message: string): Finding => {
    const { line } = source.getLineAndCharacterOfPosition(position);
    return { sample: file.sample, line: lineInSample(line, file), message };
  };
  const isPardoned = ({ code, start = 0 }: ts.Diagnostic) => {
    if (!isLoose) return false;
    // Comments import files that readers have and comments do not show.
    if (code === NO_SUCH_MODULE) return source.text.slice(start + 1).startsWith('.');
    // It passes numbers as strings to its own functions.
    if (code === WRONG_ARGUMENT) return !isFrameworkArgument(source, start, checker);
    // JavaScript may add names to `window`, and assumes the type of an element.
    return NO_SUCH_PROPERTY.has(code) && !isFrameworkMember(source, start, checker);
  };
  const diagnostics = [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ];
  return [
    ...diagnostics
      .filter((diagnostic) => !isPardoned(diagnostic))
      .map(({ start = 0, messageText }) =>
        at(start, ts.flattenDiagnosticMessageText(messageText, '\n')),
      ),
    ...floatingPromises(source, checker).map((node) =>
      at(node.getStart(), 'This promise is not awaited: "await" is missing.'),
    ),
  ];
}

/** From 1; what the compiler reports past the end, such as a missing brace, belongs to the last line. */
function lineInSample(line: number, { sample, linesBefore }: SampleFile): number {
  const last = sample.code.split('\n').length;
  return Math.min(Math.max(line - linesBefore, 0) + 1, last);
}

import { checkSamples } from '../samples/checkSamples.ts';
import { createCsharpChecker } from '../samples/csharp/csharpChecker.ts';
import { PASSED, type Paster, type Result, untried } from './paste.ts';

/** Compiles pastes for .NET, which is all that this project does with C#; the checks of samples share the results. */
export const pasteDotnet: Paster = async (root, pastes) => {
  const samples = pastes.map(({ sample }) => sample);
  const checked = await checkSamples(root, createCsharpChecker(root), samples, { usesCache: true });
  const { missing, findings } = checked;
  return samples.map((sample): Result => {
    if (missing !== undefined) return untried(missing);
    const finding = findings.find((one) => one.sample === sample);
    return finding ? { status: 'failed', line: finding.line, message: finding.message } : PASSED;
  });
};

import { checkSamples } from '../samples/checkSamples.ts';
import { createCsharpChecker } from '../samples/csharp/csharpChecker.ts';
import type { Sample } from '../samples/sample.ts';
import { PASSED, type Paster, type Result, untried } from './paste.ts';

/** Compiles pastes for .NET, which is all that this project does with C#; the checks of samples share the results. */
export const pasteDotnet: Paster = async (root, pastes) => {
  const samples = pastes.map(({ sample }) => sample);
  // Those of one page are compiled together: each file beside them once.
  const beside = new Map<string, Sample>();
  for (const { sample, beside: files } of pastes) {
    for (const { path, text } of files) {
      const file = { ...sample, title: path, code: text };
      beside.set([sample.file, sample.flavor, path].join(' '), file);
    }
  }
  const checked = await checkSamples(
    root,
    createCsharpChecker(root),
    [...samples, ...beside.values()],
    { usesCache: true },
  );
  const { missing, findings } = checked;
  return samples.map((sample): Result => {
    if (missing !== undefined) return untried(missing);
    const finding = findings.find((one) => one.sample === sample);
    return finding ? { status: 'failed', line: finding.line, message: finding.message } : PASSED;
  });
};

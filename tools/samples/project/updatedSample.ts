import type { Sample } from '../sample.ts';
import type { CommandStep } from './project.ts';
import { commandsOf, PROMPT } from './project.ts';
import type { Recording } from './recordProject.ts';
import { updateOutput } from './updateOutput.ts';

/** A sample with the new output of its commands; other output stays. */
export function updatedSample(sample: Sample, recordings: readonly Recording[]): Sample {
  const lines = sample.code.split('\n');
  const steps = commandsOf(sample);
  const head = lines.slice(0, (steps[0]?.line ?? lines.length + 1) - 1);
  const code = [
    ...head,
    ...steps.flatMap((step) => {
      const own = recordings.filter(({ step: { index } }) => index === step.index);
      // If versions differ, the one that most readers have.
      const recording = own.find(({ version }) => version === 'stable') ?? own[0];
      const output = recording ? spaced(step, recording.lines) : step.output;
      return [`${PROMPT}${step.command}`, ...output];
    }),
  ];
  return { ...sample, code: code.join('\n') };
}

/** Keeps a blank line before the next command. */
function spaced({ output }: CommandStep, printed: readonly string[]): string[] {
  const updated = updateOutput(output, printed);
  return output.at(-1) === '' && updated.at(-1) !== '' ? [...updated, ''] : updated;
}

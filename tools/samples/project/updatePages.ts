import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupBy } from '#model/groupBy.ts';
import { keepRecorded } from '../resultStore.ts';
import type { Finding, Sample } from '../sample.ts';
import { updateOutput } from './output.ts';
import type { CommandStep } from './project.ts';
import { PROMPT, commandsOf, isOfProject, projectsOf } from './project.ts';
import { judgeRecordings, unusableSamples } from './projectRunner.ts';
import type { Recording } from './recordProjects.ts';
import { recordProjects, runOfProject } from './recordProjects.ts';

/** Runs projects and writes their output to the pages; reports where versions differ. */
export async function updatePages(
  root: string,
  samples: readonly Sample[],
): Promise<{ findings: Finding[]; summary: string }> {
  const ofProjects = samples.filter(isOfProject);
  const recordings = await recordProjects(root, projectsOf(ofProjects));
  const recorded = [...groupBy(recordings, ({ step }) => step.sample)];
  const updated = recorded.map(([old, own]) => ({ old, code: updatedCode(old, own) }));
  const changed = updated.filter(({ old, code }) => old.code !== code);
  for (const [file, own] of groupBy(changed, ({ old }) => old.file)) {
    const path = join(root, file);
    writeFileSync(path, replaceSamples(readFileSync(path, 'utf8'), own));
  }
  const now = updatedSamples(ofProjects, new Map(changed.map(({ old, code }) => [old, code])));
  const fresh = recordings.map(({ step, ...rest }): Recording => {
    const sample = now.get(step.sample) ?? step.sample;
    return { ...rest, step: commandsOf(sample)[step.index] ?? step };
  });
  const findings = [...unusableSamples(ofProjects), ...judgeRecordings(fresh)];
  const wrong = new Set(findings.map(({ sample }) => sample.file));
  const passed = projectsOf([...now.values()].filter(({ file }) => !wrong.has(file)));
  await keepRecorded(root, passed.map(runOfProject));
  return {
    findings,
    summary: `Ran ${recordings.length} commands, updated ${changed.length} fences.`,
  };
}

/** Samples as they are now in their files: with their new code, below what samples above them have gained. */
function updatedSamples(
  samples: readonly Sample[],
  codes: ReadonlyMap<Sample, string>,
): Map<Sample, Sample> {
  const lengthOf = (text: string) => text.split('\n').length;
  const codeOf = (old: Sample) => codes.get(old) ?? old.code;
  return new Map(
    samples.map((old) => {
      const above = samples.filter(({ file, line }) => file === old.file && line < old.line);
      const line = above.reduce(
        (sum, one) => sum + lengthOf(codeOf(one)) - lengthOf(one.code),
        old.line,
      );
      return [old, { ...old, code: codeOf(old), line }];
    }),
  );
}

/** The code of a sample with the new output of its commands; other output stays. */
export function updatedCode(sample: Sample, recordings: readonly Recording[]): string {
  const lines = sample.code.split('\n');
  const steps = commandsOf(sample);
  const head = lines.slice(0, (steps[0]?.line ?? lines.length + 1) - 1);
  const rest = steps.flatMap((step) => {
    const own = recordings.filter(({ step: { index } }) => index === step.index);
    // If versions differ, the one that most readers have.
    const recording = own.find(({ version }) => version === 'stable') ?? own[0];
    const output = recording ? spaced(step, recording.lines) : step.output;
    return [`${PROMPT}${step.command}`, ...output];
  });
  return [...head, ...rest].join('\n');
}

/** Keeps a blank line before the next command. */
function spaced({ output }: CommandStep, printed: readonly string[]): string[] {
  const updated = updateOutput(output, printed);
  return output.at(-1) === '' && updated.at(-1) !== '' ? [...updated, ''] : updated;
}

/** Replaces the code in fences of a Markdown file. */
export function replaceSamples(
  text: string,
  replacements: readonly { old: Sample; code: string }[],
): string {
  const lines = text.split('\n');
  // From the bottom up, so line numbers above stay valid.
  for (const { old, code } of [...replacements].sort((a, b) => b.old.line - a.old.line)) {
    const start = old.line - 1;
    const indent = /^\s*/.exec(lines[start - 1] ?? '')?.[0] ?? '';
    const fresh = code.split('\n').map((line) => (line === '' ? '' : indent + line));
    lines.splice(start, old.code.split('\n').length, ...fresh);
  }
  return lines.join('\n');
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupBy } from '#model/groupBy.ts';
import type { Finding, Sample } from '../sample.ts';
import { updateOutput } from './output.ts';
import type { CommandStep } from './project.ts';
import { PROMPT, commandsOf, isOfProject, projectsOf } from './project.ts';
import { judgeRecordings, unusableSamples } from './projectRunner.ts';
import type { Recording } from './recordProjects.ts';
import { keepRecorded, recordProjects } from './recordProjects.ts';

/** Runs projects and writes their output to the pages; reports where versions differ. */
export async function updatePages(
  root: string,
  samples: readonly Sample[],
): Promise<{ findings: Finding[]; summary: string }> {
  const ofProjects = samples.filter(isOfProject);
  const recordings = await recordProjects(root, projectsOf(ofProjects));
  const updated = [...groupBy(recordings, ({ step }) => step.sample)].map(([old, own]) => {
    const { code } = updatedSample(old, own);
    return { old, code };
  });
  const changed = updated.filter(({ old, code }) => old.code !== code);
  for (const [file, own] of groupBy(changed, ({ old }) => old.file)) {
    const path = join(root, file);
    writeFileSync(path, replaceSamples(readFileSync(path, 'utf8'), own));
  }
  const findings = [...unusableSamples(ofProjects), ...judgeRecordings(moved(recordings, updated))];
  const files = new Set(findings.map(({ sample }) => sample.file));
  const right = ofProjects.filter(({ file }) => !files.has(file));
  const codes = new Map(updated.map(({ old, code }) => [old, code]));
  await keepRecorded(
    root,
    projectsOf(right.map((sample) => ({ ...sample, code: codes.get(sample) ?? sample.code }))),
  );
  return {
    findings,
    summary: `Ran ${recordings.length} commands, updated ${changed.length} fences.`,
  };
}

/** Recordings of the samples as they are now in their files. */
function moved(
  recordings: readonly Recording[],
  updated: readonly { old: Sample; code: string }[],
): Recording[] {
  const lengthOf = (text: string) => text.split('\n').length;
  const fresh = new Map(
    updated.map(({ old, code }) => {
      const above = updated.filter(
        ({ old: { file, line } }) => file === old.file && line < old.line,
      );
      const grown = above.reduce(
        (sum, one) => sum + lengthOf(one.code) - lengthOf(one.old.code),
        0,
      );
      return [old, { ...old, code, line: old.line + grown }];
    }),
  );
  return recordings.map(({ step, ...rest }) => {
    const sample = fresh.get(step.sample) ?? step.sample;
    return { ...rest, step: commandsOf(sample)[step.index] ?? step };
  });
}

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

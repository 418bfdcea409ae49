import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupBy } from '#model/groupBy.ts';
import type { Finding, Sample } from '../sample.ts';
import { judgeRecordings, unusableSamples } from './judgeRecordings.ts';
import { commandsOf, isOfProject, projectsOf } from './project.ts';
import type { Recording } from './recordProject.ts';
import { keepRecorded } from './recordedProjects.ts';
import { recordProjects } from './recordProjects.ts';
import { replaceSamples } from './replaceSamples.ts';
import { updatedSample } from './updatedSample.ts';

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

import { groupBy } from '#model/groupBy.ts';
import { versionWord } from '#model/version.ts';
import { siteConfig } from '../../../site.config.ts';
import { unrecorded } from '../resultStore.ts';
import { missingBrowser } from '../run/stage.ts';
import type { Checker, Finding, Sample } from '../sample.ts';
import { findingAt } from '../sample.ts';
import { compareOutput, formatDifference } from './output.ts';
import {
  commandsOf,
  hiddenFolder,
  isOfProject,
  isRecording,
  projectKey,
  projectsOf,
  readCommand,
} from './project.ts';
import { type Recording, recordProjects, runOfProject } from './recordProjects.ts';

/** Runs the projects of guides and compares the output of commands with the pages. */
export function createProjectRunner(root: string, usesRecorded: boolean): Checker {
  return {
    name: 'Projects',
    accepts: isOfProject,
    needsUnchecked: true,
    unitOf: projectKey,
    folderOf: (sample) => hiddenFolder(projectKey(sample)),
    isReady: missingBrowser,
    sources: ['demo', 'tools/stagehand'],
    async check(samples) {
      const all = projectsOf(samples);
      const wanted = usesRecorded ? await unrecorded(root, all, runOfProject) : all;
      return [...unusableSamples(samples), ...judgeRecordings(await recordProjects(root, wanted))];
    },
    // Each command needs the files that those before it have left.
    repeat: async (_failed, project) =>
      judgeRecordings(await recordProjects(root, projectsOf(project), 1)),
  };
}

/** Problems in project samples that can be found without running them. */
export function unusableSamples(samples: readonly Sample[]): Finding[] {
  return samples.flatMap((sample): Finding[] => {
    const certain = (line: number, message: string): Finding[] => [
      { sample, line, message, isCertain: true },
    ];
    if (isRecording(sample)) {
      return commandsOf(sample).flatMap(({ line, command }) => {
        const read = readCommand(command);
        return read.type === 'refused' ? certain(line, read.why) : [];
      });
    }
    if (sample.title !== undefined || sample.language === 'console') return [];
    return certain(
      1,
      'A project sample must be a file with a title, or a console fence with commands.',
    );
  });
}

/** Where the page differs from what was printed. */
export function judgeRecordings(recordings: readonly Recording[]): Finding[] {
  const byCommand = groupBy(
    recordings,
    ({ step: { sample, line } }) => `${sample.file}:${sample.line + line}`,
  );
  return [...byCommand.values()].flatMap((ofCommand) => {
    const wrong = ofCommand.flatMap(({ step, version, lines }) => {
      const difference = compareOutput(step.output, lines);
      return difference ? [{ step, version, difference }] : [];
    });
    return wrong.map(({ step: { sample, command, line }, version, difference }) => {
      const shown = siteConfig.versions.find(({ name }) => name === version);
      const word = shown ? versionWord(shown) : '';
      const message = [
        `In version ${word}, the output of "${command}" differs from here on.`,
        formatDifference(difference),
      ];
      if (wrong.length < ofCommand.length)
        message.push(
          `The versions print different lines: give each a fence, in :::only{version="${word}"} for this one.`,
        );
      const place = { sample, linesBefore: 0 };
      return findingAt(place, line + 1 + difference.index, message.join('\n'));
    });
  });
}

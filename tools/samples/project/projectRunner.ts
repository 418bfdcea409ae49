import { hashPaths } from '#build/hash.ts';
import { installedReleases } from '#build/read/installedPackages.ts';
import { groupBy } from '#model/groupBy.ts';
import { versionWord } from '#model/version.ts';
import { siteConfig } from '../../../site.config.ts';
import { missingBrowser } from '../run/stage.ts';
import type { Checker, Finding, Sample } from '../sample.ts';
import { type Difference, compareOutput, formatDifference } from './output.ts';
import {
  commandsOf,
  hiddenFolder,
  isOfProject,
  isRecording,
  projectKey,
  projectsOf,
  readCommand,
} from './project.ts';
import { type Recording, recordProjects, unrecorded } from './recordProjects.ts';

/** Runs the projects of guides and compares the output of commands with the pages. */
export function createProjectRunner(root: string, usesRecorded: boolean): Checker {
  return {
    name: 'Projects',
    accepts: isOfProject,
    needsUnchecked: true,
    unitOf: projectKey,
    dependsOn: ({ page, project = '' }) => hashPaths(root, [hiddenFolder(page, project)]),
    isReady: missingBrowser,
    sources: ['tools/stagehand', 'content/stagehand'],
    fingerprint: () => installedReleases(root).join(' '),
    async check(samples) {
      const all = projectsOf(samples);
      const wanted = usesRecorded ? await unrecorded(root, all) : all;
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
    if (isRecording(sample)) {
      return commandsOf(sample).flatMap(({ line, command }) => {
        const read = readCommand(command);
        return read.type === 'refused'
          ? [{ sample, line, message: read.why, isCertain: true }]
          : [];
      });
    }
    if (sample.title !== undefined || sample.language === 'console') return [];
    const message =
      'A project sample must be a file with a title, or a console fence with commands.';
    return [{ sample, line: 1, message, isCertain: true }];
  });
}

/** Where the page differs from what was printed. */
export function judgeRecordings(recordings: readonly Recording[]): Finding[] {
  const byCommand = groupBy(
    recordings,
    ({ step: { sample, line } }) => `${sample.file}:${sample.line + line}`,
  );
  return [...byCommand.values()].flatMap((ofCommand) => {
    const wrong = ofCommand.flatMap((recording) => {
      const difference = compareOutput(recording.step.output, recording.lines);
      return difference ? [{ recording, difference }] : [];
    });
    const isOnlyOne = wrong.length < ofCommand.length;
    return wrong.map(({ recording, difference }) => toFinding(recording, difference, isOnlyOne));
  });
}

function toFinding(
  { step, version }: Recording,
  difference: Difference,
  /** Whether the other version prints what the page shows. */
  isOnlyOne: boolean,
): Finding {
  const { sample, command, line } = step;
  const word = siteConfig.versions.filter(({ name }) => name === version).map(versionWord)[0] ?? '';
  const message = [
    `In version ${word}, the output of "${command}" differs from here on.`,
    formatDifference(difference),
    ...(isOnlyOne
      ? [
          `The versions print different lines: give each a fence, in :::only{version="${word}"} for this one.`,
        ]
      : []),
  ];
  const last = sample.code.split('\n').length;
  return {
    sample,
    line: Math.min(line + 1 + difference.index, last),
    message: message.join('\n'),
  };
}

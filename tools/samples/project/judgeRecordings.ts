import { versionWord } from '#model/version.ts';
import { groupBy } from '#model/groupBy.ts';
import { siteConfig } from '../../../site.config.ts';
import type { Finding, Sample } from '../sample.ts';
import { compareOutput, formatDifference } from './compareOutput.ts';
import { commandsOf, isRecording } from './project.ts';
import { readCommand } from './readCommand.ts';
import type { Recording } from './recordProject.ts';

/** What is wrong with the samples of projects before anything is run. */
export function unusableSamples(samples: readonly Sample[]): Finding[] {
  return samples.flatMap((sample): Finding[] => {
    if (isRecording(sample)) {
      return commandsOf(sample).flatMap(({ line, command }) => {
        const read = readCommand(command);
        return read.type === 'refused' ? [{ sample, line, message: read.why }] : [];
      });
    }
    if (sample.title !== undefined || sample.language === 'console') return [];
    const message = 'A sample of a project is a file with a title, or a console with commands.';
    return [{ sample, line: 1, message }];
  });
}

/** Where the page does not say what was printed. */
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
    const isVersions = wrong.length < ofCommand.length;
    return wrong.map(({ recording: { step, version }, difference }): Finding => {
      const word = siteConfig.versions
        .filter(({ name }) => name === version)
        .map(versionWord)
        .join();
      const advice = isVersions
        ? `\nThe versions print different lines: give each a fence, in :::only{version="${word}"} for this one.`
        : '';
      const last = step.sample.code.split('\n').length;
      return {
        sample: step.sample,
        line: Math.min(step.line + 1 + difference.index, last),
        message: `In version ${word}, "${step.command}" prints something else from here on.\n${formatDifference(difference)}${advice}`,
      };
    });
  });
}

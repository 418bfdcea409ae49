import { groupBy } from '#model/groupBy.ts';
import type { Finding, Sample } from '../sample.ts';
import type { CompilerMessage } from './compiler/runCompiler.ts';
import type { Setting } from './createWork.ts';
import { frameworksOf } from './frameworks.ts';
import { linesBefore } from './placeCsharp.ts';

/** A message in one setting, said of the sample. */
interface Placed extends Finding {
  column: number;
  setting: Setting;
}

/** Said of members that one should not use any longer. */
const OBSOLETE = ['CS0612', 'CS0618'];

/** What the compiler says of samples, each message once; what not all settings have names its own. */
export function csharpFindings(
  messages: readonly CompilerMessage[],
  settings: readonly Setting[],
): Finding[] {
  const placed = messages.flatMap((message) => placeMessage(message, settings[message.unit]));
  const groups = groupBy(placed, ({ sample, line, column, message }) =>
    [sample.file, sample.line, line, column, message].join(' '),
  );
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const { setting, message, ...finding } = first;
    const where = differences(finding.sample, [setting, ...others.map((one) => one.setting)]);
    return [{ ...finding, message: message + where }];
  });
}

function placeMessage(message: CompilerMessage, setting: Setting | undefined): Placed[] {
  const sample = setting?.samples[message.file];
  if (!setting || !sample || !matters(message, sample)) return [];
  // A bracket that is never closed is noticed behind the last line.
  const last = sample.code.split('\n').length;
  const line = Math.min(Math.max(message.line - linesBefore(sample), 1), last);
  const text = `${message.code}: ${message.text}`;
  return [{ sample, line, column: message.column, message: text, setting }];
}

function matters({ code, line, isError }: CompilerMessage, sample: Sample): boolean {
  if (isError) return true;
  // Warnings about what the check has put around it.
  const isOurs =
    line <= linesBefore(sample) || line > linesBefore(sample) + sample.code.split('\n').length;
  // The reference shows these members on purpose.
  const isShown = OBSOLETE.includes(code) && sample.page.startsWith('api/');
  return !isOurs && !isShown;
}

/** ` (MSTest, NUnit; stable)`: where a message holds, if not everywhere that the sample is shown. */
function differences(sample: Sample, settings: readonly Setting[]): string {
  const versions = new Set(settings.map(({ version }) => version));
  const frameworks = new Set(settings.map(({ framework }) => framework?.name));
  const parts = [
    ...(frameworks.size < frameworksOf(sample).length ? [[...frameworks].join(', ')] : []),
    ...(versions.size < sample.versions.length ? [[...versions].join(', ')] : []),
  ];
  return parts.length > 0 ? ` (${parts.join('; ')})` : '';
}

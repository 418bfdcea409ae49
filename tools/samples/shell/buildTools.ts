import { z } from 'zod';
import { readData } from '../../readData.ts';
import { splitWords } from './readScript.ts';

const RUN_SETTING =
  /^(Playwright\.(BrowserName|ExpectTimeout|LaunchOptions\.(\w+))|(MSTest|NUnit|xUnit|RunConfiguration)\.[\w.]+)=/;

/** Checks the shape of a `dotnet` command, and the run settings in it. */
export function checkDotnet(
  words: readonly string[],
  launchOptions: () => readonly string[],
): string[] {
  const [command = '', ...rest] = words;
  if (!hasWord(KNOWN_OPTIONS.dotnet, command)) return [`"dotnet" has no command "${command}".`];
  if (command !== 'test') return [];
  const end = [...rest, '--'].indexOf('--');
  const settings = rest.slice(end + 1);
  const options = rest.slice(0, end).filter((word) => word.startsWith('-'));
  return [
    ...options
      .filter((option) => !hasWord(KNOWN_OPTIONS.dotnetTest, option.replace(/[=:].*/, '')))
      .map((option) => `"dotnet test" has no option "${option}".`),
    ...settings
      .filter((setting) => {
        const match = RUN_SETTING.exec(setting);
        return !match || (match[3] !== undefined && !launchOptions().includes(match[3]));
      })
      .map((setting) => `"${setting}" is not a known run setting.`),
  ];
}

/** Checks the shape of a `mvn` command, and Playwright's command line in it. */
export function checkMaven(
  words: readonly string[],
  checkPlaywright: (words: string[]) => string[],
): string[] {
  const joined = joinDefinitions(words);
  const wrong = joined.filter((word, index) =>
    word.startsWith('-')
      ? !hasWord(KNOWN_OPTIONS.mavenOptions, word)
      : !hasWord(KNOWN_OPTIONS.mavenGoals, word) && !/^-(f|pl|P)$/.test(joined[index - 1] ?? ''),
  );
  const args = valueOf(joined, '-Dexec.args');
  const isPlaywright = valueOf(joined, '-Dexec.mainClass') === 'com.microsoft.playwright.CLI';
  return [
    ...wrong.map((word) => `"mvn" has no goal or option "${word}".`),
    ...(isPlaywright && args !== undefined ? checkPlaywright(splitWords(args)) : []),
  ];
}

/** `-D name=value` is `-Dname=value`. */
function joinDefinitions(words: readonly string[]): string[] {
  return words.flatMap((word, index) => {
    if (word === '-D') return [];
    return [words[index - 1] === '-D' ? `-D${word}` : word];
  });
}

/** The same for `gradle`. */
export function checkGradle(
  words: readonly string[],
  checkPlaywright: (words: string[]) => string[],
): string[] {
  const wrong = words.filter(
    (word) => word.startsWith('-') && !hasWord(KNOWN_OPTIONS.gradle, word),
  );
  const args = valueOf(words, '--args');
  return [
    ...wrong.map((word) => `"gradle" has no option "${word}".`),
    ...(words.includes('playwright') && args !== undefined
      ? checkPlaywright(splitWords(args))
      : []),
  ];
}

function valueOf(words: readonly string[], name: string): string | undefined {
  return words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);
}

const words = z.string().transform((text) => text.split(/\s+/));

/** What programs in the samples take, where no installed package says it. */
export const KNOWN_OPTIONS = readData(
  'tools/samples/shell/options.yaml',
  z.strictObject({
    pytest: z.array(z.string()),
    pytestSettings: words,
    createPlaywright: z.array(z.string()),
    dotnet: words,
    dotnetTest: words,
    mavenGoals: words,
    mavenOptions: words,
    gradle: words,
  }),
);

/** Whether a list has a word; `-D*` in the list is any that starts like it. */
function hasWord(list: readonly string[], word: string): boolean {
  return list.some((known) =>
    known.endsWith('*')
      ? word.length >= known.length && word.startsWith(known.slice(0, -1))
      : word === known,
  );
}

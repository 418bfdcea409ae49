import { splitWords } from './shellCommand.ts';

const DOTNET = /^(add|build|clean|list|new|package|publish|restore|run|test|tool|vstest|--\w+)$/;
const DOTNET_TEST =
  /^(--filter|--settings|-s|--logger|-l|--no-build|--no-restore|--configuration|-c|--results-directory|--verbosity|-v|--framework|-f|--list-tests|-t|--environment|-e|--collect|--blame|--help)$/;
const RUN_SETTING =
  /^(Playwright\.(BrowserName|ExpectTimeout|LaunchOptions\.(\w+))|(MSTest|NUnit|xUnit|RunConfiguration)\.[\w.]+)=/;
const MAVEN_GOAL =
  /^(clean|validate|compile|test-compile|test|package|verify|install|deploy|dependency:[\w-]+|exec:java|archetype:generate|wrapper:wrapper)$/;
const MAVEN_OPTION =
  /^(-B|-q|-e|-X|-U|-o|-f|-pl|-am|-T\w*|-P.*|-D.*|--batch-mode|--no-transfer-progress|-ntp|--quiet|--version|-v)$/;
const GRADLE_OPTION =
  /^(-q|-i|-D.+|-P.+|--args(=.*)?|--tests|--debug-jvm|--info|--stacktrace|--no-daemon|--quiet|--rerun-tasks|--version)$/;

interface Inside {
  launchOptions: () => readonly string[];
  checkPlaywright: (words: string[]) => string[];
}

/** Checks the shape of `dotnet`, `mvn` and `gradle` commands, and Playwright's command line inside them. */
export function checkBuildTool(
  program: string,
  words: readonly string[],
  { launchOptions, checkPlaywright }: Inside,
): string[] {
  const name = program.replace(/^.*[\\/]/, '').replace(/\.(bat|cmd|exe)$/, '');
  if (name === 'dotnet') return checkDotnet(words, launchOptions);
  if (name === 'mvn' || name === 'mvnw') return checkMaven(words, checkPlaywright);
  return name === 'gradle' || name === 'gradlew' ? checkGradle(words, checkPlaywright) : [];
}

function checkDotnet(words: readonly string[], launchOptions: () => readonly string[]): string[] {
  const [command = '', ...rest] = words;
  if (!DOTNET.test(command)) return [`"dotnet" has no command "${command}".`];
  if (command !== 'test') return [];
  const end = rest.indexOf('--');
  const settings = end < 0 ? [] : rest.slice(end + 1);
  const options = (end < 0 ? rest : rest.slice(0, end)).filter((word) => word.startsWith('-'));
  return [
    ...options
      .filter((option) => !DOTNET_TEST.test(option.replace(/[=:].*/, '')))
      .map((option) => `"dotnet test" has no option "${option}".`),
    ...settings
      .filter((setting) => {
        const match = RUN_SETTING.exec(setting);
        return !match || (match[3] !== undefined && !launchOptions().includes(match[3]));
      })
      .map((setting) => `"${setting}" is not a known run setting.`),
  ];
}

function checkMaven(words: readonly string[], check: (words: string[]) => string[]): string[] {
  const joined = joinDefinitions(words);
  const wrong = joined.filter((word, index) =>
    word.startsWith('-')
      ? !MAVEN_OPTION.test(word)
      : !MAVEN_GOAL.test(word) && !/^-(f|pl|P)$/.test(joined[index - 1] ?? ''),
  );
  const args = valueOf(joined, '-Dexec.args');
  const isPlaywright = valueOf(joined, '-Dexec.mainClass') === 'com.microsoft.playwright.CLI';
  return [
    ...wrong.map((word) => `"mvn" has no goal or option "${word}".`),
    ...(isPlaywright && args !== undefined ? check(splitWords(args)) : []),
  ];
}

/** `-D name=value` is `-Dname=value`. */
function joinDefinitions(words: readonly string[]): string[] {
  return words.flatMap((word, index) => {
    if (word === '-D') return [];
    return [words[index - 1] === '-D' ? `-D${word}` : word];
  });
}

function checkGradle(words: readonly string[], check: (words: string[]) => string[]): string[] {
  const wrong = words.filter((word) => word.startsWith('-') && !GRADLE_OPTION.test(word));
  const args = valueOf(words, '--args');
  return [
    ...wrong.map((word) => `"gradle" has no option "${word}".`),
    ...(words.includes('playwright') && args !== undefined ? check(splitWords(args)) : []),
  ];
}

function valueOf(words: readonly string[], name: string): string | undefined {
  return words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);
}

import { basename, join } from 'node:path';
import { preparePackages } from '../samples/compiled.ts';
import { COMPILER_OPTIONS, JAVA, parseJavac } from '../samples/java/javaChecker.ts';
import { escapePattern } from '../testing/selectTests.ts';
import { onDriverStage } from './driverStage.ts';
import { kindOfFailure } from './failures.ts';
import { readJunitReport, resultOfTests } from './junitReport.ts';
import { PASSED, PATIENCE_MS } from './paste.ts';
import type { MadeFile, Paste, Paster, Placed, Result } from './paste.ts';

/** Runs pastes for Java with JUnit or as programs. */
export const pasteJava: Paster = async (root, pastes) => {
  const packages = await preparePackages(root, JAVA);
  return onDriverStage(root, async ({ folder: stage, driver, write, run }) => {
    const classpath = [join(stage, 'classes'), join(packages, '*')].join(':');
    const java = ['-Duser.language=en', `-Dplaywright.cli.dir=${driver}`, '-classpath', classpath];
    const results = new Map<Placed, Result>();
    /** Compiles all that has no mistake, and notes what has. */
    const compile = async (placed: readonly Placed[]): Promise<Placed[]> => {
      const files = placed.flatMap(({ paste, folder, path: own }) => [
        ...paste.beside.filter(isClass).map(({ path }) => join(folder, basename(path))),
        join(folder, own),
      ]);
      if (files.length === 0) return [];
      write('files.txt', files.join('\n'));
      const args = [
        ...['-J-Duser.language=en', '-J-Dfile.encoding=UTF-8', ...COMPILER_OPTIONS],
        ...['-classpath', join(packages, '*'), '-d', 'classes', '@files.txt'],
      ];
      const { ok, said } = await run('javac', args);
      if (ok) return [...placed];
      const messages = parseJavac(said);
      const broken = placed.filter((one) => {
        const own = messages.filter(({ path }) => path.startsWith(`${one.folder}/`));
        const first =
          own.find(({ message }) => /symbol: (variable|method)/.test(message)) ?? own[0];
        if (first)
          results.set(one, kindOfFailure(one.paste, first.line - one.linesBefore, first.message));
        return first !== undefined;
      });
      if (broken.length === 0) throw new Error(`javac printed no result. ${said}`);
      return compile(placed.filter((one) => !broken.includes(one)));
    };
    const placed = pastes.map((paste, index) => place(paste, `paste_${index + 1}`));
    for (const { paste, folder, path: own, text } of placed) {
      for (const file of paste.beside) {
        if (isClass(file)) write(join(folder, basename(file.path)), inPackage(file.text, folder));
        else write(join(folder, file.path), file.text);
      }
      write(join(folder, own), text);
    }
    const compiled = await compile(placed);
    const programs = compiled.filter(({ text }) => !/org\.junit/.test(text));
    for (const one of programs) {
      const name = classOf(one);
      const runner = /org\.testng/.test(one.text)
        ? ['org.testng.TestNG', '-testclass', name]
        : [name];
      const { ok, said } = await run('java', [...java, ...runner], one.folder);
      const message = /^Exception in thread "main" (.*(?:\n {2}\S.*)*)/m.exec(said)?.[1] ?? said;
      results.set(one, ok ? PASSED : failed(one, message, said));
    }
    const tests = compiled.filter((one) => !programs.includes(one));
    write('classes.txt', tests.map((one) => `--select-class=${classOf(one)}`).join('\n'));
    const console = 'org.junit.platform.console.ConsoleLauncher';
    const limits = '--config=junit.jupiter.execution.timeout.default=120s';
    const options = ['execute', '--details=none', '--disable-banner', limits];
    const { said } =
      tests.length > 0
        ? await run('java', [
            ...java,
            console,
            ...options,
            `--reports-dir=${stage}`,
            '@classes.txt',
          ])
        : { said: '' };
    const reported = readJunitReport(join(stage, 'TEST-junit-jupiter.xml'));
    for (const one of tests) {
      const tried = reported.filter(({ owner }) => owner.startsWith(`${one.folder}.`));
      results.set(
        one,
        resultOfTests(tried, said, (...problem) => failed(one, ...problem)),
      );
    }
    // Each was compiled, or noted.
    return placed.map((one) => results.get(one) ?? PASSED);
  });
};

/** `paste_12.BasketTest`: the folder is also the package, so that no two classes have one name. */
function classOf({ folder, path }: Placed): string {
  return `${folder}.${basename(path, '.java')}`;
}

function isClass({ path }: { path: string }): boolean {
  return path.endsWith('.java');
}

/** On the first line, so that all others keep their numbers. */
function inPackage(code: string, name: string): string {
  return `package ${name}; ${code.replace(/^package [^;]+;/m, '')}`;
}

function place(paste: Paste, folder: string): Placed {
  const { text, ...made } = javaFile(paste);
  return { paste, folder, ...made, text: inPackage(text, folder) };
}

const IMPORT = /^import [^;]+;\n?/gm;

/** The text of the class, as a reader writes it: a fragment becomes the body of a test, with what an editor imports. */
export function javaFile({ text, isComplete, start, base }: Paste): MadeFile {
  if (isComplete) {
    const type = /\b(?:class|record|enum|interface) (\w+)/.exec(text)?.[1] ?? 'Sample';
    return { path: `${type}.java`, text, linesBefore: 0 };
  }
  const imports = (text.match(IMPORT) ?? []).map((line) => line.trim());
  const rest = text.replace(IMPORT, '');
  // What a fragment declares itself is not a parameter.
  const parameters = PARAMETERS.filter(
    ([, name]) => !new RegExp(`\\b${name}\\s*(=|->|:)`).test(rest),
  );
  const opening = parameters.some(([, name]) => name === 'page')
    ? `page.setDefaultTimeout(${PATIENCE_MS});${start === undefined ? '' : ` page.navigate(${JSON.stringify(start)});`}`
    : '';
  const head = [
    ...EDITOR_IMPORTS.map((name) => `import ${name};`),
    ...imports,
    base === undefined
      ? '@UsePlaywright class Sample { @Test'
      : `@UsePlaywright(Sample.Settings.class) class Sample { ${settingsWith(base)} @Test`,
    `void sample(${parameters.map((one) => one.join(' ')).join(', ')}) throws Exception {`,
    opening,
  ];
  const linesBefore = head.length - imports.length;
  return { path: 'Sample.java', text: `${[...head, rest].join('\n')}\n} }\n`, linesBefore };
}

const PARAMETERS = [
  ['Page', 'page'],
  ['BrowserContext', 'context'],
  ['Browser', 'browser'],
  ['APIRequestContext', 'request'],
  ['Playwright', 'playwright'],
] as const;

function settingsWith(base: string): string {
  const url = `.setBaseURL(${JSON.stringify(base)})`;
  const context = `.setContextOptions(new Browser.NewContextOptions()${url})`;
  const request = `.setApiRequestOptions(new APIRequest.NewContextOptions()${url})`;
  const options = `new Options()${context}${request}`;
  return `public static class Settings implements OptionsFactory { public Options getOptions() { return ${options}; } }`;
}

const EDITOR_IMPORTS = `com.microsoft.playwright.*, com.microsoft.playwright.options.*, java.util.*,
  com.microsoft.playwright.assertions.*, com.microsoft.playwright.junit.*, java.nio.file.*,
  java.util.regex.Pattern, org.junit.jupiter.api.Test, java.util.function.*,
  static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat,
  static org.junit.jupiter.api.Assertions.*, java.nio.charset.StandardCharsets, java.io.*`.split(
  /,\s+/,
);

function failed(one: Placed, message: string, details: string): Result {
  const places = [
    ...details.matchAll(
      new RegExp(`${one.folder}\\.[^(\n]*\\(${escapePattern(one.path)}:(\\d+)`, 'g'),
    ),
  ];
  const line = Number(places[0]?.[1] ?? 1) - one.linesBefore;
  const said = /message='([^\n]*)/.exec(message)?.[1] ?? message;
  return kindOfFailure(one.paste, line, said.replace(/^(?:[\w.]+(?:Exception|Error): )+/, ''));
}

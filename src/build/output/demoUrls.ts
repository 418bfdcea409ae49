import type { KeyedFile, OutputFile } from './outputFile.ts';

/** How content names the demo. Cells of tables may break the line within its name. */
const WRITTEN = /\b(http|ws)s:\/\/stagehand\.(?:<wbr>)?example\b/g;

/** Writes the URL of the demo into a text that names it as content does. */
export function nameDemo(text: string, demoUrl: string): string {
  const rest = demoUrl.replace(/^http/, '');
  return text.replace(WRITTEN, (_written, scheme: string) => scheme + rest);
}

/** The same for files. This comes last, so that whatever is rendered and stored fits any URL. */
export function* withDemoUrl(
  files: Iterable<OutputFile | KeyedFile>,
  demoUrl: string,
): Generator<OutputFile | KeyedFile> {
  for (const file of files) {
    yield 'content' in file
      ? { ...file, content: nameDemo(file.content, demoUrl) }
      : {
          ...file,
          key: `${file.key} ${demoUrl}`,
          make: () => nameDemo(file.make(), demoUrl),
        };
  }
}

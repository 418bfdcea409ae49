/** The text of a code sample that one would run: commands without prompt and output, or all of the code. */
export function runnableText(code: Element): string {
  const commands = [...code.querySelectorAll('.cmd')].map((line) => line.textContent.trimEnd());
  return commands.length > 0 ? commands.join('\n') : code.textContent.replace(/\n+$/, '');
}

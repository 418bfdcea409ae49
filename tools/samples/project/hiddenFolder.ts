/** Where the files of a project are that its page does not show. */
export function hiddenFolder(page: string, project: string): string {
  return `tools/samples/projects/${page}/${project}`;
}

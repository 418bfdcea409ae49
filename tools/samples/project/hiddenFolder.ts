/** The files that a page does not show: those of one project, or of all. */
export function hiddenFolder(page: string, project = ''): string {
  return `tools/samples/projects/${page}/${project}`;
}

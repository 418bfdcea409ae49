export const names = {
  root: 'sample',
  title: 'sample-title',
  /** A highlighted line. */
  line: 'hl',
  /** In a terminal: a command without its prompt, and a line of output. */
  command: 'cmd',
  output: 'out',
  tools: 'sample-tools',
  wrapButton: 'wrap-button',
  copyButton: 'copy-button',
  wrapped: 'data-wrap',
  copied: 'data-copied',
} as const;

export const names = {
  root: 'admonition',
  title: 'admonition-title',
  kind: 'data-kind',
} as const;

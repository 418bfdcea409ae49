export const names = {
  root: 'details',
  collapsed: 'data-collapsed',
} as const;

export const names = { root: 'table' } as const;

export const root = 'table';

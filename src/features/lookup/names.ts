export const root = 'lookup';

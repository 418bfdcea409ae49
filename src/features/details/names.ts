export const root = 'details';
export const collapsed = 'data-collapsed';

export const root = 'picture';
export const frame = 'picture-frame';
export const blur = 'picture-blur';
export const error = 'picture-error';
export const loaded = 'is-loaded';

export const root = 'picture';
export const frame = 'picture-frame';
/** A frame shown in one color mode only. */
export const light = 'picture-light';
export const dark = 'picture-dark';
export const blur = 'picture-blur';
export const error = 'picture-error';
export const loaded = 'is-loaded';

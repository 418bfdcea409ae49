export const names = {
  root: 'picture',
  frame: 'picture-frame',
  blur: 'picture-blur',
  error: 'picture-error',
  loaded: 'is-loaded',
} as const;

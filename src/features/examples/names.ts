export const names = {
  root: 'example',
  page: 'example-page',
  heading: 'example-heading',
  link: 'example-link',
  image: 'example-image',
} as const;

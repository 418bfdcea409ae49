export const root = 'example';
export const page = 'example-page';
export const heading = 'example-heading';
export const link = 'example-link';
export const image = 'example-image';

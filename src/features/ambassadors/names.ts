export const list = 'people';
export const person = 'person';
export const name = 'person-name';
export const links = 'person-links';
export const initials = 'data-initials';

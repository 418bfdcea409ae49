export const names = {
  list: 'people',
  person: 'person',
  name: 'person-name',
  links: 'person-links',
  initials: 'data-initials',
} as const;

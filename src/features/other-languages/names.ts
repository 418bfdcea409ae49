/** The disclosure with the links to a member in other languages. */
export const root = 'elsewhere';
/** All languages side by side; scripts build it from the links. */
export const view = 'languages';
/** A member on a class page, and the part of it that shows how it is declared. */
export const member = 'member';
export const signature = 'signature';

/** The prefix of the edition that a reader chose last; absent for Node.js (spec §4). */
export const PREVIOUS_EDITION_KEY = 'previousLanguagePrefix';

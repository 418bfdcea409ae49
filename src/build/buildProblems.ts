/** Problems that must be fixed before the site can be built; the message lists all of them. */
export class BuildProblems extends Error {}

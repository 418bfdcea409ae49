/** What has to be fixed before the site can be built; the message lists all of it. */
export class BuildProblems extends Error {}

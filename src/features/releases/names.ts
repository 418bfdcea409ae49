/** Where scripts put the upgrade view. */
export const upgrade = 'upgrade';
/** A list of changes that readers must act on; its kind is `breaking` or `deprecated`. */
export const changes = 'changes';
export const kind = 'data-kind';
/** What a release added to the API. */
export const api = 'release-api';
/** On the root of the page while it is printed: only the upgrade view is wanted. */
export const printed = 'data-print-upgrade';

/** Placeholder that scripts replace with the upgrade view. */
export const upgrade = 'upgrade';
/** A list of changes that readers must act on; its kind is `breaking` or `deprecated`. */
export const changes = 'changes';
export const kind = 'data-kind';
/** A release's additions to the API. */
export const api = 'release-api';
/** On the root element while printing: only the upgrade view is printed. */
export const printed = 'data-print-upgrade';

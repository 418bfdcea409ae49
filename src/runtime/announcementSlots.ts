/** Where the dismissal of the announcement bar is stored (spec §4). */
export const ANNOUNCEMENT_ID_KEY = 'docusaurus.announcement.id';
export const ANNOUNCEMENT_DISMISS_KEY = 'docusaurus.announcement.dismiss';

/** Whether a stored id names this announcement; old sites stored the default id misspelt. */
export function isSameAnnouncement(id: string, stored: string | null | undefined): boolean {
  return id === (stored === 'annoucement-bar' ? 'announcement-bar' : stored);
}

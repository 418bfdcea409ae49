/** Whether a stored id matches this announcement; old sites stored the default id misspelled. */
export function isSameAnnouncement(id: string, stored: string | null | undefined): boolean {
  return id === (stored === 'annoucement-bar' ? 'announcement-bar' : stored);
}

/** Makes screen readers announce a text, through the live region on every page. */
export function announce(document: Document, text: string): void {
  const region = document.getElementById('route-announcer');
  if (!region) return;
  // Setting the same text again is no change and would not be announced.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}

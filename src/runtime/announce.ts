/** Has screen readers say a text, through the live region that every page carries. */
export function announce(document: Document, text: string): void {
  const region = document.getElementById('route-announcer');
  if (!region) return;
  // The same text twice is no change and would stay unsaid.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}

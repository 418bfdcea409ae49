const VIEWS = ['Stalls', 'Balcony'];

/** The stage from two places, each in a frame. */
export function ViewsPage() {
  return VIEWS.map((place) => (
    <iframe key={place} title={place} srcDoc={`<h1>View from the ${place.toLowerCase()}</h1>`} />
  ));
}

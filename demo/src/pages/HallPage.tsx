const SEATS_LEFT = 42;

/** What is left for tonight, seat by seat, and a map in a frame. */
export function HallPage() {
  return (
    <>
      <h1 className="burgundy">The Winter Fair</h1>
      <p data-testid="price">£26.00</p>
      <p data-testid="price">£28.00</p>
      <div className="dots">
        {Array.from({ length: SEATS_LEFT }, (_, index) => (
          <span key={index} data-seat={index + 1} />
        ))}
      </div>
      <iframe name="map" title="Getting here" srcDoc="<title>Getting here</title>" />
    </>
  );
}

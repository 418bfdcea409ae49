/** Shows of the afternoon, in markup that has grown over the years. */
export function MatineesPage() {
  return (
    <>
      <section className="show" id="winter">
        <h3>The Winter Fair</h3>
        <p className="price">£26.00</p>
        <button>Book seats</button>
      </section>
      <section className="show">
        <h3>The Glass Orchard</h3>
        <p className="price">£21.00</p>
        <p>Sold out</p>
      </section>
      <footer>
        <button hidden>Book seats</button>
      </footer>
    </>
  );
}

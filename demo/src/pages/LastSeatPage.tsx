/** The seat that somebody else may take any moment. */
export function LastSeatPage() {
  return (
    <>
      <button data-testid="seat" aria-label="Hold seat F3" aria-describedby="price">
        F3
      </button>
      <p id="price">Stalls, £26.00</p>
    </>
  );
}

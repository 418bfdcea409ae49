const SEATS = [1, 2, 3];

/** Seats by row, and who comes. */
export function StallsPage() {
  return (
    <>
      <table className="stalls">
        <tbody>
          {['A', 'B'].map((row) => (
            <tr key={row}>
              <th>Row {row}</th>
              {SEATS.map((seat) => (
                <td key={seat}>
                  <button>{`${row}${seat}`}</button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <label>
          Name on the tickets <input />
        </label>
      </p>
      <p>
        <label>
          <input type="checkbox" /> Step-free seats
        </label>
      </p>
    </>
  );
}

import { useState } from 'react';

const ROWS = ['E', 'F', 'G'];
const SEATS_PER_ROW = 8;

/** The hall from above; seats are squares, all on one page of paper. */
export function SeatMapPage({ title }: { title: string }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const seats = ROWS.flatMap((row) =>
    Array.from({ length: SEATS_PER_ROW }, (_, index) => `${row}${index + 1}`),
  );
  const toggle = (seat: string) =>
    setChosen(chosen.includes(seat) ? chosen.filter((each) => each !== seat) : [...chosen, seat]);
  return (
    <>
      <h1>{title}</h1>
      <fieldset className="seat-map" aria-label="Seats">
        {seats.map((seat) => (
          <button
            key={seat}
            aria-label={seat}
            aria-pressed={chosen.includes(seat)}
            data-seat={seat}
            onClick={() => toggle(seat)}
          />
        ))}
      </fieldset>
      <p>
        Doors open at <time>19:00</time>
      </p>
    </>
  );
}

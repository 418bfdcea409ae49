import { useEffect, useState } from 'react';

const basket = ['C4', 'C5'];

/** Keeps the seats in a variable of the page, and makes their rows again when they are sorted. */
export function MySeatsPage() {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => void Object.assign(window, { basket }), []);
  const sort = () => {
    basket.sort();
    setDrawn(drawn + 1);
  };
  return (
    <>
      <ul>
        {basket.map((seat) => (
          <li key={`${drawn} ${seat}`}>{seat}</li>
        ))}
      </ul>
      <button onClick={sort}>Sort by row</button>
    </>
  );
}

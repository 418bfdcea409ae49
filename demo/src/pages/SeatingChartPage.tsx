import { type DragEvent, useState } from 'react';

const GUEST = 'Ada Lovelace';

/** Who sits where: guests are dragged to a row. */
export function SeatingChartPage() {
  const [seated, setSeated] = useState('');
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setSeated(event.dataTransfer.getData('text/plain'));
  };
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button does the same */}
      <p draggable onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', GUEST)}>
        {GUEST}
      </p>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the button does the same */}
      <section
        className="panel row"
        aria-label="Row A"
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      >
        {seated}
      </section>
      <button onClick={() => setSeated(GUEST)}>Seat G4</button>
    </>
  );
}

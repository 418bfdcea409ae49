import { createElement } from 'react';
import { defineSeatElements } from '../seatElements.ts';

/** Seats from another house, as custom elements. */
export function SeatPickerPage() {
  defineSeatElements();
  return (
    <>
      {createElement('seat-map')}
      {createElement('hold-timer')}
    </>
  );
}

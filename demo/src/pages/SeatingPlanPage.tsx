import { urlOf } from '../base.ts';

/** Where which seat is, on a sheet of its own. */
export function SeatingPlanPage() {
  return (
    <>
      <h1>Seating plan</h1>
      <img
        src={urlOf('posters/seating-plan.svg')}
        alt="Three rows of eight seats before the stage"
        width="480"
        height="240"
      />
    </>
  );
}

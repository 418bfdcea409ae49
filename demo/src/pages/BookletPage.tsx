import { urlOf } from '../base.ts';

/** The front of the booklet, with a sheet to pull out. */
export function BookletPage() {
  return (
    <a href={urlOf('seating-plan')} target="_blank">
      Seating plan
    </a>
  );
}

import { EXAMPLE } from '../../tools/stagehand/example.mjs';

/** In pounds, for each order. */
export const BOOKING_FEE = EXAMPLE.bookingFee;

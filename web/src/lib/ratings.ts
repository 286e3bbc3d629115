/** Ratings before and after a game. */
import type { SeatInfo } from './types.ts';
import { language } from './words.ts';

/** In whole points, and without a mark between the thousands: it is a name for a strength, not an amount. */
export function ratingText(rating: number): string {
  return String(Math.round(rating));
}

/** With its sign: +14. */
export function changeText(change: number): string {
  return new Intl.NumberFormat(language(), { signDisplay: 'exceptZero' }).format(change).replace('-', '−');
}

/** By how much a rated game has changed the rating; null where it was not rated. */
export function changeOf(seat: Pick<SeatInfo, 'rating' | 'rating_after'> | undefined): number | null {
  if (seat?.rating == null || seat.rating_after == null) return null;
  return Math.round(seat.rating_after) - Math.round(seat.rating);
}

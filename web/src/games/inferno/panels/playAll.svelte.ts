/** Whether the whole hand is being played, card by card: begun in the hand, or on a phone beside the field. */
class PlayAll {
  on = $state(false);
  /** The hand holds cards that ask nothing more than to be played. */
  may = $state(false);
}

export const playAll = new PlayAll();

/** When somebody wants to be asked for a treasure: always, or only where one of the own champions would fall. */
class Asking {
  onlyIfFalls = $state(false);
}

export const asking = new Asking();

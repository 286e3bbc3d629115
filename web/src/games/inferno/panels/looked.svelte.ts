/** What is looked at in one place and told of in another. */
class Looked {
  /** The place of the offer: beside the field stands what would come of buying it. */
  slot = $state<string | null>(null);
  /** The cell to which the ordered champion may go: beside the field stands whom it could strike from there. */
  cell = $state<string | null>(null);
}

export const looked = new Looked();

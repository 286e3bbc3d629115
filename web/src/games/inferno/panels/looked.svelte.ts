/** The place of the offer that is looked at: beside the field stands what would come of buying it. */
class Looked {
  slot = $state<string | null>(null);
}

export const looked = new Looked();

/** What the server tells of DOOM: The Board Game (2016). Made by web/scripts/wire_types.py from the server's types; do not edit. */

/** An ability of a demon type. */
export type AbilityContent = {
  /** Its id. */
  id: string;
  /** Its name. */
  name: Text;
  /** Argent power that it costs. */
  argent: number;
  /** What it does. */
  text: Text;
};

/** An action card of a marine. */
export type ActionContent = {
  /** A card's id, as in the content. */
  id: string;
  /** Its name. */
  name: Text;
  /** The weapon that it comes with. */
  weapon: string;
  /** When it may be played. */
  type: 'bonus' | 'main' | 'reaction';
  /** Movement points that it gives. */
  speed: number;
  /** How far its attack reaches. */
  range: number;
  /** Red dice. */
  red: number;
  /** Black dice. */
  black: number;
  /** Shields as a defence card. */
  shields: number;
  /** Whether it dodges as a defence card. */
  dodge: boolean;
  /** All its figures in one line. */
  summary: Text;
  /** What it does. */
  text: Texts;
};

export type ActivationEvent = {
  kind: 'activation';
  /** The figure that it happens to, or that does it. */
  figure: string;
};

/** The figure that moves or acts now. */
export type ActiveFacts = {
  /** A figure: `alpha`, `imp-2`, `object-1`. */
  figure: string;
  /** Movement outside its own activation. */
  walks: boolean;
  /** Movement points left. */
  points: number;
  /** Main actions left. */
  mains: number;
  /** Whether it flies. */
  flies: boolean;
  /** Attacks that it may still make. */
  offers: AttackOffer[];
  /** Where it can get to; empty while something else is asked. */
  reach: ReachFacts[];
};

export type AnyEvent =
  | ChoseEvent
  | ArmedEvent
  | ClassEvent
  | LeaderEvent
  | RoundEvent
  | ThreatEvent
  | InitiativeEvent
  | RevealedEvent
  | TypeActivatedEvent
  | NobodyReadyEvent
  | ActivationEvent
  | EndedEvent
  | ProgressEvent
  | GameOverEvent
  | DrewEvent
  | DrewCardEvent
  | DiscardedEvent
  | ShuffledEvent
  | DrewEventEvent
  | DrewEventCardEvent
  | EventDiscardedEvent
  | EventsShuffledEvent
  | DrewGloryEvent
  | DrewGloryCardEvent
  | GloryDiscardedEvent
  | PlayedEvent
  | RanEvent
  | ExhaustedEvent
  | LookedEvent
  | LookedAtEvent
  | PutBackEvent
  | FirstCardEvent
  | MovedEvent
  | TurnedEvent
  | TeleportedEvent
  | DisplacedEvent
  | RespawnEvent
  | PlacedEvent
  | TeleporterActiveEvent
  | DoorOpenedEvent
  | TookPackEvent
  | TookWeaponEvent
  | TookTokenEvent
  | TokenDroppedEvent
  | CarriesEvent
  | SecuredEvent
  | WorkedEvent
  | ThrownEvent
  | ExplodedEvent
  | PortalUpEvent
  | PortalEvent
  | SummonedEvent
  | PortalClosedEvent
  | PortalsClosedEvent
  | ArgentEvent
  | AttackEvent
  | LostDieEvent
  | RolledEvent
  | DefenceEvent
  | StruckEvent
  | DamagedEvent
  | HealedEvent
  | StunnedEvent
  | KilledEvent
  | FragEvent
  | UsedEvent;

export type ArgentEvent = {
  kind: 'argent';
  /** Where argent power lies: a demon type, or `invasion` for that card. */
  place: string;
  /** How many tokens there are now. */
  tokens: number;
};

export type ArmedEvent = {
  kind: 'armed';
  /** The marine: `alpha`, `bravo`, `charlie` or `delta`. */
  marine: string;
  /** Weapons, by id. */
  weapons: string[];
};

/** A question, in short. */
export type AskedFacts = {
  /** Who is asked. */
  seat: number;
  /** The kind of question. */
  kind: string;
  /** What it is about, by the engine's numbers; the question itself has names. */
  about: number[];
  /** How many answers are legal; null where the viewer may not know. */
  answers: number | null;
};

export type AttackEvent = {
  kind: 'attack';
  /** Who attacks. */
  attacker: string;
  /** Who is attacked. */
  defender: string;
  /** The action card. */
  card: string | null;
  /** Red dice. */
  red: number;
  /** Black dice. */
  black: number;
};

/** An attack that is under way. */
export type AttackFacts = {
  /** A figure: `alpha`, `imp-2`, `object-1`. */
  attacker: string;
  /** A figure: `alpha`, `imp-2`, `object-1`. */
  defender: string;
  /** The action card that it comes from, if any. */
  card: string | null;
  /** What comes next. */
  step: 'after' | 'cover' | 'damage' | 'declared' | 'defend' | 'roll' | 'strike';
  /** Red dice. */
  red: number;
  /** Black dice. */
  black: number;
  /** Dice as they lie: colour, and which face. */
  dice: (['black' | 'red', number])[];
  /** Hits added to those on the dice. */
  hits: number;
  /** Hits in all. */
  symbols: number;
  /** Whether the defender has cover. */
  cover: boolean;
  /** Whether the attacker and the defender are stunned. */
  stunned: [boolean, boolean];
  /** The defence card: an event where a demon defends, else an action card. */
  shown: string | null;
  /** Shields of the defender. */
  shields: number;
  /** Shields that do not count. */
  cancelled: number;
  /** Whether the attack is dodged. */
  dodged: boolean;
  /** What it does as things stand now. */
  damage: number;
  /** Whether the dice have been rolled. */
  rolled: boolean;
  /** Damage that was dealt. */
  dealt: number;
  /** Abilities used in it. */
  used: string[];
  /** Abilities whose rest is still to come. */
  later: LaterFacts[];
};

/** An attack that the active figure may make. */
export type AttackOffer = {
  /** Its number in the notation. */
  number: number;
  /** Red dice. */
  red: number;
  /** Black dice. */
  black: number;
  /** How far it reaches. */
  range: number;
  /** The action card that it comes from, if any. */
  card: string | null;
  /** A figure that this attack may not name. */
  not: string | null;
};

/** A threat, objective, class, glory kill or squad card; each sentence of a class card is an ability. */
export type CardContent = {
  /** A card's id, as in the content. */
  id: string;
  /** Its name. */
  name: Text;
  /** What it says. */
  text: Texts;
};

export type CarriesEvent = {
  kind: 'carries';
  /** The figure that it happens to, or that does it. */
  figure: string;
};

export type ChoseEvent = {
  kind: 'chose';
  /** Who does it: 0 the invader, 1 to 4 the marines. */
  seat: number;
};

export type ClassEvent = {
  kind: 'class';
  /** The marine: `alpha`, `bravo`, `charlie` or `delta`. */
  marine: string;
  /** The class card. */
  class: string;
};

/** What is read out after a mission, in each language. */
export type ClosingContent = {
  /** Where the marines have won. */
  marines: Text;
  /** Where the invader has won. */
  invader: Text;
};

/** Some demons of a type. */
export type CountContent = {
  /** A demon type's id, as in the content. */
  type: string;
  /** How many. */
  number: number;
};

export type DamagedEvent = {
  kind: 'damaged';
  /** The figure that it happens to, or that does it. */
  figure: string;
  /** How much damage. */
  damage: number;
  /** Damage that the figure has now. */
  total: number;
};

export type DefenceEvent = {
  kind: 'defence';
  /** Who is attacked. */
  defender: string;
  /** The defence card: an event where a demon defends, else an action. */
  shown: string | null;
};

/** A demon card that lies face up: the type has figures on the map (D16-TIMING-08). */
export type DemonCardFacts = {
  /** A demon type's id, as in the content. */
  id: string;
  /** Whether it has not been activated in this round. */
  ready: boolean;
  /** Argent power on it. */
  argent: number;
  /** How many of its figures are on the map. */
  figures: number;
  /** Movement points of a figure. */
  speed: number;
  /** How far it attacks. */
  range: number;
  /** Red and black dice of its attack. */
  dice: [number, number];
  /** Damage that kills a figure. */
  health: number;
  /** Damage that staggers one. */
  stagger: number;
};

/** A demon card. */
export type DemonContent = {
  /** A demon type's id, as in the content. */
  id: string;
  /** Its name. */
  name: Text;
  /** How many figures there are. */
  figures: number;
  /** Width and height of a figure's base. */
  base: [number, number];
  /** Movement points. */
  speed: number;
  /** How far it attacks. */
  range: number;
  /** Damage that kills a figure. */
  health: number;
  /** Damage that staggers one. */
  stagger: number;
  /** Red dice. */
  red: number;
  /** Black dice. */
  black: number;
  /** Whether it is armoured. */
  armoured: boolean;
  /** Whether it flies. */
  flying: boolean;
  /** Shields that a special symbol gives it. */
  special_shields: number;
  /** Whether a special symbol lets it dodge. */
  special_dodge: boolean;
  /** All its figures in one line. */
  summary: Text;
  /** The summary without what the tutorial leaves out: stagger and armour. */
  tutorial: Text;
  /** What it can do beyond attacks. */
  abilities: AbilityContent[];
};

/** The six faces of each die: hits. */
export type DiceContent = {
  /** The red die. */
  red: number[];
  /** The black die. */
  black: number[];
};

export type DiscardedEvent = {
  kind: 'discarded';
  /** The marine: `alpha`, `bravo`, `charlie` or `delta`. */
  marine: string;
  /** The action card. */
  card: string;
};

export type DisplacedEvent = {
  kind: 'displaced';
  /** The figure that it happens to, or that does it. */
  figure: string;
  /** A square: its column by letters, its row by a number, both from the lower left. */
  square: string;
};

export type DoorOpenedEvent = {
  kind: 'door_opened';
  /** The figure that it happens to, or that does it. */
  figure: string;
  /** The door's number. */
  door: number;
};

export type DrewCardEvent = {
  kind: 'drew_card';
  /** The marine: `alpha`, `bravo`, `charlie` or `delta`. */
  marine: string;
  /** The action card. */
  card: string;
};

export type DrewEvent = {
  kind: 'drew';
  /** The marine: `alpha`, `bravo`, `charlie` or `delta`. */
  marine: string;
};

export type DrewEventCardEvent = {
  kind: 'drew_event_card';
  /** The event card. */
  event: string;
};

export type DrewEventEvent = {
  kind: 'drew_event';
};

export type DrewGloryCardEvent = {
  kind: 'drew_glory_card';
  /** The marine: `alpha`, `bravo`, `charlie` or `delta`. */
  marine: string;
  /** The glory kill card. */
  glory: string;
};

export type DrewGloryEvent = {
  kind: 'drew_glory';
  /** The marine: `alpha`, `bravo`, `charlie` or `delta`. */
  marine: string;
};

export type EndedEvent = {
  kind: 'ended';
  /** The figure that it happens to, or that does it. */
  figure: string;
};

/** An event card of the invader. */
export type EventContent = {
  /** A card's id, as in the content. */
  id: string;
  /** Its name. */
  name: Text;
  /** The set that it belongs to. */
  set: string;
  /** Shields as a defence card. */
  shields: number;
  /** Whether it has the special symbol as a defence card. */
  special: boolean;
  /** All its figures in one line. */
  summary: Text;
  /** What it does. */
  text: Texts;
};

export type EventDiscardedEvent = {
  kind: 'event_discarded';
  /** The event card. */
  event: string;
};

export type EventsShuffledEvent = {
  kind: 'events_shuffled';
};

export type ExhaustedEvent = {
  kind: 'exhausted';
  /** The marine: `alpha`, `bravo`, `charlie` or `delta`. */
  marine: string;
};

export type ExplodedEvent = {
  kind: 'exploded';
  /** A square: its column by letters, its row by a number, both from the lower left. */
  square: string;
  /** How much damage. */
  damage: number;
};

/** A figure on the map. */
export type FigureFacts = {
  /** A figure: `alpha`, `imp-2`, `object-1`. */
  id: string;
  /** `marine`, `object` (a machine, or the drone that is guarded), or a demon type's id. */
  type: string;
  /** Whose it is: 0 the invader's, 1 to 4 a marine's own; -1 for objects. */
  seat: number;
  /** All squares that it covers; the first is the lower left one. */
  squares: string[];
  /** Whether a large figure stands across: width and height have changed places. */
  turned: boolean;
  /** Damage that it has. */
  damage: number;
  /** Damage that kills it. */
  health: number;
  /** Whether it has a stun token. */
  stunned: boolean;
  /** Whether a glory kill is possible on it. */
  staggered: boolean;
  /** Whether the next marine's attack on it may reroll a die. */
  marked: boolean;
  /** Objective tokens that it carries. */
  carries: number;
};

/** Of a figure's facts what can be set up. */
export type FigureSetUp = {
  /** A figure: `alpha`, `imp-2`, `object-1`. */
  id: string;
  /** The first is where it stands: the lower left one. None: off the map. */
  squares: string[];
  /** Whether a large figure stands across. */
  turned?: boolean;
  /** Damage that it has. */
  damage?: number;
  /** Whether it is stunned. */
  stunned?: boolean;
  /** Objective tokens that it carries. */
  carries?: number;
};

export type FirstCardEvent = {
  kind: 'first_card';
  /** The marine: `alpha`, `bravo`, `charlie` or `delta`. */
  marine: string;
};

/** What a seat may foresee: the odds are those that it may know. */
export type Foreseen = {
  /** After how many actions this is. */
  number: number;
  /** Every attack that may be declared now. */
  attacks: OddsFacts[];
  /** The attack of each card in hand, from where the marine stands. */
  cards: OddsFacts[];
  /** What each ability that may be used now does, and passing. */
  outcomes: OutcomeFacts[];
  /** Each figure on the map. */
  figures: OutlookFacts[];
  /** Where an action was named: the position after it. */
  before?: IncursionFacts;
};

export type FragEvent = {
  kind: 'frag';
  /** Frag tokens that the invader has now. */
  frags: number;
};

export type GameOverEvent = {
  kind: 'game_over';
  /** Who has won. */
  side: 'invader' | 'marines';
};

export type GloryDiscardedEvent = {
  kind: 'glory_discarded';
  /** The marine: `alpha`, `bravo`, `charlie` or `delta`. */
  marine: string;
  /** The glory kill card. */
  glory: string;
};

/** How far the marines have come with their objective, and how far they must. */
export type GoalFacts = {
  /** The kind of objective, such as `seal_the_breach`. */
  kind: string;
  /** How far they have come. */
  done: number;
  /** How far they must. */
  needed: number;
  /** Progress of each machine. */
  worked: number[];
  /** Movement points that it costs to seal a portal; 0 where none can be sealed. */
  price: number;
};

/** A group of the invasion card that was announced when demons came: everybody has seen it. */
export type GroupFacts = {
  /** The portal's colour. */
  colour: 'blue' | 'red' | 'yellow';
  /** Which of the two of that colour, 0 or 1. */
  group: number;
  /** Argent power that came with it. */
  argent: number;
  /** What came out, one entry a figure. */
  demons: string[];
};

export type HealedEvent = {
  kind: 'healed';
  /** The figure that it happens to, or that does it. */
  figure: string;
  /** How much damage. */
  damage: number;
};

/** What never changes in DOOM (2016). */
export type IncursionContent = {
  /** All missions. */
  missions: MissionContent[];
  /** All demon cards. */
  demons: DemonContent[];
  /** All weapons. */
  weapons: WeaponContent[];
  /** All action cards. */
  actions: ActionContent[];
  /** The sets of event cards. */
  sets: SetContent[];
  /** All event cards. */
  events: EventContent[];
  /** All invasion cards. */
  invasions: InvasionContent[];
  /** All threat cards. */
  threats: CardContent[];
  /** All objective cards. */
  objectives: CardContent[];
  /** All class cards. */
  classes: CardContent[];
  /** All glory kill cards. */
  glory: CardContent[];
  /** All squad cards. */
  squads: CardContent[];
  /** All operations. */
  operations: OperationContent[];
  /** The dice. */
  dice: DiceContent;
  /** All figures of the box. */
  figures: string[];
};

/** A mission of DOOM (2016), as a seat may know it. The map itself is in the content. */
export type IncursionFacts = {
  /** With whose eyes: 0 the invader's, 1 to 4 the marines'; -1 for those who look on. */
  seat: number;
  game: 'doom2016';
  /** The mission's id, as in the content. */
  mission: string;
  /** The objective card. */
  objective: string;
  /** The threat card. */
  threat: string;
  /** Whether it is played by the tutorial's fewer rules. */
  tutorial: boolean;
  /** Whether marines and invader have chosen their cards themselves. */
  own_decks: boolean;
  /** The number of the round. */
  round: number;
  /** Frag tokens, and how many the invader needs. */
  frags: [number, number];
  /** Tokens on the threat card. */
  threat_tokens: number;
  /** The numbers of the doors that are shut. */
  doors: number[];
  /** Portals that are open. */
  portals: PortalFacts[];
  /** And whether each is active; the first is the start. */
  teleporters: [string, boolean][];
  /** Health packs that lie about. */
  health_packs: string[];
  /** Weapons that lie about, by id. */
  weapons: [string, string][];
  /** Objective tokens that lie about. */
  tokens: string[];
  /** Grenades on the map: marine, square, weapon, initiative cards until it goes off; null: no card does. */
  grenades: ([string, string, string, number | null])[];
  /** How far the marines have come. */
  goal: GoalFacts;
  /** All figures on the map. */
  figures: FigureFacts[];
  /** The marines of this game, by number. */
  marines: MarineFacts[];
  /** The invader's cards. */
  invader: InvaderFacts;
  /** Whose turns have been, and which may follow. */
  initiative: InitiativeFacts;
  /** The figure that moves or acts now. */
  active: ActiveFacts | null;
  /** The demon type that is activated. */
  type: TypeInTurn | null;
  /** The attack that is under way. */
  attack: AttackFacts | null;
  /** Demons that are coming out of a portal. */
  summoning: SummoningFacts | null;
  /** Who is to decide what. */
  asked: AskedFacts[];
  /** By seat, 1 won and 0 lost; null while the game is on. */
  result: number[] | null;
};

export type InitiativeEvent = {
  kind: 'initiative';
  /** How many there are of each initiative card, by number. */
  cards: number[];
};

/** Who has had his turn in this round, and who may follow. */
export type InitiativeFacts = {
  /** Cards of this round, the first one first: marines' names or `invader`. */
  revealed: string[];
  /** What is still to come, bottom first. */
  deck: InitiativePart[];
  /** How many cards that is. */
  left: number;
};

/** A part of the initiative deck in which cards may lie in any order. */
export type InitiativePart = {
  /** How many cards lie there. */
  size: number;
  /** What they may be, and how many of each. */
  may_be: Record<string, number>;
};

/** The invader's cards. The invasion card, the sets and the hand are known to the invader alone. */
export type InvaderFacts = {
  /** Event cards in hand; null for those that the viewer may not know. */
  hand: (string | null)[];
  /** Cards left in the event deck. */
  deck: number;
  /** Discarded events, the oldest first. */
  discards: string[];
  /** The event sets that were chosen; null where unknown. */
  sets: string[] | null;
  /** The invasion card; null where unknown. */
  invasion: string | null;
  /** Argent power on the invasion card. */
  invasion_argent: number;
  /** Argent power left in the supply. */
  argent_left: number;
  /** The demon cards that lie face up. */
  cards: DemonCardFacts[];
  /** Groups that have been announced. */
  groups_seen: GroupFacts[];
};

/** An invasion card: two groups for each colour of portal. */
export type InvasionContent = {
  /** A card's id, as in the content. */
  id: string;
  /** Its name. */
  name: Text;
  /** Out of blue portals. */
  blue: InvasionGroup[];
  /** Out of yellow portals. */
  yellow: InvasionGroup[];
  /** Out of red portals. */
  red: InvasionGroup[];
  /** The card in words. */
  text: Texts;
};

/** What comes out of a portal. */
export type InvasionGroup = {
  /** The demons. */
  demons: CountContent[];
  /** Argent power that comes with them. */
  argent: number;
};

export type KilledEvent = {
  kind: 'killed';
  /** The figure that it happens to, or that does it. */
  figure: string;
  /** Who killed it, if anybody. */
  killer: string | null;
  /** A square: its column by letters, its row by a number, both from the lower left. */
  square: string;
};

/** The rest of an ability whose moment is still to come in this attack. */
export type LaterFacts = {
  /** Whose it is; -1: it has been used up. */
  seat: number;
  /** The ability's id. */
  ability: string;
  /** Its moment. */
  when: string;
};

export type LeaderEvent = {
  kind: 'leader';
  /** The marine: `alpha`, `bravo`, `charlie` or `delta`. */
  marine: string;
};

export type LookedAtEvent = {
  kind: 'looked_at';
  /** Who does it: 0 the invader, 1 to 4 the marines. */
  seat: number;
  /** Initiative cards that were looked at. */
  turns: string[];
};

export type LookedEvent = {
  kind: 'looked';
  /** Who does it: 0 the invader, 1 to 4 the marines. */
  seat: number;
  /** How many cards. */
  cards: number;
};

export type LostDieEvent = {
  kind: 'lost_die';
  /** Who attacks. */
  attacker: string;
  /** The colour of the die. */
  die: 'black' | 'red';
};

/** The map of a mission. Square (x, y) has the corners [x, y] to [x + 1, y + 1]; a border is a pair of corners. */
export type MapContent = {
  /** Columns. */
  width: number;
  /** Rows. */
  height: number;
  /** From the south: blank where there is no square, . plain, d difficult, i impassable, b blocking. */
  rows: string[];
  /** Every wall, that of the rim too. */
  walls: [[number, number], [number, number]][];
  /** By number, each of one or more borders. */
  doors: [[number, number], [number, number]][][];
  /** Where the marines come in. */
  start: string;
  /** The first is the start. */
  teleporters: string[];
  /** By number; what lies face down is told without its colour. */
  portals: string[];
  /** Machines to work on, or where things to guard stand at the start. */
  objects: string[];
  /** A square: its column by letters, its row by a number, both from the lower left. */
  exit?: string;
};

/** A marine, its cards and its state; of hidden cards there is only how many. */
export type MarineFacts = {
  /** `alpha`, `bravo`, `charlie` or `delta`. */
  name: string;
  /** Action cards in hand; null for those that the viewer may not know. */
  hand: (string | null)[];
  /** How many it may hold. */
  hand_limit: number;
  /** Its glory kill cards; null for those that the viewer may not know. */
  glory: (string | null)[];
  /** Cards left in its deck. */
  deck: number;
  /** Its discard pile, the oldest first. */
  discards: string[];
  /** Cards that stay in play before it. */
  in_play: string[];
  /** Its weapons, by id. */
  weapons: string[];
  /** Its class card, if it has one. */
  class: string | null;
  /** Whether its class card is exhausted. */
  exhausted: boolean;
  /** The squad card, where it has that. */
  squad: string | null;
  /** Whether it stands on the map; else it respawns when it activates. */
  on_map: boolean;
  /** Damage that it has. */
  damage: number;
  /** Damage that kills it. */
  health: number;
  /** Red dice that its next attack has more. */
  extra_red: number;
};

/** Of a marine's facts what can be set up. */
export type MarineSetUp = {
  /** `alpha`, `bravo`, `charlie` or `delta`. */
  name: string;
  /** Cards of its own in hand; with an unknown one among them, as dealt. */
  hand?: (string | null)[] | null;
  /** The top of its deck, the first card on top; a number is not read. */
  deck?: string[] | number;
};

/** A mission. */
export type MissionContent = {
  /** Its id. */
  id: string;
  /** Its number in the book; 0 for the tutorial. */
  number: number;
  /** Its name. */
  name: Text;
  /** Whether it is played by fewer rules. */
  tutorial: boolean;
  /** A card's id, as in the content. */
  objective: string;
  /** A card's id, as in the content. */
  threat: string;
  /** Frag tokens with which the invader wins, with one to four marines. */
  frags: number[];
  /** Its map. */
  map: MapContent;
  /** Demons on the map from the start: type, lower left square, and with how many marines. */
  demons: [string, string, number[]][];
  /** What is read out after it, if anything (D16-OPS-03). */
  closing: ClosingContent | null;
  /** What the box advises each marine to choose: two weapons and a class. */
  advised: [string, string, string][];
};

export type MovedEvent = {
  kind: 'moved';
  /** The figure that it happens to, or that does it. */
  figure: string;
  /** A square: its column by letters, its row by a number, both from the lower left. */
  square: string;
};

export type NobodyReadyEvent = {
  kind: 'nobody_ready';
};

/** The exact odds of an attack; with cover, the odds without it stand beside: one may step aside first. */
export type OddsFacts = {
  /** A figure: `alpha`, `imp-2`, `object-1`. */
  attacker: string;
  /** A figure: `alpha`, `imp-2`, `object-1`. */
  defender: string;
  /** The action card that the attack comes from, if any. */
  card: string | null;
  /** Red dice. */
  red: number;
  /** Black dice. */
  black: number;
  /** How far it reaches. */
  range: number;
  /** Whether the defender has cover. */
  cover: boolean;
  /** What the defender has left. */
  health: number;
  /** The chance of each amount of damage, from 0 on. */
  spread: number[];
  /** Damage on average. */
  mean: number;
  /** The chance to kill. */
  kill: number;
  /** The chance that a demon is staggered and alive afterwards. */
  stagger: number;
  /** `spread` without cover. */
  open_spread: number[];
  /** `kill` without cover. */
  open_kill: number;
  /** In notation; missing for the attack of a card that has not been played. */
  action?: string;
};

/** A series of missions. */
export type OperationContent = {
  /** Its id. */
  id: string;
  /** Its name. */
  name: Text;
  /** Its missions, in order. */
  missions: string[];
};

/** What an ability does, or passing, as far as no chance decides it: its aims are known before it is used. */
export type OutcomeFacts = {
  /** The answer, in notation. */
  action: string;
  /** Figures whose health changes: before and after; 0 if it is killed. */
  health: [string, number, number][];
  /** What the attack under way then does; null where it is over, or none is. */
  damage: number | null;
  /** Whether it comes to the same as passing: a stun of whoever is killed anyway. */
  idle: boolean;
};

/** What a figure sees, and where it could go. */
export type OutlookFacts = {
  /** A figure: `alpha`, `imp-2`, `object-1`. */
  id: string;
  /** Enemies in its sight. */
  sees: SightFacts[];
  /** Squares that its speed, or a marine's Run, may take it to. */
  reach: string[];
};

export type PlacedEvent = {
  kind: 'placed';
  /** The figure that it happens to, or that does it. */
  figure: string;
  /** A square: its column by letters, its row by a number, both from the lower left. */
  square: string;
  /** 1 where a large figure stands across, else 0. */
  turned: number;
};

export type PlayedEvent = {
  kind: 'played';
  /** The marine: `alpha`, `bravo`, `charlie` or `delta`. */
  marine: string;
  /** The action card. */
  card: string;
  /** The square of a grenade, or the card that is taken back. */
  aim: string | null;
};

export type PortalClosedEvent = {
  kind: 'portal_closed';
  /** The square of the portal. */
  portal: string;
};

export type PortalEvent = {
  kind: 'portal';
  /** The square of the portal. */
  portal: string;
};

/** A portal that is open. */
export type PortalFacts = {
  /** Its number in the mission. */
  number: number;
  /** Where it lies. */
  square: string;
  /** null while it lies face down. */
  colour: 'blue' | 'red' | 'yellow' | null;
};

export type PortalUpEvent = {
  kind: 'portal_up';
  /** The square of the portal. */
  portal: string;
};

export type PortalsClosedEvent = {
  kind: 'portals_closed';
};

export type ProgressEvent = {
  kind: 'progress';
  /** Rounds that were held. */
  rounds: number;
};

export type PutBackEvent = {
  kind: 'put_back';
  /** Who does it: 0 the invader, 1 to 4 the marines. */
  seat: number;
  /** Where the card was put: `top` or `bottom`. */
  end: string;
};

/** A puzzle as a page takes it: with what is seen of its position. */
export type PuzzleContent = {
  /** Its id. */
  id: string;
  /** Its name. */
  name: Text;
  /** What is to be done, in a sentence. */
  task: Text;
  /** The solver's seat. */
  seat: number;
  /** From 1 to 4; 0 where nobody has tried. */
  difficulty: number;
  /** For POST /api/analysis. */
  position: unknown;
  /** The facts of that position for the solver, for a picture. */
  facts: unknown;
  /** Actions in notation that win. */
  solution: string[];
  /** What helps, from a little to more. */
  hints: Text[];
};

export type RanEvent = {
  kind: 'ran';
  /** The figure that it happens to, or that does it. */
  figure: string;
};

/** A stand that the active figure can get to. The way to it is the chain of `from`, each with its move `by`. */
export type ReachFacts = {
  /** Of a large figure the lower left square. */
  to: string;
  /** Whether a large figure stands across there. */
  turned: boolean;
  /** Movement points in all. */
  cost: number;
  /** The last move, in notation: `step ne`, `teleport c4`, `turn c4`. */
  by: string;
  /** The number of the entry before it in the list; -1: where it stands now. */
  from: number;
  /** Whether it may stop there. */
  rest: boolean;
};

export type RespawnEvent = {
  kind: 'respawn';
  /** The figure that it happens to, or that does it. */
  figure: string;
  /** A square: its column by letters, its row by a number, both from the lower left. */
  square: string;
};

export type RevealedEvent = {
  kind: 'revealed';
  /** The initiative card: a marine's name or `invader`. */
  turn: string;
};

export type RolledEvent = {
  kind: 'rolled';
  /** Who attacks. */
  attacker: string | null;
  /** Dice as they fell: colour, and which face. */
  dice: (['black' | 'red', number])[];
};

export type RoundEvent = {
  kind: 'round';
  /** The number of the round. */
  round: number;
};

export type SecuredEvent = {
  kind: 'secured';
  /** How many tokens there are now. */
  tokens: number;
};

/** A set of event cards. */
export type SetContent = {
  /** Its id. */
  id: string;
  /** Its name. */
  name: Text;
  /** Its event cards. */
  cards: string[];
};

/** The facts of a table, or as much of them as somebody wants to say; the rest is as at the start. */
export type SetUp = {
  /** The mission's id. */
  mission: string;
  /** How many marines, or the marines. */
  marines?: MarineSetUp[] | number;
  /** All figures on the map; without it, those of the start. */
  figures?: FigureSetUp[] | null;
  /** The doors that are shut; without it, as at the start. */
  doors?: number[] | null;
  /** The number of the round. */
  round?: number;
  /** Frag tokens; more than the first number is not read. */
  frags?: number[];
  /** Objective tokens that lie about; without it, as at the start. */
  tokens?: string[] | null;
  /** Whose initiative card was revealed first, a marine's name or `invader`: no status phase. */
  turn?: string | null;
  /** The top of the event deck, the first on top; the invader's hand is then empty. */
  events?: string[] | null;
  /** The portals that are left, by number; without it, all. */
  portals_left?: number[] | null;
  /** Whether the game ends with this activation, and decks hold only what was laid on top of them. */
  last_turn?: boolean;
};

export type ShuffledEvent = {
  kind: 'shuffled';
  /** The marine: `alpha`, `bravo`, `charlie` or `delta`. */
  marine: string;
};

/** An enemy that a figure sees. */
export type SightFacts = {
  /** A figure: `alpha`, `imp-2`, `object-1`. */
  id: string;
  /** Whether that one would have cover. */
  cover: boolean;
  /** In squares; null where there is no way to count it. */
  distance: number | null;
};

export type StruckEvent = {
  kind: 'struck';
  /** Who is attacked. */
  defender: string;
  /** Damage symbols of the attack, dice and all that was added. */
  symbols: number;
  /** Shields against it: card, armour and all that was added. */
  shields: number;
  /** 1 where the attack was dodged, else 0. */
  dodged: number;
  /** Damage that went through. */
  dealt: number;
};

export type StunnedEvent = {
  kind: 'stunned';
  /** The figure that it happens to, or that does it. */
  figure: string;
};

export type SummonedEvent = {
  kind: 'summoned';
  /** The square of the portal. */
  portal: string;
  /** The colour of the portal. */
  colour: 'blue' | 'red' | 'yellow';
  /** Which of the two groups of that colour. */
  group: number;
  /** How many tokens there are now. */
  tokens: number;
  /** The demons, one entry a figure. */
  types: string[];
};

/** Demons that are coming out of a portal. */
export type SummoningFacts = {
  /** A square: its column by letters, its row by a number, both from the lower left. */
  portal: string;
  /** The portal's colour. */
  colour: 'blue' | 'red' | 'yellow';
  /** What is still to be placed, the next one first. */
  waiting: string[];
};

export type TeleportedEvent = {
  kind: 'teleported';
  /** The figure that it happens to, or that does it. */
  figure: string;
  /** A square: its column by letters, its row by a number, both from the lower left. */
  square: string;
};

export type TeleporterActiveEvent = {
  kind: 'teleporter_active';
  /** A square: its column by letters, its row by a number, both from the lower left. */
  square: string;
};

/** Words in both languages: neither may be missing. */
export type Text = {
  /** In English. */
  en: string;
  /** In Russian. */
  ru: string;
};

/** The sentences of a card in both languages. */
export type Texts = {
  /** In English. */
  en: string[];
  /** In Russian. */
  ru: string[];
};

export type ThreatEvent = {
  kind: 'threat';
  /** How many tokens there are now. */
  tokens: number;
};

export type ThrownEvent = {
  kind: 'thrown';
  /** The marine: `alpha`, `bravo`, `charlie` or `delta`. */
  marine: string;
  /** A square: its column by letters, its row by a number, both from the lower left. */
  square: string;
};

export type TokenDroppedEvent = {
  kind: 'token_dropped';
  /** A square: its column by letters, its row by a number, both from the lower left. */
  square: string;
};

export type TookPackEvent = {
  kind: 'took_pack';
  /** The marine: `alpha`, `bravo`, `charlie` or `delta`. */
  marine: string;
  /** A square: its column by letters, its row by a number, both from the lower left. */
  square: string;
};

export type TookTokenEvent = {
  kind: 'took_token';
  /** The marine: `alpha`, `bravo`, `charlie` or `delta`. */
  marine: string;
  /** A square: its column by letters, its row by a number, both from the lower left. */
  square: string;
};

export type TookWeaponEvent = {
  kind: 'took_weapon';
  /** The marine: `alpha`, `bravo`, `charlie` or `delta`. */
  marine: string;
  /** The weapon, by id. */
  weapon: string;
};

export type TurnedEvent = {
  kind: 'turned';
  /** The figure that it happens to, or that does it. */
  figure: string;
  /** A square: its column by letters, its row by a number, both from the lower left. */
  square: string;
  /** 1 where a large figure stands across, else 0. */
  turned: number;
};

export type TypeActivatedEvent = {
  kind: 'type_activated';
  /** A demon type's id, as in the content. */
  type: string;
};

/** The demon type that is activated. */
export type TypeInTurn = {
  /** A demon type's id, as in the content. */
  id: string;
  /** Its figures that have acted. */
  acted: string[];
};

export type UsedEvent = {
  kind: 'used';
  /** Who does it: 0 the invader, 1 to 4 the marines. */
  seat: number;
  /** Where an ability comes from: a hand, a class card, a demon and so on. */
  source: string;
  /** The ability: the id of its card, or its own. */
  ability: string;
  /** The figure whose ability it is, if it is a figure's. */
  figure: string | null;
  /** What it is aimed at: figures, squares, types, cards; dice as bits. */
  aims: (string | number)[];
};

/** A weapon and its cards. */
export type WeaponContent = {
  /** Its id. */
  id: string;
  /** Its name. */
  name: Text;
  /** How many marines may have it. */
  copies: number;
  /** Whether marines may begin with it. */
  starting: boolean;
  /** Whether it is thrown. */
  grenade: boolean;
  /** Its action cards. */
  cards: string[];
};

export type WorkedEvent = {
  kind: 'worked';
  /** The marine: `alpha`, `bravo`, `charlie` or `delta`. */
  marine: string;
  /** Which machine was worked on. */
  machine: number;
  /** How many tokens there are now. */
  tokens: number;
};

/** Events become scenes: steps that the board shows one after another. */
import type { Mark } from '../../boards/marks.ts';
import type { Facts, LogEntry, Told } from '../../lib/types.ts';
import type { Scene, Splash, Strip } from '../contract/scenes.ts';
import { FIELD } from './board/geometry.ts';
import type { Show } from './board/shows.ts';
import { championOf, contest, eventsOf, VILLAINS, type AnyEvent, type ChampionFacts, type ContestFacts, type PlayerFacts } from './facts.ts';
import { championName } from './names.ts';
import { thing } from './thing.ts';
import { DISCARD, HONOUR, SCENARIO, villainStrip } from './villainStrip.ts';

/** Milliseconds at speed 1. */
const LASTS: Record<Show['type'], number> = {
  walk: 200,
  enter: 500,
  attack: 700,
  damage: 700,
  defeat: 800,
  change: 700,
  point: 500,
  weigh: 1100,
  card: 800,
  honour: 700,
};
const SPLASH = 1300;
/** In the campaign the players are side 0. */
const VILLAIN_SIDE = 1;
/** What villains plan is to be read. */
const READING = 1100;

/** Follows the facts through the events. `now` is replaced, never changed: scenes keep what they were given. */
class Director {
  readonly scenes: Scene[] = [];
  now: ContestFacts;
  private taken = 0;
  /** How far the villains' turn has come; null in a turn of the players. */
  private part: number | null;

  constructor(
    before: Facts,
    private readonly after: ContestFacts,
    private readonly told: Told,
    private readonly earlier: Told['lines'],
  ) {
    this.now = contest(before);
    this.part = partNow(this.now);
  }

  tell(): Scene[] {
    for (const event of eventsOf(this.told)) {
      this.taken += 1;
      this.goOn(event);
      if (!this.takeChampion(event) && !this.takeCard(event)) this.take(event);
    }
    return this.scenes;
  }

  /** In the villains' turn: scheme by scheme, then what is discarded and what is scored. */
  private goOn(event: AnyEvent): void {
    if (!this.now.campaign) return;
    if (event.kind === 'turn') this.part = event.side === VILLAIN_SIDE ? SCENARIO : null;
    else if (event.kind === 'scheme' && this.part !== null) this.part += 1;
    else if (event.kind === 'schemes_discarded') this.part = DISCARD;
    else if (event.kind === 'honour' && this.part === DISCARD) this.part = HONOUR;
  }

  private strip(): Pick<Scene, 'strip'> {
    const { campaign } = this.now;
    if (this.part === null || !campaign) return {};
    const lines = [...this.earlier, ...this.told.lines.filter(({ after }) => (after ?? 0) <= this.taken)];
    return { strip: villainStrip(this.part, lines, campaign) };
  }

  private show(show: Show, more: Partial<Scene> = {}): void {
    const champion = 'champion' in show ? championOf(this.now, show.champion) : undefined;
    const about = champion ? { about: thing('champion', champion.id), seat: this.seatOf(champion) } : {};
    this.scenes.push({ kind: show.type, facts: this.now, lasts: LASTS[show.type], show, upTo: this.taken, ...this.strip(), ...about, ...more });
  }

  private seatOf({ owner }: ChampionFacts): number | null {
    return owner in this.now.players ? owner : null;
  }

  private player(seat: number, to: (player: PlayerFacts) => Partial<PlayerFacts>): void {
    this.now = { ...this.now, players: this.now.players.map((one) => (one.seat === seat ? { ...one, ...to(one) } : one)) };
  }

  /** Each keeps its place, by which it is numbered among its like; one that comes into play now is as the facts afterwards have it. */
  private champion(id: string, to: Partial<ChampionFacts>): void {
    const { champions } = this.now;
    if (championOf(this.now, id)) {
      this.now = { ...this.now, champions: champions.map((one) => (one.id === id ? { ...one, ...to } : one)) };
      return;
    }
    const place = this.after.champions.findIndex((one) => one.id === id);
    const [comes, ...later] = place < 0 ? [] : this.after.champions.slice(place);
    if (!comes) return;
    const next = champions.findIndex((one) => later.some((other) => other.id === one.id));
    this.now = { ...this.now, champions: champions.toSpliced(next < 0 ? champions.length : next, 0, { ...comes, ...to }) };
  }

  // -- champions ------------------------------------------------------------------------------------------------------

  private takeChampion(event: AnyEvent): boolean {
    switch (event.kind) {
      case 'ordered':
        this.champion(event.piece, {});
        this.player(event.seat, ({ power }) => ({ power: Math.max(0, power - event.cost) }));
        this.show({ type: 'point', cells: championOf(this.now, event.piece)?.cells ?? [] }, { about: thing('champion', event.piece), seat: event.seat });
        return true;
      case 'entered':
        this.enter(event.piece, event.cell);
        return true;
      case 'moved':
        this.walk(event.piece, event.cell);
        return true;
      case 'attack':
        this.now = { ...this.now, attack: { attacker: event.piece, how: event.how, targets: event.targets } };
        this.show({ type: 'attack', champion: event.piece, how: event.how, targets: event.targets });
        return true;
      case 'damage':
        this.show({ type: 'damage', champion: event.piece, amount: event.number });
        this.champion(event.piece, { damage: event.total });
        return true;
      case 'defeated':
        this.defeat(event.piece, event.by ?? null);
        return true;
      case 'boosted':
        this.change(event.piece, event.strength, event.defence, event.speed, 0);
        return true;
      case 'souls':
        this.souls(event.piece, event.total);
        return true;
      case 'readied':
      case 'order_over':
        this.now = { ...this.now, attack: null };
        this.champion(event.piece, { exhausted: event.kind === 'order_over' && this.tires(event.piece) });
        return true;
      case 'transformed':
        this.champion(event.piece, { kind: event.champion });
        this.show({ type: 'point', cells: championOf(this.now, event.piece)?.cells ?? [] }, { about: thing('champion', event.piece) });
        return true;
      case 'joined':
        this.champion(event.piece, { owner: event.seat, cells: [] });
        return true;
    }
    return false;
  }

  /** Villains are never exhausted (INF-CVIL-01). */
  private tires(id: string): boolean {
    return championOf(this.now, id)?.owner !== VILLAINS;
  }

  private enter(id: string, cell: string): void {
    const later = championOf(this.after, id)?.cells ?? [];
    const cells = later[0] === cell ? later : [cell];
    this.champion(id, { cells });
    const owner = championOf(this.now, id)?.owner ?? null;
    const marks: Mark[] = [{ kind: 'new', places: cells, seat: owner, by: owner }];
    this.show({ type: 'enter', champion: id, cells }, { marks });
  }

  private walk(id: string, cell: string): void {
    const walker = championOf(this.now, id);
    if (!walker?.cells.length) return;
    const cells = shifted(walker.cells, cell);
    const marks: Mark[] = [{ kind: 'moved', places: cells, from: walker.cells, seat: walker.owner, by: walker.owner }];
    this.show({ type: 'walk', champion: id, path: [walker.cells, cells] }, { marks });
    this.champion(id, { cells });
  }

  private defeat(id: string, by: number | null): void {
    const fallen = championOf(this.now, id);
    if (!fallen) return;
    const marks: Mark[] = fallen.cells.length ? [{ kind: 'removed', places: fallen.cells, seat: fallen.owner, by }] : [];
    const splash = this.splash(fallen);
    this.show({ type: 'defeat', champion: id }, { marks, seat: by ?? this.seatOf(fallen), ...(splash ? { splash, lasts: SPLASH } : {}) });
    this.champion(id, { cells: [], damage: 0, constructs: [] });
  }

  /** A great champion falls: the table stands still for it. Minions fall every turn. */
  private splash(fallen: ChampionFacts): Splash | undefined {
    const { attack } = this.now;
    const victor = attack && attack.attacker !== fallen.id ? championOf(this.now, attack.attacker) : undefined;
    if (!victor || fallen.keywords.includes('minion') || fallen.order < 3) return undefined;
    const facts = this.now;
    return {
      tone: 'death',
      title: (t) => t('inf-splash'),
      text: (t) => t('inf-splash-by', { victor: championName(victor.id, facts, t), fallen: championName(fallen.id, facts, t) }),
      gains: () => [],
      things: [thing('champion', victor.id), thing('champion', fallen.id)],
    };
  }

  private change(id: string, strength: number, defence: number, speed: number, souls: number): void {
    const known = championOf(this.now, id);
    if (!known) return;
    if (known.cells.length) this.show({ type: 'change', champion: id, strength, defence, speed, souls });
    this.champion(id, { strength: known.strength + strength, defence: known.defence + defence, speed: known.speed + speed });
  }

  private souls(id: string, total: number): void {
    const gained = total - (championOf(this.now, id)?.souls ?? 0);
    if (gained) this.change(id, gained, gained, 0, gained);
    this.champion(id, { souls: total });
  }

  // -- cards ----------------------------------------------------------------------------------------------------------

  private takeCard(event: AnyEvent): boolean {
    switch (event.kind) {
      case 'played':
        this.player(event.seat, ({ hand, hand_size, played }) => ({ hand: hand && without(hand, event.card), hand_size: hand_size - 1, played: event.piece ? played : [...played, event.card] }));
        if (event.piece) this.champion(event.piece, { constructs: [...(championOf(this.now, event.piece)?.constructs ?? []), event.card] });
        this.shown('played', event.card, event.seat);
        return true;
      case 'acquired':
        this.now = { ...this.now, row: this.now.row.map((card, at) => (card === event.card && !this.now.row.slice(0, at).includes(event.card) ? null : card)) };
        this.shown('acquired', event.card, event.seat);
        return true;
      case 'revealed':
        this.now = { ...this.now, row: this.now.row.map((card, at) => (`row-${at + 1}` === event.slot ? event.card : card)) };
        return true;
      case 'banished':
        this.shown('banished', event.card, event.seat);
        return true;
      case 'completed':
        this.shown('completed', event.card, event.seat);
        return true;
      case 'used':
        this.show({ type: 'point', cells: championOf(this.now, event.piece)?.cells ?? [] }, { about: thing('treasure', event.treasure), seat: event.seat });
        return true;
      case 'drafted':
        this.show({ type: 'point', cells: [] }, { about: thing('kind', event.champion), seat: event.seat });
        this.draft(({ offer, order, taken }) => ({ offer: offer.filter((kind) => kind !== event.champion), order: order.slice(1), taken: [...taken, event.champion] }));
        return true;
      case 'offered':
        this.draft(({ offer }) => ({ offer: [...offer, event.champion] }));
        return true;
    }
    return false;
  }

  private draft(to: (draft: NonNullable<ContestFacts['draft']>) => Partial<NonNullable<ContestFacts['draft']>>): void {
    if (this.now.draft) this.now = { ...this.now, draft: { ...this.now.draft, ...to(this.now.draft) } };
  }

  private shown(deed: Extract<Show, { type: 'card' }>['deed'], card: string, seat: number): void {
    this.show({ type: 'card', card, deed }, { about: thing('card', card), seat });
  }

  // -- the rest -------------------------------------------------------------------------------------------------------

  private take(event: AnyEvent): void {
    switch (event.kind) {
      case 'turn':
        this.now = { ...this.now, turn: event.side, attack: null };
        this.show({ type: 'point', cells: [] }, { seat: this.now.sides[event.side]?.seats[0] ?? null });
        break;
      case 'gate':
        this.player(event.seat, ({ power }) => ({ power: power + event.power, gate_used: true }));
        break;
      case 'runes':
        this.player(event.seat, ({ runes }) => ({ runes: runes + event.number }));
        break;
      case 'power':
        this.player(event.seat, ({ power }) => ({ power: power + event.number }));
        break;
      case 'cleaned_up':
        this.player(event.seat, ({ hand }) => ({ hand: hand && [], hand_size: 0, played: [], runes: 0, construct_runes: 0, power: 0 }));
        break;
      case 'honour':
        this.now = { ...this.now, sides: this.now.sides.map((side) => (side.side === event.side ? { ...side, honour: event.total } : side)) };
        this.show({ type: 'honour', side: event.side, amount: event.number }, { seat: this.now.sides[event.side]?.seats[0] ?? null });
        break;
      case 'collected':
        this.show({ type: 'point', cells: [event.cell] }, { seat: event.seat, about: thing('cell', event.cell) });
        this.now = { ...this.now, treasures: this.now.treasures.filter((cell) => cell !== event.cell) };
        break;
      case 'beacon':
        this.beacon(event.seat, event.cell);
        break;
      case 'villain_ordered':
      case 'surge':
        this.show({ type: 'point', cells: championOf(this.now, event.piece)?.cells ?? [] }, { about: thing('champion', event.piece), seat: null });
        break;
      case 'can_defeat':
        this.show({ type: 'weigh', villain: event.piece, targets: event.targets }, { about: thing('champion', event.piece), seat: null, lasts: READING });
        break;
      case 'villain_plan':
        this.plan(event.piece, event.cell ?? null, event.target ?? null);
        break;
      case 'scheme':
        if (this.now.campaign) this.now = { ...this.now, campaign: { ...this.now.campaign, revealed: [...this.now.campaign.revealed, event.scheme], schemes_left: this.now.campaign.schemes_left - 1 } };
        this.show({ type: 'point', cells: [] }, { seat: null, lasts: READING });
        break;
      case 'schemes_discarded':
        if (this.now.campaign) this.now = { ...this.now, campaign: { ...this.now.campaign, threat: event.threat, revealed: [] } };
        break;
      case 'web':
        this.now = { ...this.now, webs: [...this.now.webs, event.cell] };
        break;
    }
  }

  /** What a villain is about to do, and why, stands in the log; its cells are shown as long as one reads it. */
  private plan(id: string, cell: string | null, target: string | null): void {
    const cells = [...(championOf(this.now, id)?.cells ?? []), ...(cell ? [cell] : []), ...(championOf(this.now, target ?? undefined)?.cells ?? [])];
    this.show({ type: 'point', cells }, { about: thing('champion', id), seat: null, lasts: READING });
  }

  private beacon(seat: number, cell: string): void {
    const side = this.now.players[seat]?.side;
    this.now = {
      ...this.now,
      sides: this.now.sides.map((one) => ({ ...one, beacons: [...one.beacons.filter((name) => name !== cell), ...(one.side === side ? [cell] : [])] })),
    };
    this.show({ type: 'point', cells: [cell] }, { seat });
  }
}

/** The same figure with its first cell there. */
function shifted(cells: readonly string[], to: string): string[] {
  const [first, goal] = [FIELD.byName.get(cells[0] ?? ''), FIELD.byName.get(to)];
  if (!first || !goal) return [to];
  const [dq, dr] = [goal.at[0] - first.at[0], goal.at[1] - first.at[1]];
  return FIELD.these([...cells]).map(({ at: [q, r] }) => FIELD.name([q + dq, r + dr]));
}

function without(cards: readonly string[], card: string): string[] {
  const at = cards.indexOf(card);
  return cards.filter((_, place) => place !== at);
}

export function scenes(told: Told, before: Facts, after: Facts, earlier?: Told): Scene[] {
  return new Director(before, contest(after), told, earlier?.lines ?? []).tell();
}

/** The part of the villains' turn in which something is asked. */
function partNow({ campaign, turn }: ContestFacts): number | null {
  return campaign && turn === VILLAIN_SIDE ? Math.min(campaign.revealed.length, DISCARD - 1) : null;
}

/** The villains' turn while the players decide for them. */
export function underway(facts: Facts, told: Told): Strip | null {
  const known = contest(facts);
  const part = partNow(known);
  return part === null || !known.campaign || known.result ? null : villainStrip(part, told.lines, known.campaign, true);
}

/** The scenes of a log that was not followed, for their marks: champions come and go as it tells, all else is as it is now. */
export function retold(log: readonly LogEntry[], facts: Facts): Scene[][] {
  const known = contest(facts);
  const entered = new Set(log.flatMap(eventsOf).flatMap((event) => (event.kind === 'entered' ? [event.piece] : [])));
  let now: ContestFacts = { ...known, attack: null, champions: known.champions.map((one) => (entered.has(one.id) ? { ...one, cells: [] } : one)) };
  return log.map((entry) => {
    const director = new Director(now, known, entry, []);
    const found = director.tell();
    now = { ...director.now, attack: null };
    return found;
  });
}

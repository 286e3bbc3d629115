/** Events become scenes: steps that the board and the panel of the attack show one after another. */
import { nameOf, placeOf } from '../../boards/squares/field.ts';
import type { Facts, LogEntry, LogLine, Told } from '../../lib/types.ts';
import type { Mark } from '../../boards/marks.ts';
import type { Scene, Splash, Strip } from '../contract/scenes.ts';
import { baseAt } from './answers.ts';
import { ATTACKER, attackStrip, DAMAGE, DEFENCE, DEFENDER, defends, ROLL, stepOf, TARGET } from './attackStrip.ts';
import type { Show } from './board/shows.ts';
import { actionOf, demonOf, eventOf, isAction, isDemon, isEvent } from './content.ts';
import { eventsOf, figureOf, incursion, type AnyEvent, type AttackEvent, type AttackFacts, type Colour, type DieColour, type FigureFacts, type IncursionFacts, type StruckEvent, type UsedEvent } from './facts.ts';
import { cardName, figureName, isMarine, typeOf } from './names.ts';
import { figureThing } from './thing.ts';

/** Milliseconds at speed 1. */
const LASTS: Record<Show['type'], number> = {
  walk: 280,
  turn: 400,
  displace: 600,
  teleport: 700,
  attack: 900,
  damage: 900,
  heal: 600,
  stun: 600,
  stagger: 600,
  kill: 900,
  spawn: 600,
  door: 700,
  pickup: 600,
  portal: 600,
  blast: 900,
  point: 700,
};
const BEGINNING = 600; // of an attack: who aims at whom
const EFFECT = 800;
const SPLASH = 1400;

/** Follows the facts through the events. `now` is replaced, never changed: scenes keep what they were given. */
class Director {
  readonly scenes: Scene[] = [];
  now: IncursionFacts;
  private how: 'glory' | 'telefrag' | 'other' = 'other';
  private taken = 0;
  /** The step of the attack that is shown. */
  private step = TARGET;

  constructor(
    before: Facts,
    private readonly told: Told,
    private readonly earlier: Told,
  ) {
    this.now = incursion(before);
    const { attack } = this.now;
    if (!attack) return;
    this.now = { ...this.now, attack: settled(attack, earlier) };
    this.step = stepOf(attack);
  }

  tell(): Scene[] {
    for (const event of eventsOf(this.told)) {
      this.taken += 1;
      this.take(event);
    }
    return this.scenes;
  }

  private show(show: Show, lasts = LASTS[show.type], more: Partial<Scene> = {}): void {
    const scene: Scene = { kind: show.type, facts: this.now, lasts, show, upTo: this.taken, ...this.about(show), ...more };
    if (this.now.attack) scene.strip = attackStrip(this.now.attack, this.step, this.linesSoFar());
    this.scenes.push(scene);
  }

  private linesSoFar(): LogLine[] {
    return [...this.earlier.lines, ...this.told.lines.filter(({ after = 0 }) => after <= this.taken)];
  }

  /** Whose figure it is about, and what it changes on the map. */
  private about(show: Show): Partial<Scene> {
    const id = 'figure' in show ? show.figure : show.type === 'attack' ? show.attacker : undefined;
    const figure = id === undefined ? undefined : this.figure(id);
    if (!figure) return {};
    const to = show.type === 'walk' ? show.path.at(-1) : show.type === 'displace' || show.type === 'turn' ? show.squares : show.type === 'teleport' ? [show.square] : undefined;
    const whose = { seat: figure.seat, by: figure.seat };
    const about = { about: figureThing(figure.id) };
    if (to) return { ...about, marks: [{ kind: 'moved', places: to, from: figure.squares, ...whose }] };
    if (show.type === 'kill') return { ...about, marks: [{ kind: 'removed', places: figure.squares, ...whose }] };
    return about;
  }

  private figure(id: string): FigureFacts | undefined {
    return figureOf(this.now, id);
  }

  private change(id: string, to: Partial<FigureFacts>): void {
    this.now = { ...this.now, figures: this.now.figures.map((one) => (one.id === id ? { ...one, ...to } : one)) };
  }

  private take(event: AnyEvent): void {
    if (this.takeMove(event) || this.takeAttack(event)) return;
    switch (event.kind) {
      case 'door_opened':
        this.show({ type: 'door', door: event.door });
        this.now = { ...this.now, doors: this.now.doors.filter((door) => door !== event.door) };
        break;
      case 'took_pack':
        this.show({ type: 'pickup', square: event.square });
        this.now = { ...this.now, health_packs: this.now.health_packs.filter((one) => one !== event.square) };
        break;
      case 'took_weapon':
        this.pickUpWeapon(event.marine);
        break;
      case 'took_token':
        this.show({ type: 'pickup', square: event.square });
        this.now = { ...this.now, tokens: this.now.tokens.filter((one, at, all) => one !== event.square || at !== all.indexOf(one)) };
        break;
      case 'token_dropped':
        this.now = { ...this.now, tokens: [...this.now.tokens, event.square] };
        this.show({ type: 'point', squares: [event.square] });
        break;
      case 'portal_up':
      case 'portal':
      case 'portal_closed':
        this.portal(event.portal, event.kind === 'portal_closed');
        break;
      case 'exploded':
        this.show({ type: 'blast', squares: around(event.square) });
        this.now = { ...this.now, grenades: this.now.grenades.filter(([, at]) => at !== event.square) };
        break;
      case 'round':
        this.now = { ...this.now, round: event.round };
        break;
      case 'revealed':
        this.reveal(event.turn);
        break;
    }
  }

  // -- the map ------------------------------------------------------------------------------------------------------

  private takeMove(event: AnyEvent): boolean {
    switch (event.kind) {
      case 'moved': {
        const { figure: id, square } = event;
        const figure = this.figure(id);
        const squares = figure ? shifted(figure.squares, square) : [square];
        this.how = 'glory';
        if (!figure) this.arrive(id, square, false, []);
        else {
          this.show({ type: 'walk', figure: id, path: [figure.squares, squares] });
          this.change(id, { squares });
        }
        return true;
      }
      case 'turned': {
        const { figure: id, square } = event;
        const turned = event.turned === 1;
        const squares = baseOf(typeOf(id), square, turned);
        this.show({ type: 'turn', figure: id, squares });
        this.change(id, { squares, turned });
        return true;
      }
      case 'displaced':
        this.show({ type: 'displace', figure: event.figure, squares: [event.square] });
        this.change(event.figure, { squares: [event.square] });
        return true;
      case 'teleported':
        this.how = 'telefrag';
        if (this.figure(event.figure)) {
          this.show({ type: 'teleport', figure: event.figure, square: event.square });
          this.change(event.figure, { squares: [event.square] });
        } else this.arrive(event.figure, event.square, false);
        return true;
      case 'placed':
        this.arrive(event.figure, event.square, event.turned === 1);
        return true;
    }
    return false;
  }

  /** A demon out of a portal, or a marine that is back. One that walks is not new, wherever it was. */
  private arrive(id: string, square: string, turned: boolean, known?: Mark[]): void {
    const type = isMarine(id) ? 'marine' : typeOf(id);
    const squares = isDemon(type) ? baseOf(type, square, turned) : [square];
    const seat = isMarine(id) ? 1 + this.now.marines.findIndex(({ name }) => name === id) : 0;
    const marks: Mark[] = known ?? [{ kind: 'new', places: squares, seat, by: seat }];
    const arrivals = [{ type: isMarine(id) ? id : type, squares }];
    this.show({ type: 'spawn', portal: this.now.summoning?.portal, arrivals }, LASTS.spawn, { marks });
    const health = isDemon(type) ? demonOf(type).health : (this.now.marines.find(({ name }) => name === id)?.health ?? 10);
    const figure: FigureFacts = { id, type, seat, squares, turned, damage: 0, health, stunned: false, staggered: false, marked: false, carries: 0 };
    this.now = { ...this.now, figures: [...this.now.figures, figure] };
  }

  private pickUpWeapon(marine: string): void {
    const square = this.figure(marine)?.squares[0] ?? '';
    this.show({ type: 'pickup', square });
    this.now = { ...this.now, weapons: this.now.weapons.filter(([at]) => at !== square) };
  }

  private portal(square: string, closes: boolean): void {
    const colour = (this.now.portals.find((one) => one.square === square)?.colour ?? null) as Colour | null;
    this.show({ type: 'portal', square, colour, closes });
    if (closes) this.now = { ...this.now, portals: this.now.portals.filter((one) => one.square !== square) };
  }

  private reveal(turn: string): void {
    const { initiative } = this.now;
    this.now = { ...this.now, initiative: { ...initiative, revealed: [...initiative.revealed, turn], left: Math.max(0, initiative.left - 1) } };
    const squares = this.now.figures.filter(({ id, seat }) => (turn === 'invader' ? seat === 0 : id === turn)).flatMap((one) => one.squares);
    this.show({ type: 'point', squares }, LASTS.point, { seat: turn === 'invader' ? 0 : null });
  }

  // -- attacks ------------------------------------------------------------------------------------------------------

  private takeAttack(event: AnyEvent): boolean {
    switch (event.kind) {
      case 'attack':
        this.how = 'other';
        this.step = TARGET;
        this.now = { ...this.now, attack: begun(event) };
        this.strike(BEGINNING);
        return true;
      case 'rolled':
        if (!event.attacker || !this.now.attack) return true;
        this.step = this.step > ROLL ? this.step : ROLL;
        this.roll(event.dice);
        this.strike();
        return true;
      case 'defence':
        this.step = DEFENCE;
        if (this.now.attack) this.defend(this.now.attack, event.shown);
        this.strike();
        return true;
      case 'used':
        this.use(event);
        return true;
      case 'struck':
        if (this.now.attack) this.now = { ...this.now, attack: struck(this.now.attack, event) };
        return true;
      case 'damaged':
        this.hurt(event.figure, event.damage, event.total);
        return true;
      case 'healed':
        this.show({ type: 'heal', figure: event.figure, amount: event.damage });
        this.change(event.figure, { damage: Math.max(0, (this.figure(event.figure)?.damage ?? 0) - event.damage) });
        return true;
      case 'stunned':
        this.show({ type: 'stun', figure: event.figure });
        this.change(event.figure, { stunned: true });
        return true;
      case 'killed':
        this.kill(event.figure, event.killer ?? undefined);
        return true;
    }
    return false;
  }

  /** The attack as far as it is known by now. */
  private strike(lasts?: number): void {
    const { attack } = this.now;
    if (!attack) return;
    const { attacker, defender, dice, symbols, shields, dodged, cover, rolled } = attack;
    this.show({ type: 'attack', attacker, defender, cover, ...(rolled ? { dice, symbols } : {}), ...(attack.shown ? { shields, dodged } : {}) }, lasts);
  }

  /** An ability in an attack: whoever uses it is pointed at while its line is read. */
  private use(event: UsedEvent): void {
    const { attack } = this.now;
    if (!attack) return;
    const defending = defends(attack, event.seat);
    if (this.step >= DEFENCE) this.step = Math.max(this.step, defending ? DEFENDER : ATTACKER);
    const user = this.figure(event.figure ?? (defending ? attack.defender : attack.attacker));
    if (user) this.show({ type: 'point', squares: user.squares }, EFFECT, { seat: event.seat, about: figureThing(user.id) });
  }

  private roll(dice: [DieColour, number][]): void {
    const { attack } = this.now;
    if (!attack) return;
    const symbols = dice.reduce((sum, [, face]) => sum + face, attack.hits);
    this.now = { ...this.now, attack: { ...attack, dice, symbols, rolled: true, step: 'roll', damage: Math.max(0, symbols - attack.shields) } };
  }

  /** The printed defence: the server's facts have the rest. */
  private defend(attack: AttackFacts, shown: string | null): void {
    const type = typeOf(attack.defender);
    const demon = isDemon(type) ? demonOf(type) : null;
    const event = shown && isEvent(shown) ? eventOf(shown) : null;
    const action = shown && isAction(shown) ? actionOf(shown) : null;
    const armour = demon?.armoured && !this.now.tutorial ? 1 : 0;
    const shields = armour + (event?.shields ?? action?.shields ?? 0) + (event?.special ? (demon?.special_shields ?? 0) : 0);
    const dodged = action?.dodge === true || (event?.special === true && demon?.special_dodge === true);
    const damage = dodged ? 0 : Math.max(0, attack.symbols - shields);
    this.now = { ...this.now, attack: { ...attack, shown, shields, dodged, damage, step: 'defend' } };
  }

  private hurt(id: string, amount: number, total: number): void {
    const { attack } = this.now;
    if (attack?.defender === id) {
      this.step = DAMAGE;
      this.now = { ...this.now, attack: { ...attack, step: 'damage', damage: amount, dealt: amount } };
    }
    this.show({ type: 'damage', figure: id, amount }, LASTS.damage, { seat: this.figure(attack?.attacker ?? id)?.seat });
    const type = typeOf(id);
    const staggered = isDemon(type) && !this.now.tutorial && total >= demonOf(type).stagger;
    const was = this.figure(id)?.staggered ?? false;
    this.change(id, { damage: total });
    if (staggered && !was && total < (this.figure(id)?.health ?? 0)) {
      this.show({ type: 'stagger', figure: id });
      this.change(id, { staggered: true });
    }
  }

  private kill(id: string, by?: string): void {
    const { attack } = this.now;
    const how = attack?.defender === id ? 'attack' : by && isMarine(by) ? this.how : 'other';
    const splash = this.splash(id, how, by);
    this.show({ type: 'kill', figure: id, how, by }, splash ? SPLASH : LASTS.kill, { splash, seat: by ? this.figure(by)?.seat : undefined });
    this.now = { ...this.now, figures: this.now.figures.filter((one) => one.id !== id) };
  }

  /** Glory kills, telefrags and the deaths of marines are events of their own. */
  private splash(id: string, how: string, by?: string): Splash | undefined {
    const tone = isMarine(id) ? 'death' : how === 'glory' || how === 'telefrag' ? how : undefined;
    const victim = this.figure(id);
    if (!tone || !victim) return undefined;
    const facts = this.now;
    const killer = by && this.figure(by) ? by : undefined;
    const told = eventsOf(this.told).slice(this.taken);
    const healed = told.flatMap((event) => (event.kind === 'healed' && event.figure === by ? [event.damage] : []))[0];
    const card = told.flatMap((event) => (event.kind === 'drew_glory_card' && event.marine === by ? [event.glory] : []))[0];
    return {
      tone,
      title: (t) => t('d16-splash', { tone }),
      text: (t) => t(`d16-splash-${tone}${killer ? '' : '-alone'}`, { victim: figureName(id, facts, t), square: victim.squares[0] ?? '', killer: killer ? figureName(killer, facts, t) : '' }),
      gains: (t) => [...(healed ? [t('d16-splash-healed', { n: healed })] : []), ...(card ? [cardName(card)] : [])],
      things: [...(killer ? [killer] : []), id].map(figureThing),
    };
  }
}

function begun({ attacker, defender, card, red, black }: AttackEvent): AttackFacts {
  return {
    attacker,
    defender,
    card,
    step: 'declared',
    red,
    black,
    dice: [],
    hits: 0,
    symbols: 0,
    cover: false,
    stunned: [false, false],
    shown: null,
    shields: 0,
    cancelled: 0,
    dodged: false,
    damage: 0,
    rolled: false,
    dealt: 0,
    used: [],
    later: [],
  };
}

/** What it came to: from now on the defence card is gone, and the facts count no shields of it. */
function struck(attack: AttackFacts, { symbols, shields, dodged, dealt }: StruckEvent): AttackFacts {
  return { ...attack, symbols, shields, dodged: dodged === 1, damage: dealt, dealt };
}

/** An attack with what it came to, where that has been told. */
function settled(attack: AttackFacts, told: Told): AttackFacts {
  const last = eventsOf(told).findLast(({ kind }) => kind === 'attack' || kind === 'struck');
  return last?.kind === 'struck' && last.defender === attack.defender ? struck(attack, last) : attack;
}

/** The squares of a base whose lower left one is there. */
function baseOf(type: string, anchor: string, turned: boolean): string[] {
  const [width, height] = demonOf(type).base;
  return baseAt(anchor, turned ? [height, width] : [width, height]);
}

function shifted(squares: string[], anchor: string): string[] {
  const [from, to] = [placeOf(squares[0] ?? ''), placeOf(anchor)];
  if (!from || !to) return [anchor];
  return squares.map((square) => {
    const place = placeOf(square) ?? from;
    return nameOf(place[0] + to[0] - from[0], place[1] + to[1] - from[1]);
  });
}

function around(square: string): string[] {
  const place = placeOf(square);
  if (!place) return [];
  const near = [-1, 0, 1];
  return near.flatMap((dy) => near.map((dx) => [place[0] + dx, place[1] + dy] as const)).filter(([x, y]) => x >= 0 && y >= 0).map(([x, y]) => nameOf(x, y));
}

const NOTHING: Told = { events: [], lines: [] };

export function scenes(told: Told, before: Facts, _after?: Facts, earlier = NOTHING): Scene[] {
  return new Director(before, told, earlier).tell();
}

export function retold(log: readonly LogEntry[], facts: Facts): Scene[][] {
  let now: Facts = { ...facts, figures: [], attack: null };
  return log.map((entry) => {
    const director = new Director(now, entry, NOTHING);
    const found = director.tell();
    now = { ...director.now, attack: null };
    return found;
  });
}

/** An attack in the middle of which somebody is asked. */
export function underway(facts: Facts, told: Told): Strip | null {
  const { attack } = incursion(facts);
  return attack && attackStrip(settled(attack, told), stepOf(attack), told.lines);
}

/** Events become scenes: steps that the board and the panel of the attack show one after another. */
import { nameOf, placeOf } from '../../boards/squares/field.ts';
import type { Mark } from '../../boards/marks.ts';
import type { Facts, LogLine, Told } from '../../lib/types.ts';
import type { Scene, Splash, Strip } from '../contract/scenes.ts';
import { baseAt } from './answers.ts';
import { AIM, attackStrip, REROLL, ROLL, stepOf, WOUNDS } from './attackStrip.ts';
import type { Show } from './board/shows.ts';
import { cardOf, invaderOf, isCard, isInvader } from './content.ts';
import { doorsOf, eventsOf, figureOf, foray, type AnyEvent, type AttackEvent, type AttackFacts, type DieFacts, type FigureOn, type ForayFacts, type InvaderFacts, type MarineFacts } from './facts.ts';
import { figureName, isMarine, typeOf } from './names.ts';
import { behindDoor, ENEMIES, FLOOR, knowing, revealStrip, STORY, THINGS, withPlaced, type Behind } from './revealStrip.ts';
import { thing } from './thing.ts';

/** Milliseconds at speed 1. */
const LASTS: Record<Show['type'], number> = {
  walk: 240,
  knock: 420,
  teleport: 700,
  arrive: 460,
  attack: 900,
  scatter: 800,
  wound: 800,
  heal: 600,
  kill: 800,
  door: 600,
  reveal: 1000,
  read: 2200,
  take: 500,
  spend: 700,
  blast: 900,
  card: 2200,
  point: 600,
};
const BEGINNING = 600; // of an attack: who aims where
const SPLASH = 1400;
const LYING = 300; // what lies in a new area
const WAITING = 260; // whoever waits there, one after the other
const ACTIVATION = 320; // what it does follows at once

/** Follows the facts through the events. `now` is replaced, never changed: scenes keep what they were given. */
class Director {
  readonly scenes: Scene[] = [];
  private now: ForayFacts;
  private taken = 0;
  private step = AIM;
  /** The area that is being revealed, and how far that has come. */
  private behind: Behind | null = null;
  private revealed = FLOOR;

  constructor(
    before: Facts,
    private readonly after: ForayFacts,
    private readonly told: Told,
    private readonly earlier: Told,
  ) {
    this.now = foray(before);
    if (this.now.attack) this.step = stepOf(this.now.attack);
  }

  tell(): Scene[] {
    for (const event of eventsOf(this.told)) {
      this.taken += 1;
      if (!this.takeMove(event) && !this.takeAttack(event)) this.take(event);
    }
    return this.scenes;
  }

  private show(show: Show, lasts = LASTS[show.type], more: Partial<Scene> = {}): void {
    const scene: Scene = { kind: show.type, facts: knowing(this.now, this.behind), lasts, show, upTo: this.taken, ...this.about(show), ...more };
    if (this.behind) scene.strip = revealStrip(this.now, this.behind, this.revealed);
    else if (this.now.attack) scene.strip = attackStrip(this.now.attack, this.step, this.linesSoFar());
    this.scenes.push(scene);
  }

  private linesSoFar(): LogLine[] {
    return [...this.earlier.lines, ...this.told.lines.filter(({ after = 0 }) => after <= this.taken)];
  }

  /** Whose figure it is about, and what it changes on the board. */
  private about(show: Show): Partial<Scene> {
    const figure = this.figure('figure' in show ? show.figure : show.type === 'attack' ? show.attacker : undefined);
    if (!figure) return {};
    const to = show.type === 'walk' || show.type === 'knock' ? show.path.at(-1) : show.type === 'teleport' ? show.squares : undefined;
    const whose = { seat: figure.seat, by: figure.seat };
    const about = { about: thing('figure', figure.id) };
    if (to) return { ...about, marks: [{ kind: 'moved', places: to, from: figure.squares, ...whose }] };
    if (show.type === 'attack') return { ...about, seat: figure.seat }; // it may go on because a guard has passed
    if (show.type === 'kill') return { ...about, marks: [{ kind: 'removed', places: figure.squares, ...whose }] };
    return about;
  }

  private figure(id: string | undefined): FigureOn | undefined {
    return figureOf(this.now, id);
  }

  private marine(id: string, to: (marine: MarineFacts) => Partial<MarineFacts>): void {
    this.now = { ...this.now, marines: this.now.marines.map((one) => (one.id === id ? { ...one, ...to(one) } : one)) };
  }

  private invader(id: string, to: Partial<InvaderFacts>): void {
    this.now = { ...this.now, invaders: this.now.invaders.map((one) => (one.id === id ? { ...one, ...to } : one)) };
  }

  /** The squares that a figure covers with its lower left one there. */
  private standing(id: string, square: string, turned: boolean): string[] {
    const type = typeOf(id);
    return isInvader(type) ? baseAt(square, invaderOf(type).base, turned) : [square];
  }

  private stand(id: string, squares: string[], turned = false): void {
    if (isMarine(id)) this.marine(id, () => ({ square: squares[0] ?? null }));
    else this.invader(id, { squares, turned });
  }

  // -- figures ------------------------------------------------------------------------------------------------------

  private takeMove(event: AnyEvent): boolean {
    switch (event.kind) {
      case 'moved':
      case 'teleported':
      case 'placed':
        this.goTo(event.kind, event.figure, event.square, event.turned === 1);
        return true;
      case 'knocked':
      case 'respawned':
        this.goTo(event.kind, event.figure, event.square, false);
        return true;
      case 'recycled':
        this.show({ type: 'kill', figure: event.figure });
        this.remove(event.figure);
        return true;
      case 'left':
        this.pointAt(event.figure);
        this.marine(event.figure, () => ({ square: null, state: 'left' }));
        return true;
    }
    return false;
  }

  private goTo(how: 'moved' | 'teleported' | 'placed' | 'knocked' | 'respawned', id: string, square: string, turned: boolean): void {
    const squares = this.standing(id, square, turned);
    const figure = this.figure(id);
    if (how === 'placed' || how === 'respawned' || !figure) {
      this.arrive(id, squares, turned);
      return;
    }
    if (how === 'teleported') this.show({ type: 'teleport', figure: id, squares });
    else this.show({ type: how === 'moved' ? 'walk' : 'knock', figure: id, path: [figure.squares, squares] });
    this.stand(id, squares, turned);
  }

  private pointAt(id: string, lasts = LASTS.point): void {
    this.show({ type: 'point', squares: this.figure(id)?.squares ?? [] }, lasts, { about: thing('figure', id) });
  }

  private arrive(id: string, squares: string[], turned: boolean): void {
    const seat = this.now.marines.find((one) => one.id === id)?.seat ?? 0;
    const marks: Mark[] = [{ kind: 'new', places: squares, seat, by: seat }];
    this.revealed = ENEMIES;
    this.show({ type: 'arrive', art: isMarine(id) ? id : typeOf(id), squares }, this.behind ? WAITING : LASTS.arrive, { marks, about: thing('figure', id) });
    if (isMarine(id)) {
      this.marine(id, ({ most_life }) => ({ square: squares[0] ?? null, state: 'on board', life: most_life }));
      return;
    }
    const type = typeOf(id);
    const known = this.after.invaders.find((one) => one.id === id);
    const rating = known?.rating ?? (isInvader(type) ? invaderOf(type).wounds : 1);
    if (this.behind) this.behind = withPlaced(this.behind, type);
    this.now = { ...this.now, invaders: [...this.now.invaders, { id, type, squares, turned, wounds: 0, rating }] };
  }

  private remove(id: string): void {
    if (isMarine(id)) this.marine(id, () => ({ square: null, state: 'killed', order: 'none' }));
    else this.now = { ...this.now, invaders: this.now.invaders.filter((one) => one.id !== id) };
  }

  // -- the board ----------------------------------------------------------------------------------------------------

  private take(event: AnyEvent): void {
    switch (event.kind) {
      case 'round':
        this.now = { ...this.now, round: event.round };
        break;
      case 'turn':
      case 'activated':
        this.pointAt(event.figure, ACTIVATION);
        break;
      case 'door_opened':
      case 'door_closed':
      case 'door_destroyed':
        this.door(event.door, event.kind);
        break;
      case 'revealed':
        this.reveal(event.area);
        break;
      case 'read':
        this.revealed = STORY;
        this.show({ type: 'read', area: event.area }, LASTS.read, { brisk: true }); // its text stays
        this.behind = null;
        break;
      case 'exploded':
        this.show({ type: 'blast', squares: around(event.square) });
        this.now = { ...this.now, barrels: this.now.barrels.filter((one) => one !== event.square) };
        break;
      case 'took':
        this.show({ type: 'take', square: event.square, token: event.token }, LASTS.take, { about: thing('figure', event.figure) });
        this.now = { ...this.now, tokens: withoutOne(this.now.tokens, event.square, event.token) };
        break;
      case 'ordered':
        this.marine(event.figure, () => ({ order: event.order as MarineFacts['order'] }));
        this.pointAt(event.figure);
        break;
      case 'order_lost':
        this.marine(event.figure, () => ({ order: 'none' }));
        break;
      case 'healed':
        this.show({ type: 'heal', figure: event.figure, amount: event.tokens });
        this.marine(event.figure, () => ({ life: event.left }));
        break;
      case 'mended':
        this.show({ type: 'heal', figure: event.figure, amount: 1 });
        this.invader(event.figure, { wounds: event.wounds });
        break;
      case 'used':
      case 'spawn':
        this.card(event.card);
        break;
      case 'frag':
        this.now = { ...this.now, frags: event.frags };
        break;
    }
  }

  private card(card: string): void {
    if (isCard(card) && cardOf(card)) this.show({ type: 'card', card }, LASTS.card, { seat: 0, about: thing('card', card) });
  }

  private door(id: string, kind: string): void {
    const door = doorsOf(this.now).findIndex((one) => one.id === id);
    if (door >= 0) this.show({ type: 'door', door });
    const to = kind === 'door_destroyed' ? { gone: true } : { closed: kind === 'door_closed' };
    this.now = { ...this.now, doors: this.now.doors.map((one) => (one.id === id ? { ...one, ...to } : one)) };
  }

  /** The area is on the board from now on; what lies in it as the facts afterwards have it. */
  private reveal(id: string): void {
    const area = this.after.areas.find((one) => one.id === id);
    if (!area || this.now.areas.some((one) => one.id === id)) return;
    const inside = new Set(area.squares);
    const areas = [...this.now.areas, area];
    const floor = new Set(areas.flatMap(({ squares }) => squares));
    const seen = (squares: string[]): string[] => squares.filter((square) => inside.has(square));
    const door = this.now.doors.find(({ squares }) => squares.some((square) => !inside.has(square)) && this.after.doors.some((one) => one.squares.some((name) => inside.has(name))));
    const from = door?.squares[0] ?? area.squares[0] ?? '';
    this.now = {
      ...this.now,
      areas,
      walls: this.after.areas.length === areas.length ? this.after.walls : this.now.walls,
      doors: this.after.doors.flatMap((one) => {
        const known = this.now.doors.find((other) => other.id === one.id);
        const there = one.squares.filter((square) => floor.has(square));
        return known ? [{ ...known, squares: there, explored: one.explored }] : there.length ? [{ ...one, squares: there }] : [];
      }),
      acid: [...this.now.acid, ...seen(this.after.acid)],
      ducts: [...this.now.ducts, ...seen(this.after.ducts)],
    };
    this.behind = behindDoor(id, this.after, eventsOf(this.told).slice(this.taken));
    this.revealed = FLOOR;
    this.show({ type: 'reveal', area: id, squares: area.squares, steps: area.squares.map((square) => away(square, from)) }, LASTS.reveal, { seat: null });
    this.lay(seen(this.after.barrels), this.after.tokens.filter(({ square }) => inside.has(square)));
  }

  /** What lies in a new area comes after its floor. */
  private lay(barrels: string[], tokens: ForayFacts['tokens']): void {
    this.revealed = THINGS;
    this.now = { ...this.now, barrels: [...this.now.barrels, ...barrels], tokens: [...this.now.tokens, ...tokens] };
    const squares = [...barrels, ...tokens.map(({ square }) => square)];
    if (squares.length) this.show({ type: 'point', squares }, LYING, { seat: null });
  }

  // -- attacks ------------------------------------------------------------------------------------------------------

  private takeAttack(event: AnyEvent): boolean {
    switch (event.kind) {
      case 'attack':
        this.step = AIM;
        this.now = { ...this.now, attack: begun(event, this.after) };
        this.strike(BEGINNING);
        return true;
      case 'rolled':
      case 'rerolled':
        this.step = event.kind === 'rolled' ? ROLL : REROLL;
        this.roll(event.dice);
        this.strike();
        return true;
      case 'judged':
        this.judge(event.success === 1);
        return true;
      case 'scattered':
        this.scatter(event.square);
        return true;
      case 'attack_over':
        this.now = { ...this.now, attack: null };
        return true;
      case 'ammo_spent':
        this.show({ type: 'spend', figure: event.figure, ammo: event.ammo, left: event.left });
        this.marine(event.figure, ({ ammo }) => ({ ammo: { ...ammo, [event.ammo]: event.left } }));
        return true;
      case 'wounded':
        this.hurt(event.figure, event.wounds, event.now);
        return true;
      case 'killed':
        this.kill(event.figure, event.killer ?? undefined);
        return true;
      case 'telefrag':
        return true;
    }
    return false;
  }

  private strike(lasts?: number, outcome?: 'hit' | 'miss'): void {
    const { attack } = this.now;
    if (attack) this.show({ type: 'attack', attacker: attack.attacker, square: attack.square, area: attack.area, dice: attack.dice, outcome }, lasts);
  }

  private roll(dice: DieFacts[]): void {
    const { attack } = this.now;
    if (!attack) return;
    this.now = { ...this.now, attack: { ...attack, dice, ...this.totals(dice), success: null, step: 'rolled' } };
  }

  /** What these dice add up to with cards and skills, which no face shows: as the server tells it next, before they change. */
  private totals(dice: DieFacts[]): Pick<AttackFacts, 'reach' | 'damage'> {
    const ahead = eventsOf(this.told).slice(this.taken);
    const change = ahead.findIndex(({ kind }) => ['rolled', 'rerolled', 'attack', 'attack_over'].includes(kind));
    const next = change < 0 ? ahead : ahead.slice(0, change);
    const asked = change < 0 ? this.after.attack : null;
    const sum = (count: (die: DieFacts) => number): number => dice.reduce((all, die) => all + count(die), 0);
    return {
      reach: next.find((event) => event.kind === 'judged')?.reach ?? asked?.reach ?? Math.max(sum(({ range }) => range), 0),
      damage: next.find((event) => event.kind === 'damage')?.damage ?? asked?.damage ?? sum(({ damage }) => damage),
    };
  }

  private judge(success: boolean): void {
    const { attack } = this.now;
    if (!attack) return;
    this.step = WOUNDS;
    this.now = { ...this.now, attack: { ...attack, success, step: 'judged', settled: true } };
    this.strike(LASTS.point, success ? 'hit' : 'miss');
  }

  private scatter(square: string | null): void {
    const { attack } = this.now;
    if (!attack) return;
    this.show({ type: 'scatter', from: attack.square, square });
    if (square) this.now = { ...this.now, attack: { ...attack, square, area: around(square) } };
  }

  private hurt(id: string, amount: number, now: number): void {
    this.step = WOUNDS;
    this.show({ type: 'wound', figure: id, amount }, LASTS.wound, { seat: this.figure(this.now.attack?.attacker ?? id)?.seat });
    if (isMarine(id)) this.marine(id, () => ({ life: now }));
    else this.invader(id, { wounds: now });
  }

  private kill(id: string, by?: string): void {
    const splash = this.splash(id, by);
    this.show({ type: 'kill', figure: id }, splash ? SPLASH : LASTS.kill, { splash, seat: by ? this.figure(by)?.seat : undefined });
    this.remove(id);
  }

  /** The death of a marine, and a telefrag, are events of their own. */
  private splash(id: string, by?: string): Splash | undefined {
    const telefrag = this.told.events[this.taken - 2]?.kind === 'telefrag';
    const tone = telefrag ? 'telefrag' : isMarine(id) ? 'death' : undefined;
    const victim = this.figure(id);
    if (!tone || !victim) return undefined;
    const killer = by && this.figure(by) ? by : undefined;
    const frag = eventsOf(this.told).slice(this.taken).find((event) => event.kind === 'frag');
    const needed = this.now.frags_needed;
    return {
      tone,
      title: (t) => t('d04-splash', { tone }),
      text: (t) => t(killer ? 'd04-splash-by' : 'd04-splash-alone', { victim: figureName(id, t), killer: killer ? figureName(killer, t) : '', square: victim.squares[0] ?? '' }),
      gains: (t) => (frag ? [t('d04-splash-frags', { frags: frag.frags, needed })] : []),
      things: [...new Set([...(killer ? [killer] : []), id])].map((one) => thing('figure', one)),
    };
  }
}

function begun(event: AttackEvent, after: ForayFacts): AttackFacts {
  const { square, attacker } = event;
  const { attack } = after;
  const same = attack?.attacker === attacker && attack.square === square ? attack : undefined;
  return {
    attacker,
    weapon: event.weapon ?? null,
    square,
    area: same?.area ?? [square],
    targets: same?.targets ?? [],
    range: event.range,
    aimed: event.aimed === 1,
    step: 'declared',
    dice: [],
    reach: 0,
    damage: 0,
    success: null,
    settled: false,
    walked: 0,
  };
}

function withoutOne(tokens: ForayFacts['tokens'], square: string, token: string): ForayFacts['tokens'] {
  const at = tokens.findIndex((one) => one.square === square && one.token === token);
  return tokens.filter((_, place) => place !== at);
}

/** How many squares lie between two. */
function away(square: string, from: string): number {
  const [column, row] = placeOf(square) ?? [0, 0];
  const [fromColumn, fromRow] = placeOf(from) ?? [0, 0];
  return Math.max(Math.abs(column - fromColumn), Math.abs(row - fromRow));
}

function around(square: string): string[] {
  const place = placeOf(square);
  if (!place) return [];
  const near = [-1, 0, 1];
  return near.flatMap((dy) => near.map((dx) => [place[0] + dx, place[1] + dy] as const)).filter(([x, y]) => x >= 0 && y >= 0).map(([x, y]) => nameOf(x, y));
}

export function scenes(told: Told, before: Facts, after: Facts, earlier: Told = { events: [], lines: [] }): Scene[] {
  return new Director(before, foray(after), told, earlier).tell();
}

/** An attack in the middle of which somebody is asked. */
export function underway(facts: Facts, told: Told): Strip | null {
  const { attack } = foray(facts);
  return attack && attackStrip(attack, stepOf(attack), told.lines);
}

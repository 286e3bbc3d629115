/** What happened, line by line. */
import type { Facts, GameEvent, Say } from '../../lib/types.ts';
import { mark, type Line } from '../voice.ts';
import { content, isDemon } from './content.ts';
import { abilityName, cardName, className, markedFigure, seatSide, sideName, typeName, typeOf, weaponName } from './names.ts';

type Args = Record<string, string | number>;

/** Said by another line already, or of no use to anybody. */
const SILENT = new Set(['ended', 'exhausted', 'activation', 'drew_event_card', 'drew_card', 'portal', 'initiative', 'argent', 'discarded', 'turned', 'looked_at', 'respawn']);
const HEADINGS = new Set(['round', 'type_activated', 'game_over']);
const DETAILS = new Set(['rolled', 'defence', 'lost_die', 'damaged', 'healed', 'stunned', 'drew', 'drew_event', 'shuffled', 'events_shuffled', 'event_discarded', 'glory_discarded', 'teleporter_active', 'placed', 'frag']);
/** What several events may tell in one line. */
const GOES_ON = new Set(['drew', 'drew_event', 'moved']);
const FIGURES = ['figure', 'attacker', 'defender', 'killer'];
const INVADERS = new Set(['type_activated', 'summoned', 'drew_event', 'event_discarded', 'events_shuffled', 'threat', 'frag']);

export class Chronicle {
  /** The card of the attack under way: its sentences are told by its name. */
  private card = '';

  constructor(
    private readonly facts: Facts,
    private readonly t: Say,
  ) {}

  tell(events: GameEvent[]): Line[] {
    const lines: Line[] = [];
    for (let at = 0; at < events.length; at += 1) {
      const event = events[at] as GameEvent;
      let many = 1;
      // A draw of several cards, a way of several steps: one line.
      while (event.kind !== 'moved' && GOES_ON.has(event.kind) && this.likeNext(events, at)) {
        many += 1;
        at = this.nextOf(events, at);
      }
      if (event.kind === 'moved' && this.goesOn(events, at)) continue;
      this.follow(event);
      const line = this.line(event, many);
      if (line) lines.push(line);
    }
    return lines;
  }

  copy(): Chronicle {
    const twin = new Chronicle(this.facts, this.t);
    twin.card = this.card;
    return twin;
  }

  /** A draw and a way may go on. */
  settled(events: GameEvent[]): number {
    let from = events.findLastIndex((event) => !SILENT.has(event.kind));
    if (!GOES_ON.has(events[from]?.kind ?? '')) return events.length;
    for (let at = from - 1; at >= 0 && (SILENT.has(events[at]?.kind ?? '') || this.likeNext(events, at) || this.goesOn(events, at)); at -= 1) from = at;
    return from;
  }

  /** The next event that is told at all. */
  private nextOf(events: GameEvent[], at: number): number {
    let next = at + 1;
    while (next < events.length && SILENT.has(events[next]?.kind ?? '')) next += 1;
    return next;
  }

  private likeNext(events: GameEvent[], at: number): boolean {
    const next = events[this.nextOf(events, at)];
    return next?.kind === events[at]?.kind && next?.marine === events[at]?.marine;
  }

  private goesOn(events: GameEvent[], at: number): boolean {
    const next = events[this.nextOf(events, at)];
    return next?.kind === 'moved' && next.figure === events[at]?.figure;
  }

  private follow(event: GameEvent): void {
    if (event.kind === 'attack') this.card = String(event.card ?? '');
  }

  private line(event: GameEvent, many: number): Line | null {
    const { kind } = event;
    if (SILENT.has(kind) || (kind === 'revealed' && event.turn === 'invader')) return null;
    const { id, args } = this.worded(event, many);
    const cells = [event.square, event.portal].filter((one): one is string => typeof one === 'string');
    const heading = HEADINGS.has(kind) || kind === 'revealed';
    return { text: this.t(id, args), seat: this.seatOf(event), kind: heading ? 'heading' : DETAILS.has(kind) ? 'detail' : 'line', cells };
  }

  private worded(event: GameEvent, many: number): { id: string; args: Args } {
    const args: Args = { n: many };
    for (const [name, value] of Object.entries(event)) if (name !== 'kind') args[name] = this.shown(event, name, value);
    let id = `d16-event-${event.kind}`;
    if (many > 1) id += '-many';
    else if (event.kind === 'played' && event.aim) id += '-aim';
    else if (event.kind === 'used' && (event.aims as unknown[]).length && event.source !== 'reroll') id += '-aimed';
    else if (event.kind === 'attack') {
      args.dice = this.dice(Number(event.red), Number(event.black));
      if (event.card) id += '-card';
    } else if (event.kind === 'rolled') id += !event.attacker ? '-nobody' : (event.dice as unknown[]).length ? '' : '-none';
    else if (event.kind === 'defence' && !event.shown) id += '-none';
    else if (event.kind === 'killed' && event.killer) id += '-by';
    return { id, args };
  }

  private dice(red: number, black: number): string {
    if (red && black) return this.t('d16-dice-both', { red, black });
    if (red) return this.t('d16-dice-red', { n: red });
    return black ? this.t('d16-dice-black', { n: black }) : this.t('d16-dice-none');
  }

  private shown(event: GameEvent, name: string, value: unknown): string | number {
    if (value === null || value === undefined) return '';
    if (typeof value === 'number' && name !== 'seat' && name !== 'machine') return value;
    if (FIGURES.includes(name)) return markedFigure(String(value), this.facts, this.t);
    switch (name) {
      case 'seat':
        return sideName(seatSide(Number(value)), this.t);
      case 'marine':
      case 'turn':
        return sideName(String(value), this.t);
      case 'square':
      case 'portal':
        return mark(String(value), [String(value)]);
      case 'card':
      case 'event':
      case 'glory':
      case 'shown':
        return cardName(String(value));
      case 'aim':
        return cardName(String(value));
      case 'class':
        return className(String(value));
      case 'weapon':
        return weaponName(String(value));
      case 'type':
        return typeName(String(value));
      case 'place':
        return value === 'invasion' ? this.t('d16-invasion-card') : typeName(String(value));
      case 'machine':
        return this.t('d16-figure-machine', { n: Number(value) + 1 });
      case 'ability':
        return this.ability(event);
      case 'weapons':
        return (value as string[]).map(weaponName).join(', ');
      case 'types':
        return counted(value as string[], (type, n) => (n > 1 ? this.t('d16-times', { what: typeName(type), n }) : typeName(type)));
      case 'turns':
        return (value as string[]).map((turn) => sideName(turn, this.t)).join(', ');
      case 'dice':
        return (value as [string, number][]).map(([die, n]) => this.t('d16-die-face', { die, n })).join(', ');
      case 'aims':
        return (value as (string | number)[]).map((one) => this.aim(one)).join(', ');
    }
    return String(value);
  }

  private aim(value: string | number): string {
    const word = String(value);
    if (content().figures.includes(word)) return markedFigure(word, this.facts, this.t);
    return isDemon(word) ? typeName(word) : cardName(word);
  }

  private ability(event: GameEvent): string {
    const id = String(event.ability ?? '');
    switch (event.source) {
      case 'class':
        return id ? className(id) : '';
      case 'ability':
        return abilityName(id, typeOf(String(event.figure ?? '')));
      case 'card':
        return cardName(id || this.card);
      case 'reroll':
        return this.t('d16-use-reroll');
      case 'grenade':
        return this.t('d16-use-grenade');
      case 'later':
        return this.t('d16-use-later');
    }
    return cardName(id);
  }

  /** Whose line it is. */
  private seatOf(event: GameEvent): number | null {
    if (typeof event.seat === 'number') return event.seat;
    const who = String(event.attacker ?? event.killer ?? event.marine ?? event.figure ?? event.turn ?? '');
    const seat = ['invader', 'alpha', 'bravo', 'charlie', 'delta'].indexOf(who);
    if (seat >= 0) return seat;
    if (isDemon(typeOf(who)) || INVADERS.has(event.kind)) return 0;
    return null;
  }
}

function counted(names: string[], word: (name: string, count: number) => string): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => word(name, count)).join(', ');
}

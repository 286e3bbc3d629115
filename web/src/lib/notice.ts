/** That it is my turn: in the title, by a sound, and by the system where the person allowed it. */
import { settings } from './settings.svelte.ts';
import { play } from './sound.ts';

export function canNotify(): boolean {
  return typeof Notification !== 'undefined';
}

/** Ask the browser for leave; true when it is given. */
export async function askLeave(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === 'granted';
}

export function myTurn(title: string, text: string): void {
  play('turn');
  if (!document.hidden || !settings.notify || !canNotify() || Notification.permission !== 'granted') return;
  const note = new Notification(title, { body: text, tag: 'platzdarm-turn' });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

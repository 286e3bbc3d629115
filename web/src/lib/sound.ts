/** Short tones made on the spot; no files. Browsers allow sound only after a first click or key. */
import { settings } from './settings.svelte.ts';

export type Cue = 'turn' | 'move' | 'battle' | 'refused' | 'over' | 'chat';

/** Each cue: pitch in hertz, beginning and length in seconds. */
const CUES: Record<Cue, readonly (readonly [number, number, number])[]> = {
  turn: [
    [660, 0, 0.12],
    [880, 0.13, 0.2],
  ],
  move: [[330, 0, 0.06]],
  battle: [
    [220, 0, 0.14],
    [165, 0.12, 0.22],
  ],
  refused: [[150, 0, 0.12]],
  over: [
    [523, 0, 0.15],
    [659, 0.15, 0.15],
    [784, 0.3, 0.3],
  ],
  chat: [[990, 0, 0.05]],
};
const LOUDNESS = 0.06;

let audio: AudioContext | null = null;

export function play(cue: Cue): void {
  if (!settings.sound || typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  for (const [pitch, begin, length] of CUES[cue]) tone(audio, pitch, audio.currentTime + begin, length);
}

function tone(context: AudioContext, pitch: number, begin: number, length: number): void {
  const source = context.createOscillator();
  const volume = context.createGain();
  source.type = 'triangle';
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(LOUDNESS, begin + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  source.connect(volume).connect(context.destination);
  source.start(begin);
  source.stop(begin + length);
}

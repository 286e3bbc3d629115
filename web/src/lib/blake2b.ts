/**
 * BLAKE2b (RFC 7693) without a key: the hash by which the engine commits to a seed (`platzdarm/kernel/chance.py`).
 * Browsers do not offer it, and the page shall take nobody's word for it.
 */

const MASK = (1n << 64n) - 1n;
const BLOCK = 128;
const ROUNDS = 12;
const START = [
  0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n,
];
/** Which words of the block each round mixes in, two for each of its eight steps. */
const ORDER = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
/** Columns, then diagonals. */
const STEPS = [
  [0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15],
  [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14],
] as const;

function word(bytes: Uint8Array, at: number): bigint {
  let found = 0n;
  for (let place = 7; place >= 0; place -= 1) found = (found << 8n) | BigInt(bytes[at + place] ?? 0);
  return found;
}

const turned = (value: bigint, by: bigint): bigint => (value >> by) | ((value << (64n - by)) & MASK);

function mix(v: bigint[], [a, b, c, d]: readonly [number, number, number, number], x: bigint, y: bigint): void {
  const at = (place: number): bigint => v[place] as bigint;
  v[a] = (at(a) + at(b) + x) & MASK;
  v[d] = turned(at(d) ^ at(a), 32n);
  v[c] = (at(c) + at(d)) & MASK;
  v[b] = turned(at(b) ^ at(c), 24n);
  v[a] = (at(a) + at(b) + y) & MASK;
  v[d] = turned(at(d) ^ at(a), 16n);
  v[c] = (at(c) + at(d)) & MASK;
  v[b] = turned(at(b) ^ at(c), 63n);
}

function compress(state: bigint[], block: Uint8Array, length: number, last: boolean): void {
  const v = [...state, ...START];
  v[12] = (v[12] as bigint) ^ BigInt(length);
  if (last) v[14] = (v[14] as bigint) ^ MASK;
  const words = Array.from({ length: 16 }, (_, place) => word(block, place * 8));
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = ORDER[round % ORDER.length] as number[];
    STEPS.forEach((step, place) => mix(v, step, words[order[2 * place] as number] as bigint, words[order[2 * place + 1] as number] as bigint));
  }
  for (let place = 0; place < 8; place += 1) state[place] = (state[place] as bigint) ^ (v[place] as bigint) ^ (v[place + 8] as bigint);
}

/** `person` sets one use of the hash apart from all others; at most 16 bytes of it count. */
export function blake2b(message: Uint8Array, size: number, person: string): Uint8Array {
  const parameters = new Uint8Array(64);
  parameters.set([size, 0, 1, 1]);
  parameters.set(new TextEncoder().encode(person).slice(0, 16), 48);
  const state = START.map((value, place) => value ^ word(parameters, place * 8));
  const blocks = Math.max(1, Math.ceil(message.length / BLOCK));
  for (let number = 0; number < blocks; number += 1) {
    const block = new Uint8Array(BLOCK);
    block.set(message.slice(number * BLOCK, (number + 1) * BLOCK));
    const last = number === blocks - 1;
    compress(state, block, last ? message.length : (number + 1) * BLOCK, last);
  }
  return Uint8Array.from({ length: size }, (_, place) => Number(((state[place >> 3] as bigint) >> BigInt((place & 7) * 8)) & 255n));
}

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Several texts as one archive: entries that are stored as they are, which every program can unpack. */

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? 0xedb88320 ^ (rest >>> 1) : rest >>> 1;
  return rest;
});

export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (TABLE[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

/** Numbers of two or four bytes, the least significant first. */
function packed(...numbers: [value: number, bytes: 2 | 4][]): Uint8Array {
  const size = numbers.reduce((sum, [, bytes]) => sum + bytes, 0);
  const view = new DataView(new ArrayBuffer(size));
  let at = 0;
  for (const [value, bytes] of numbers) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

const [VERSION, UTF8, DAY_ONE] = [20, 0x0800, 0x21]; // names are UTF-8; without a day of its own an entry is of 1 January 1980

export interface Entry {
  name: string;
  text: string;
}

export function zipped(entries: readonly Entry[]): Blob {
  const encoder = new TextEncoder();
  const [files, directory]: [Uint8Array[], Uint8Array[]] = [[], []];
  let [offset, listed] = [0, 0];
  for (const entry of entries) {
    const [name, data] = [encoder.encode(entry.name), encoder.encode(entry.text)];
    const about: [number, 2 | 4][] = [[VERSION, 2], [UTF8, 2], [0, 2], [0, 2], [DAY_ONE, 2], [crc32(data), 4], [data.length, 4], [data.length, 4], [name.length, 2], [0, 2]];
    const head = packed([0x04034b50, 4], ...about);
    files.push(head, name, data);
    const row = packed([0x02014b50, 4], [VERSION, 2], ...about, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]);
    directory.push(row, name);
    offset += head.length + name.length + data.length;
    listed += row.length + name.length;
  }
  const end = packed([0x06054b50, 4], [0, 2], [0, 2], [entries.length, 2], [entries.length, 2], [listed, 4], [offset, 4], [0, 2]);
  return new Blob([...files, ...directory, end] as BlobPart[], { type: 'application/zip' });
}

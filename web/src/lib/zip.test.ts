import { describe, expect, it } from 'vitest';
import { crc32, zipped } from './zip.ts';

describe('an archive of texts', () => {
  it('has the checksum that unpackers work out', () => {
    expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  });

  it('holds every text as it is, and says where', async () => {
    const bytes = new Uint8Array(await zipped([{ name: 'a.rec', text: 'one' }, { name: 'б.rec', text: 'два' }]).arrayBuffer());
    const view = new DataView(bytes.buffer);
    const end = bytes.length - 22;
    expect(view.getUint32(end, true)).toBe(0x06054b50);
    expect(view.getUint16(end + 10, true)).toBe(2);
    let row = view.getUint32(end + 16, true);
    const found: Record<string, string> = {};
    for (let number = 0; number < 2; number += 1) {
      expect(view.getUint32(row, true)).toBe(0x02014b50);
      const [size, long, at] = [view.getUint32(row + 20, true), view.getUint16(row + 28, true), view.getUint32(row + 42, true)];
      const text = (from: number, length: number): string => new TextDecoder().decode(bytes.slice(from, from + length));
      expect(view.getUint32(at, true)).toBe(0x04034b50);
      found[text(row + 46, long)] = text(at + 30 + long, size);
      row += 46 + long;
    }
    expect(found).toEqual({ 'a.rec': 'one', 'б.rec': 'два' });
  });
});

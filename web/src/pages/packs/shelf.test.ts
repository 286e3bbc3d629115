import { expect, test } from 'vitest';
import type { GameInfo, PackFault, PackInfo, PackReport } from '../../lib/types.ts';
import { packsOf, packWith } from '../../lib/packs.ts';
import { builtIn, encoded, excerpt, opened, packsAmong, playAddress, shelves, unseen, wishOf, withReport } from './shelf.ts';

const name = { en: 'Riders', ru: 'Всадники' };
const pack = (more: Partial<PackInfo> = {}): PackInfo => ({
  game: 'neuroshima', id: 'riders', name, author: 'Maria', version: '0.1.0', licence: 'CC0', languages: ['en'], digest: '7f', files: 1,
  entries: [{ kind: 'army', id: 'steppe', name, option: 'armies' }], everywhere: false, uploaded: null, mine: false, ...more,
});
const lamps = pack({ game: 'inferno', id: 'lamps', entries: [{ kind: 'hero', id: 'lighter', name, option: '' }], everywhere: true });

test('a table uses the packs that its options name, and cards of its game always', () => {
  const all = [pack(), lamps, pack({ id: 'other', entries: [{ kind: 'army', id: 'nomads', name, option: 'armies' }] })];
  expect(packsOf(all, 'neuroshima', { armies: 'borgo,steppe' }).map((one) => one.id)).toEqual(['riders']);
  expect(packsOf(all, 'neuroshima', { armies: 'borgo,moloch', mission: 'steppe' })).toEqual([]);
  expect(packsOf(all, 'inferno', {}).map((one) => one.id)).toEqual(['lamps']);
  expect(packWith(all, 'neuroshima', 'armies', 'nomads')?.id).toBe('other');
  expect(packWith(all, 'inferno', 'armies', 'nomads')).toBeUndefined();
});

test('packs stand by whose they are, and the filter is by game', () => {
  const all = [pack({ mine: true }), lamps];
  expect(shelves(all, '')).toEqual({ mine: [all[0]], others: [lamps] });
  expect(shelves(all, 'inferno')).toEqual({ mine: [], others: [lamps] });
});

test('what comes with a game leaves out what packs have brought', () => {
  const game = { name: 'neuroshima', content: { armies: [{ id: 'borgo' }, { id: 'steppe' }], puzzles: [] } } as unknown as GameInfo;
  expect(builtIn(game, [pack()])).toEqual([{ kind: 'armies', count: 1 }]);
});

test('one plays with the first thing that can be chosen', () => {
  expect(playAddress(pack())).toBe('/new/neuroshima?army-0=steppe');
  expect(playAddress(pack({ game: 'doom2016', entries: [{ kind: 'mission', id: 'last_light', name, option: 'mission' }] }))).toBe('/new/doom2016?mission=last_light');
  expect(playAddress(lamps)).toBe('/new/inferno');
  expect(playAddress(pack({ entries: [{ kind: 'puzzle', id: 'mine', name, option: '' }] }))).toBe('/puzzles');
});

test('the lines around a fault begin where they begin', () => {
  const text = Array.from({ length: 20 }, (_, at) => `line ${at + 1}`).join('\n');
  const fault = (line: number): PackFault => ({ text: '', reason: '', rule: '', file: 'a.toml', line, entry: '', field: '' });
  expect(excerpt(fault(2), [{ name: 'a.toml', text }], 2)).toEqual({ from: 1, lines: ['line 1', 'line 2', 'line 3', 'line 4'] });
  expect(excerpt(fault(20), [{ name: 'a.toml', text }], 2)).toEqual({ from: 18, lines: ['line 18', 'line 19', 'line 20'] });
  expect(excerpt(fault(0), [{ name: 'a.toml', text }])).toBeNull();
  expect(excerpt(fault(3), [])).toBeNull();
});

test('what is wrong is told where it would be read, with its first line', () => {
  const fault = (entry: string, line: number): PackFault => ({ text: '', reason: '', rule: '', file: 'a.toml', line, entry, field: '' });
  const previews = [{ kind: 'tile', id: 'scout' }] as PackReport['previews'];
  const report = { pack: null, game: 'neuroshima', faults: [fault('welder', 48), fault('', 3), fault('welder', 50), fault('scout', 9)], previews, files: [] } as PackReport;
  expect(unseen(report)).toEqual([{ id: 'welder', line: 48 }]);
});

test('of what was chosen together each zip is a pack, and all TOML files are one', () => {
  const [army, my, puzzle, other, picture] = ['army.toml', 'my.zip', 'PUZZLE.TOML', 'other.ZIP', 'picture.png'].map((name) => new File(['?'], name));
  expect(packsAmong([army, my, puzzle, other, picture] as File[])).toEqual([[my], [other], [army, puzzle]]);
  expect(packsAmong([picture] as File[])).toEqual([]);
});

test('a zip is sent as it is until it was unpacked, files as texts', async () => {
  const bytes = new Uint8Array(20_000).map((_, at) => at % 256);
  const draft = await opened([new File([bytes], 'my.zip')], '1');
  expect(atob((wishOf(draft) as { zip: string }).zip).length).toBe(20_000);
  const report = { pack: null, game: '', faults: [], previews: [], files: [{ name: 'a.toml', text: 'x = 1' }] } as PackReport;
  expect(wishOf(withReport(draft, report))).toEqual({ files: report.files });
  expect(wishOf(await opened([new File(['x = 1'], 'a.toml')], '2'))).toEqual({ files: [{ name: 'a.toml', text: 'x = 1' }] });
  expect(encoded(new Uint8Array([1, 2, 3]))).toBe('AQID');
});

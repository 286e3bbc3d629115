import { expect, test } from 'vitest';
import { writeToml } from './toml.ts';

test('fields come first, then a section for each entry', () => {
  const army = { id: 'riders', name: { en: 'Riders', ru: 'Всадники' }, difficulty: 4, tiles: [{ id: 'hq', melee: [1, 1] }, { id: 'lancer' }] };
  expect(writeToml(army, ['tiles'])).toBe(
    'id = "riders"\nname = { en = "Riders", ru = "Всадники" }\ndifficulty = 4\n\n[[tiles]]\nid = "hq"\nmelee = [1, 1]\n\n[[tiles]]\nid = "lancer"\n',
  );
});

test('lists of tables have an item in each line, and what is not given is not written', () => {
  const mission = { doors: [[[[3, 4], [4, 4]]]], portals: [{ colour: 'blue', at: [5, 1] }, { colour: 'red', at: [0, -1] }], boss: undefined, exit: null };
  expect(writeToml(mission)).toBe('doors = [[[[3, 4], [4, 4]]]]\nportals = [\n    { colour = "blue", at = [5, 1] },\n    { colour = "red", at = [0, -1] },\n]\n');
});

test('texts are escaped', () => {
  expect(writeToml({ name: 'a "b"\\\n\u007f' })).toBe('name = "a \\"b\\"\\\\\\n\\u007f"\n');
});

test('a drawing stays one', () => {
  expect(writeToml({ field: ' . f\n. .\n', note: "a\n'''" })).toBe("field = '''\n . f\n. .\n'''\nnote = \"a\\n'''\"\n");
});

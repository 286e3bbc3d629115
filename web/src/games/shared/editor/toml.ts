/** A content file as TOML, in the form in which the samples are written: fields first, then a section for each entry. */

export type Value = string | number | boolean | Value[] | { [key: string]: Value | undefined | null };
export type Entry = { [key: string]: unknown };

const LONGEST = 110;
const BARE = /^[A-Za-z0-9_-]+$/;

function isTable(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function key(name: string): string {
  return BARE.test(name) ? name : text(name);
}

/** JSON's escapes are TOML's, but for what TOML also forbids. */
function text(value: string): string {
  return JSON.stringify(value).replaceAll('\u007f', '\\u007f');
}

/** On one line: inline tables may not be broken. */
function inline(value: unknown): string {
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (!isTable(value)) return String(value);
  const fields = given(value).map(([name, one]) => `${key(name)} = ${inline(one)}`);
  return fields.length ? `{ ${fields.join(', ')} }` : '{}';
}

/** A drawing is written as it is drawn: literally, and from the line after the quotes. */
function block(value: string): string | null {
  return value.includes('\n') && !/'''|[\u0000-\u0008\u000b-\u001f\u007f]/.test(value) ? `'''\n${value}'''` : null;
}

/** Lists of tables, and whatever is too long, have an item in each line. */
function written(value: unknown): string {
  const drawn = typeof value === 'string' ? block(value) : null;
  if (drawn !== null) return drawn;
  const line = inline(value);
  if (!Array.isArray(value) || !value.length) return line;
  if (line.length <= LONGEST && !(value.length > 1 && value.some(isTable))) return line;
  return `[\n${value.map((one) => `    ${inline(one)},\n`).join('')}]`;
}

function given(entry: Entry): [string, unknown][] {
  return Object.entries(entry).filter(([, value]) => value !== undefined && value !== null);
}

/** `sections` are lists whose entries are written as `[[name]]`, one after the other, in this order. */
export function writeToml(entry: Entry, sections: readonly string[] = []): string {
  const fields = given(entry).filter(([name]) => !sections.includes(name));
  const parts = [fields.map(([name, value]) => `${key(name)} = ${written(value)}\n`).join('')];
  for (const name of sections) {
    for (const one of (entry[name] as Entry[] | undefined) ?? []) {
      parts.push(`[[${key(name)}]]\n${given(one).map(([field, value]) => `${key(field)} = ${written(value)}\n`).join('')}`);
    }
  }
  return parts.join('\n');
}

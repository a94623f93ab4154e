/**
 * Table cells contain the values of a product row. An empty cell means that the row does not include the key. `\N` is null, an empty list
 * or an empty set; `\` is an empty string; a string that starts with a backslash is prefixed with another backslash.
 */

const FLAGS = new Set(['status', 'visibility', 'manage_stock', 'stock_availability', 'no_shipping_required']);
const LISTS = new Set(['images', 'categories', 'collections']);
const SETS = new Set(['metafields', 'variants', 'prices']);
/** Columns with an object, or null. */
const OBJECTS = new Set(['gift_card']);

const NOTHING = '\\N';
const BETWEEN = '|';

const ATTRIBUTE = 'attribute:';

/** Creates the name of an attribute column. */
export const attributeColumn = (code: string): string => ATTRIBUTE + code;

/** Parses the attribute code from a column name. Null for any other column. */
export const attributeOf = (column: string): string | null =>
  column.startsWith(ATTRIBUTE) ? column.slice(ATTRIBUTE.length) : null;

/** Parses a cell. Undefined if the cell is empty. Unparsable values are passed on as strings, for the row schema to reject. */
export function readCell(column: string, cell: string): unknown {
  if (cell === '') return undefined;
  if (LISTS.has(column)) return readList(cell);
  if (SETS.has(column)) return cell === NOTHING ? {} : (parsed(cell) ?? cell);
  if (cell === NOTHING) return null;
  if (OBJECTS.has(column)) return parsed(cell) ?? cell;
  if (FLAGS.has(column)) return FLAG_WORDS.get(cell.toLowerCase()) ?? cell;
  return cell.startsWith('\\') ? cell.slice(1) : cell;
}

/** Spreadsheets write these words in capitals. */
const FLAG_WORDS = new Map([
  ['true', true],
  ['false', false],
]);

/** Parses a list: `a|b|c`, or a JSON array if an item contains `|`. */
export function readList(cell: string): unknown {
  if (cell === '') return undefined;
  if (cell === NOTHING) return [];
  if (cell.startsWith('[')) return parsed(cell) ?? cell;
  return cell
    .split(BETWEEN)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function parsed(cell: string): unknown {
  try {
    return JSON.parse(cell);
  } catch {
    return undefined;
  }
}

/** Formats a value as a cell, which parses as the same value. */
export function writeCell(value: unknown): string {
  if (value === undefined) return '';
  if (value === null) return NOTHING;
  if (typeof value === 'string') return value === '' || value.startsWith('\\') ? `\\${value}` : value;
  if (typeof value !== 'object') return String(value);
  if (Object.keys(value).length === 0) return NOTHING;
  return Array.isArray(value) && value.every(isPlainItem) ? value.join(BETWEEN) : JSON.stringify(value);
}

const isPlainItem = (item: unknown): boolean =>
  typeof item === 'string' && item !== '' && item === item.trim() && !/^[[\\]|\|/.test(item);

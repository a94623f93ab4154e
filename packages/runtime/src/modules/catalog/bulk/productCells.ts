/**
 * A product's row as cells of a table and back. An empty cell carries nothing. `\N` is nothing at all: null, or an empty list
 * or set; `\` an empty text; a text that begins with a backslash gets one more.
 */

const FLAGS = new Set(['status', 'visibility', 'manage_stock', 'stock_availability', 'no_shipping_required']);
const LISTS = new Set(['images', 'categories', 'collections']);
const SETS = new Set(['metafields']);

const NOTHING = '\\N';
const BETWEEN = '|';

const ATTRIBUTE = 'attribute:';

/** The column of an attribute. */
export const attributeColumn = (code: string): string => ATTRIBUTE + code;

/** The attribute of a column; null for a column of another kind. */
export const attributeOf = (column: string): string | null =>
  column.startsWith(ATTRIBUTE) ? column.slice(ATTRIBUTE.length) : null;

/** What a cell of the column carries; undefined: nothing. What cannot be read is handed on as it is, for the row's schema to refuse. */
export function readCell(column: string, cell: string): unknown {
  if (cell === '') return undefined;
  if (LISTS.has(column)) return readList(cell);
  if (SETS.has(column)) return cell === NOTHING ? {} : (parsed(cell) ?? cell);
  if (cell === NOTHING) return null;
  if (FLAGS.has(column)) return FLAG_WORDS.get(cell.toLowerCase()) ?? cell;
  return cell.startsWith('\\') ? cell.slice(1) : cell;
}

/** Spreadsheets write them in capitals. */
const FLAG_WORDS = new Map([
  ['true', true],
  ['false', false],
]);

/** `a|b|c`, or a JSON array where an item has a `|` in it. */
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

/** The cell of a value as a row carries it; the opposite of reading. */
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

import { csvRecords, textLines, unguarded } from '../catalog/index.ts';
import { creditFileInvalid } from './errors.ts';

const COLUMNS = ['reference', 'email', 'customer_id', 'amount', 'currency', 'reason'] as const;
type Column = (typeof COLUMNS)[number];
const REQUIRED: readonly Column[] = ['reference', 'amount', 'reason'];

/** A row of a file of credit: its line, and its cells by column. Empty cells are left out. Null for a line that cannot be read. */
export interface CreditFileRow {
  readonly line: number;
  readonly values: Readonly<Partial<Record<Column, string>>> | null;
}

/**
 * Reads a CSV file of credit. Throws `CREDIT_FILE_INVALID` (400) for a file that is not text, for a header that lacks columns or has one
 * twice, and above `most` rows.
 */
export async function creditRows(
  bytes: AsyncIterable<Uint8Array>,
  most: number,
): Promise<readonly CreditFileRow[]> {
  let header: readonly string[] | null = null;
  const rows: CreditFileRow[] = [];
  for await (const { line, cells } of csvRecords(textLines(bytes, () => creditFileInvalid(most)))) {
    if (header === null) {
      header = headerOf(cells ?? [], most);
      continue;
    }
    if (cells?.every((cell) => cell.trim() === '')) continue;
    rows.push({ line, values: cells && valuesOf(header, cells) });
    if (rows.length > most) throw creditFileInvalid(most);
  }
  if (header === null) throw creditFileInvalid(most);
  return rows;
}

function headerOf(cells: readonly string[], most: number): readonly string[] {
  const names = cells.map((cell) =>
    cell
      .replace(/^\uFEFF/, '')
      .trim()
      .toLowerCase(),
  );
  const has = (column: Column) => names.includes(column);
  const known = names.filter((name) => COLUMNS.some((column) => column === name));
  const isComplete = REQUIRED.every(has) && (has('email') || has('customer_id'));
  if (!isComplete || new Set(known).size < known.length) throw creditFileInvalid(most);
  return names;
}

const valuesOf = (header: readonly string[], cells: readonly string[]): CreditFileRow['values'] =>
  Object.fromEntries(
    COLUMNS.flatMap((column) => {
      const value = unguarded(cells[header.indexOf(column)] ?? '').trim();
      return value === '' ? [] : [[column, value]];
    }),
  );

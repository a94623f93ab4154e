import { textKey } from '../../../platform/text/keyText.ts';
import { amountFault } from '../../../platform/http/forms/amounts.ts';
import { csvRecords } from '../bulk/csv.ts';
import { importFileInvalid } from '../bulk/errors.ts';
import { uploadError } from '../bulk/fileFaults.ts';
import { unguarded } from '../bulk/formulaGuard.ts';
import { textLines } from '../bulk/textLines.ts';

export interface PriceFault {
  /** The column. Null if the error concerns the whole row. */
  readonly field: string | null;
  readonly message: string;
}

/** A row of a file of prices. */
export interface PriceFileRow {
  readonly line: number;
  readonly sku: string | null;
  /** Null if the row is rejected. */
  readonly price: { readonly sku: string; readonly min_qty: number; readonly amount: string } | null;
  readonly faults: readonly PriceFault[];
}

const COLUMNS = ['sku', 'min_qty', 'amount'] as const;
type Column = (typeof COLUMNS)[number];

/** Reads the rows of a CSV file with prices in a currency. Throws `IMPORT_FILE_INVALID` for a missing or wrong header. */
export async function* priceRows(
  bytes: AsyncIterable<Uint8Array>,
  currency: string,
): AsyncGenerator<PriceFileRow> {
  let header: readonly Column[] | null = null;
  for await (const { line, cells } of csvRecords(textLines(bytes, uploadError))) {
    if (header === null) header = headerOf(cells);
    else if (cells === null)
      yield { line, sku: null, price: null, faults: [{ field: null, message: 'The line cannot be read' }] };
    else if (cells.some((cell) => cell.trim() !== '')) yield rowOf(header, line, cells, currency);
  }
  if (header === null) throw importFileInvalid('The file has no header row');
}

function headerOf(cells: readonly string[] | null): readonly Column[] {
  const names = (cells ?? []).map((cell) => textKey(cell.replace(/^\uFEFF/, '')));
  const unknown = names.find((name) => !COLUMNS.some((column) => column === name));
  if (unknown !== undefined)
    throw importFileInvalid(
      `The file has an unknown column "${unknown}". Known columns: ${COLUMNS.join(', ')}`,
    );
  if (new Set(names).size < names.length) throw importFileInvalid('The file has a column twice');
  for (const column of ['sku', 'amount'])
    if (!names.includes(column)) throw importFileInvalid(`The file has no column "${column}"`);
  return names as readonly string[] as readonly Column[];
}

function rowOf(
  header: readonly Column[],
  line: number,
  cells: readonly string[],
  currency: string,
): PriceFileRow {
  const cell = (column: Column) => unguarded(cells[header.indexOf(column)] ?? '').trim();
  const sku = cell('sku');
  const qty = cell('min_qty') || '1';
  const amount = cell('amount');
  const faults: PriceFault[] = [];
  if (sku === '') faults.push({ field: 'sku', message: 'sku is required' });
  if (!/^[1-9]\d{0,6}$/.test(qty))
    faults.push({ field: 'min_qty', message: 'min_qty must be a whole number from 1' });
  if (!/^\d{1,12}(?:\.\d+)?$/.test(amount))
    faults.push({ field: 'amount', message: 'amount must be a number that is not negative, such as 19.90' });
  else {
    const fault = amountFault('amount', amount, currency);
    if (fault) faults.push({ field: 'amount', message: fault.message });
  }
  const price = faults.length === 0 ? { sku, min_qty: Number(qty), amount } : null;
  return { line, sku: sku || null, price, faults };
}

/** A row of the sheet. Amounts are as typed or read. */
export interface SheetRow {
  /** The name of the row in the sheet, which no other row has. */
  readonly key: string;
  readonly sku: string;
  readonly min_qty: number | string;
  readonly amount: number | string;
  /** The stored price that the row shows. Null for a new row. */
  readonly stored: StoredPrice | null;
}

/** A price of a list. */
interface StoredPrice {
  readonly sku: string;
  readonly min_qty: number;
  readonly amount: number;
}

/** Returns the rows of the stored prices. */
export const rowsOf = (prices: readonly StoredPrice[]): readonly SheetRow[] =>
  prices.map((stored) => ({ ...stored, key: `${stored.sku} ${stored.min_qty}`, stored }));

/**
 * Reads cells that were copied from a spreadsheet: lines of SKU, quantity and amount, or SKU and amount, or one column of amounts. Decimal commas count
 * as points.
 */
function readCells(pasted: string): readonly (readonly string[])[] {
  return pasted
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''));
}

/** Returns an amount as it was pasted, with a decimal point. */
const amountOf = (cell: string): string => {
  const digits = cell.replace(/[^\d.,-]/g, '');
  return /,\d{1,4}$/.test(digits) ? digits.replaceAll('.', '').replace(',', '.') : digits.replaceAll(',', '');
};

/** Puts pasted cells into the sheet, from a row on. A column of amounts fills rows; cells with SKUs find or add theirs. */
export function paste(rows: readonly SheetRow[], at: number, pasted: string): readonly SheetRow[] {
  const cells = readCells(pasted);
  const next = [...rows];
  for (const [index, line] of cells.entries()) {
    const [first = '', second = '', third] = line;
    if (line.length === 1) {
      const row = next[at + index];
      if (row) next[at + index] = { ...row, amount: amountOf(first) };
      continue;
    }
    const min_qty = third === undefined ? 1 : Number(second) || 1;
    const amount = amountOf(third ?? second);
    const place = next.findIndex((row) => row.sku === first && Number(row.min_qty) === min_qty);
    const row = next[place];
    if (row) next[place] = { ...row, amount };
    else next.push({ key: `new ${next.length} ${first}`, sku: first, min_qty, amount, stored: null });
  }
  return next;
}

/** Sets the amount of each row to a percentage of its product's price. Rows of products without a known price stay as they are. */
export function fillIn(
  rows: readonly SheetRow[],
  prices: ReadonlyMap<string, number>,
  percent: number,
  decimals: number,
): readonly SheetRow[] {
  const unit = 10 ** decimals;
  return rows.map((row) => {
    const price = prices.get(row.sku);
    if (price === undefined) return row;
    const amount = Math.round((Math.round(price * unit) * percent) / 100) / unit;
    return { ...row, amount: amount.toFixed(decimals) };
  });
}

const keyOf = ({ sku, min_qty }: Pick<SheetRow, 'sku' | 'min_qty'>): string => `${sku} ${min_qty}`;

/** Returns the request that saves the sheet: what differs from the stored prices, and the stored prices that no row has any more. */
export function changesOf(rows: readonly SheetRow[], stored: readonly StoredPrice[]) {
  const filled = rows.filter(({ sku, amount }) => sku !== '' && amount !== '');
  const kept = new Set(filled.map(keyOf));
  const was = new Map(stored.map((price) => [keyOf(price), price.amount]));
  return {
    set: filled
      .filter((row) => was.get(keyOf(row)) !== Number(row.amount))
      .map(({ sku, min_qty, amount }) => ({ sku, min_qty: Number(min_qty), amount })),
    remove: stored.filter((price) => !kept.has(keyOf(price))).map(({ sku, min_qty }) => ({ sku, min_qty })),
  };
}

import type { CurrencyRow } from './currency.ts';

/** The columns of a file of rates. A file that is read needs `code`, and ignores columns that are not here. */
const COLUMNS = ['code', 'rate', 'step', 'ending', 'status', 'rate_at'] as const;
const READ: readonly string[] = COLUMNS.filter((column) => column !== 'rate_at');

/** A row of a file of rates: its line, and its cells by column. Empty cells are null. */
export interface RateRow {
  readonly line: number;
  readonly values: Readonly<Record<string, string | null>>;
}

/** Writes currencies as CSV with a header. Their values never need quotes. Pure. */
export const rateFileOf = (rows: readonly CurrencyRow[]): string =>
  [COLUMNS.join(','), ...rows.map((row) => COLUMNS.map((column) => cellOf(row[column])).join(','))]
    .map((line) => `${line}\r\n`)
    .join('');

const cellOf = (value: string | number | null): string => {
  if (value === null) return '';
  return typeof value === 'string' && /^\d+\.\d+$/.test(value) ? value.replace(/\.?0+$/, '') : String(value);
};

/** Reads a file of rates, whose cells are separated by commas, semicolons or tabs. Null if its first line does not name the column `code`. Pure. */
export function rateRowsOf(text: string): readonly RateRow[] | null {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const at = lines.findIndex((line) => line.trim() !== '');
  const header = lines[at] ?? '';
  const separator = [',', ';', '\t'].find((sign) => header.includes(sign)) ?? ',';
  const cells = (line: string) => line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
  const names = cells(header).map((name) => name.toLowerCase());
  if (!names.includes('code')) return null;
  return lines.flatMap((line, index) => {
    if (index <= at || line.trim() === '') return [];
    const row = cells(line);
    const values = names.flatMap((name, place) =>
      READ.includes(name) ? [[name, row[place] === undefined || row[place] === '' ? null : row[place]]] : [],
    );
    return [{ line: index + 1, values: Object.fromEntries(values) as RateRow['values'] }];
  });
}

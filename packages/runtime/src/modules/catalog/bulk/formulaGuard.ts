/**
 * A spreadsheet executes a cell that starts with one of these characters, regardless of who entered it. Exports prefix such a cell with an
 * apostrophe, which marks it as text in spreadsheets. A cell that already looks prefixed gets one more apostrophe, so that an import can
 * remove it again.
 */
const FORMULA = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

/** Escapes a cell so that no spreadsheet executes it. */
export const guarded = (cell: string): string =>
  FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;

/** Returns the original value of an escaped cell. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;

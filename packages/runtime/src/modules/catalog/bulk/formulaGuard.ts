/**
 * A spreadsheet runs a cell that begins so, whoever typed it. Exports write an apostrophe before it, by which spreadsheets know a text,
 * and one more before a text that looks as if it had one already, so that an import can take it off again.
 */
const FORMULA = /^'*[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

/** Writes a cell so that no spreadsheet runs it. */
export const guarded = (cell: string): string =>
  FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;

/** Returns a cell as it was before it was guarded. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;

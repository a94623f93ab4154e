import { guarded } from './formulaGuard.ts';
import { MAX_ROW } from './textLines.ts';
import type { TextLine } from './textLines.ts';

/** One CSV record, on one or more lines. */
export interface CsvRecord {
  /** The number of the first line of the record. */
  readonly line: number;
  /** The cells. Null if no record starts on the line, because of its `fault`. The next record starts on the next line. */
  readonly cells: readonly string[] | null;
  /** The reason why no record starts on the line: a stray quote, excessive length, or bytes that are not UTF-8. */
  readonly fault: 'broken' | 'notText' | null;
}

/**
 * Reads CSV records, whose cells are separated by commas, semicolons, or tabs. A cell that contains separators, quotes
 * (doubled), or line breaks is in double quotes. The separator is declared by a `sep=;` line or is the most frequent candidate
 * in the first line. If a record is malformed, only its first line is skipped. Blank lines are ignored.
 */
export async function* csvRecords(lines: AsyncIterable<TextLine>): AsyncGenerator<CsvRecord> {
  let open: TextLine[] = [];
  let length = 0;
  let separator: string | null = null;
  for await (const line of lines) {
    if (separator === null && line.text?.trim()) {
      const named = SEPARATOR_LINE.exec(line.text)?.[1];
      separator = named ?? separatorOf(line.text);
      if (named !== undefined) continue;
    }
    open.push(line);
    length += line.text?.length ?? MAX_ROW;
    const isInsideCell = open.length > 1 && line.text !== null && !hasIrregularQuotes(line.text);
    if (isInsideCell && length <= MAX_ROW) continue;
    open = yield* recordsOf(open, separator ?? COMMA, { isEnd: false });
    length = open.reduce((sum, { text }) => sum + (text?.length ?? 0), 0);
  }
  yield* recordsOf(open, separator ?? COMMA, { isEnd: true });
}

const COMMA = ',';
/** A line that spreadsheets use to declare the cell separator. */
const SEPARATOR_LINE = /^"?sep=([,;\t])"?\r?$/i;

/** Returns the cell separator of a header: the most frequent candidate outside quotes. */
function separatorOf(header: string): string {
  const bare = header.replaceAll(/"[^"]*(?:"|$)/g, '');
  const counts = [COMMA, ';', '\t'].map((sign) => ({ sign, count: bare.split(sign).length }));
  return counts.toSorted((one, other) => other.count - one.count)[0]?.sign ?? COMMA;
}

/** Yields the records in the lines and returns the lines of the incomplete last record. */
function* recordsOf(
  lines: TextLine[],
  separator: string,
  { isEnd }: { readonly isEnd: boolean },
): Generator<CsvRecord, TextLine[]> {
  let at = 0;
  while (at < lines.length) {
    const { state, end } = extentOf(lines, at);
    if (state === 'open' && !isEnd) return lines.slice(at);
    const cells = state === 'closed' ? cellsOf(textOf(lines, at, end), separator) : null;
    const fault = cells ? null : lines[at]?.fault === 'notText' ? 'notText' : 'broken';
    if (cells === null || cells.length > 1 || cells[0] !== '')
      yield { line: lines[at]?.line ?? 0, cells, fault };
    at = cells === null ? at + 1 : end;
  }
  return [];
}

interface Extent {
  readonly state: 'closed' | 'open' | 'tooLong';
  /** The index after the last line of the record. */
  readonly end: number;
}

/** Finds the end of a record: the first line at which the number of quotes is even. */
function extentOf(lines: readonly TextLine[], from: number): Extent {
  let length = 0;
  let isOpen = false;
  for (let end = from; end < lines.length; end += 1) {
    const text = lines[end]?.text ?? null;
    length += text?.length ?? 0;
    if (text === null || length > MAX_ROW) return { state: 'tooLong', end };
    isOpen = isOpen !== hasIrregularQuotes(text);
    if (!isOpen) return { state: 'closed', end: end + 1 };
  }
  return { state: 'open', end: lines.length };
}

const textOf = (lines: readonly TextLine[], from: number, end: number): string =>
  lines
    .slice(from, end)
    .map(({ text }) => text)
    .join('\n')
    .replace(/\r$/, '');

function hasIrregularQuotes(text: string): boolean {
  let isOdd = false;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) isOdd = !isOdd;
  return isOdd;
}

/** Splits a record into cells. Null if an unquoted cell contains a quote, or text follows a quoted cell. */
function cellsOf(record: string, separator: string): string[] | null {
  const cells: string[] = [];
  for (let at = 0; ; at += 1) {
    const isQuoted = record[at] === '"';
    const end = isQuoted ? closingQuote(record, at) : separatorFrom(record, separator, at);
    const cell = isQuoted ? record.slice(at + 1, end).replaceAll('""', '"') : record.slice(at, end);
    if (!isQuoted && cell.includes('"')) return null;
    cells.push(cell);
    at = isQuoted ? end + 1 : end;
    if (at >= record.length) return cells;
    if (record[at] !== separator) return null;
  }
}

function separatorFrom(record: string, separator: string, at: number): number {
  const next = record.indexOf(separator, at);
  return next === -1 ? record.length : next;
}

/** Finds the closing quote of a cell. There always is one, because the number of quotes in a record is even. */
function closingQuote(record: string, opening: number): number {
  let at = record.indexOf('"', opening + 1);
  while (record[at + 1] === '"') at = record.indexOf('"', at + 2);
  return at === -1 ? record.length : at;
}

/** Formats a record with its line ending. Cells are quoted if necessary and escaped if a spreadsheet would execute them. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => quoted(guarded(cell))).join(COMMA)}\n`;

/** Quotes a cell that programs could misread, including those that trim cells. */
const quoted = (cell: string): string =>
  /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

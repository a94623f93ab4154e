import type { AppContext } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/errors.ts';
import { checkAmounts } from '../../../platform/http/amounts.ts';
import { importOvertaken, skuRepeated, urlKeyRepeated } from './errors.ts';
import type { FileRow } from './fileRows.ts';
import { readRow } from './rowBody.ts';
import type { RowBody } from './rowBody.ts';
import { tryBatch, writeBatch } from './writeBatch.ts';
import type { Outcome } from './writeBatch.ts';

export interface ImportOptions {
  /** Finds out what would happen, and writes nothing. */
  readonly isDryRun?: boolean;
  /**
   * One transaction for all batches, which is rolled back when a row is refused. It holds its locks, and holds up other
   * imports, until its end.
   */
  readonly isAllOrNothing?: boolean;
  /** Hears of each row that is refused, in the order of the file. */
  readonly onRefused?: (row: RefusedRow) => void | Promise<void>;
  /** Hears how many rows are done, after each batch. */
  readonly onProgress?: (rows: number) => void;
  /** Ends the import between two batches. */
  readonly signal?: AbortSignal | undefined;
}

export interface RefusedRow {
  readonly line: number;
  /** Null where the row has none that could be read. */
  readonly sku: string | null;
  readonly messages: readonly string[];
}

export interface ImportReport {
  readonly rows: number;
  readonly created: number;
  readonly updated: number;
  /** Rows that say what the product is already: nothing is written and nothing emitted for them. */
  readonly unchanged: number;
  readonly refused: number;
}

const BATCH_ROWS = 500;
/** Characters. Rows may be long, and what is in memory must not grow with them. */
const BATCH_SIZE = 2_000_000;

/**
 * Creates and changes products by the rows of a file, by their skus: each row as the routes of products would, whole or
 * not at all. Batches are transactions of their own, so that an import that is cut off leaves whole rows, and the same
 * file can be imported again. A qty that a row carries is set, whatever was sold meanwhile; stock that no row sets is not
 * touched. In memory are one batch, and the skus and url_keys of the file, which it must not name twice.
 */
export const importProducts = (
  app: AppContext,
  db: Db,
  rows: AsyncIterable<FileRow>,
  options: ImportOptions = {},
): Promise<ImportReport> =>
  options.isAllOrNothing && !options.isDryRun
    ? importWhole(app, db, rows, options)
    : importBatches(app, db, rows, options);

/** Rolls the transaction of an import back. */
class RowsRefused extends Error {
  readonly report: ImportReport;

  constructor(report: ImportReport) {
    super('Rows of an import were refused');
    this.report = report;
  }
}

/** Throws 409 where the transaction would have to run again: the rows have been read, and do not come a second time. */
async function importWhole(
  app: AppContext,
  db: Db,
  rows: AsyncIterable<FileRow>,
  options: ImportOptions,
): Promise<ImportReport> {
  let begun = false;
  try {
    return await db.transaction(async (tx) => {
      if (begun) throw importOvertaken();
      begun = true;
      const report = await importBatches(app, tx, rows, options);
      if (report.refused > 0) throw new RowsRefused(report);
      return report;
    });
  } catch (error) {
    if (error instanceof RowsRefused) return error.report;
    throw error;
  }
}

async function importBatches(
  app: AppContext,
  db: Db,
  rows: AsyncIterable<FileRow>,
  { isDryRun = false, onRefused, onProgress, signal }: ImportOptions,
): Promise<ImportReport> {
  const totals = { rows: 0, created: 0, updated: 0, unchanged: 0, refused: 0 };
  const readRows = rowReader(app.config.shop.currency);
  for await (const batch of batchesOf(rows)) {
    signal?.throwIfAborted();
    const read = batch.map(readRows);
    const bodies = read.flatMap(({ body }) => body ?? []);
    const outcomes = (await (isDryRun ? tryBatch(db, bodies) : writeBatch(app, db, bodies))).values();
    for (const { line, sku, body, messages } of read) {
      const outcome = body ? (outcomes.next().value as Outcome) : null;
      const refusal = outcome instanceof Refusal ? messagesOf(outcome) : messages;
      totals[outcome === null || outcome instanceof Refusal ? 'refused' : outcome] += 1;
      if (refusal.length > 0) await onRefused?.({ line, sku, messages: refusal });
    }
    totals.rows += batch.length;
    onProgress?.(totals.rows);
  }
  return totals;
}

async function* batchesOf(rows: AsyncIterable<FileRow>): AsyncGenerator<FileRow[]> {
  let batch: FileRow[] = [];
  let size = 0;
  for await (const row of rows) {
    batch.push(row);
    size += row.size;
    if (batch.length < BATCH_ROWS && size < BATCH_SIZE) continue;
    yield batch;
    batch = [];
    size = 0;
  }
  if (batch.length > 0) yield batch;
}

interface ReadRow {
  readonly line: number;
  readonly sku: string | null;
  /** Null: the row is refused by itself. */
  readonly body: RowBody | null;
  readonly messages: readonly string[];
}

/** Checks rows by themselves and against those before them in the file. */
function rowReader(currency: string): (row: FileRow) => ReadRow {
  const skuLines = new Map<string, number>();
  const keyLines = new Map<string, number>();
  return (row) => {
    const { line } = row;
    if (row.fault !== null) return { line, sku: null, body: null, messages: [row.fault] };
    const sku = skuOf(row.sent);
    try {
      const body = readRow(row.sent);
      checkAmounts({ price: body.price }, currency);
      claim(skuLines, body.sku, line, skuRepeated);
      if (body.url_key !== undefined) claim(keyLines, body.url_key, line, urlKeyRepeated);
      return { line, sku, body, messages: [] };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { line, sku, body: null, messages: messagesOf(error) };
    }
  };
}

function claim(
  lines: Map<string, number>,
  text: string,
  line: number,
  repeated: (text: string, line: number) => Error,
): void {
  const earlier = lines.get(text);
  if (earlier !== undefined) throw repeated(text, earlier);
  // A part of a text keeps the whole in memory, which here is a piece of the file: a copy does not.
  lines.set(Buffer.from(text).toString(), line);
}

function skuOf(sent: unknown): string | null {
  const { sku } = Object(sent) as { readonly sku?: unknown };
  return typeof sku === 'string' ? sku : null;
}

const messagesOf = ({ details, message }: Refusal): readonly string[] =>
  details && details.length > 0 ? details.map((detail) => detail.message) : [message];

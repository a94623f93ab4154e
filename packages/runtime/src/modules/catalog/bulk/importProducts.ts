import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { Making } from '../variants/makeOptions.ts';
import { importOvertaken } from './errors.ts';
import type { FileRow } from './fileRows.ts';
import { previewBatch, writeBatch } from './writeBatch.ts';
import type { Outcome } from './writeBatch.ts';
import type { RowFault } from './rowReader.ts';
import { rowReader, faultsOf } from './rowReader.ts';

export interface ImportOptions {
  /** Reports what would happen, without writing anything. */
  readonly isDryRun?: boolean;
  /** Writes all batches in one transaction, which is rolled back if a row is rejected. Other imports wait until it ends. */
  readonly isAllOrNothing?: boolean;
  /** True to create missing attributes and variant options. Default: true. */
  readonly making?: Making;
  /** Called with each rejected row, in file order. */
  readonly onRefused?: (row: RefusedRow) => void | Promise<void>;
  /** Called after each batch with the number of processed rows and their results. */
  readonly onProgress?: (rows: number, done: ImportReport) => void;
  /** Aborts the import between two batches. */
  readonly signal?: AbortSignal | undefined;
}

export interface RefusedRow {
  readonly line: number;
  /** The SKU of the row. Null if the row has no readable SKU. */
  readonly sku: string | null;
  readonly faults: readonly RowFault[];
}

export interface ImportReport {
  readonly rows: number;
  readonly created: number;
  readonly updated: number;
  /** The number of rows that equal the stored product. For these rows, nothing is written and no event is emitted. */
  readonly unchanged: number;
  readonly refused: number;
}

const MAKE_ALL: Making = { attributes: true, options: true };

const BATCH_ROWS = 500;
/** Maximum number of characters in a batch. Rows may be long, and memory use must not grow with them. */
const BATCH_SIZE = 2_000_000;

/**
 * Creates and updates products from the rows of a file, by SKU. Each row, with all its variants, is either written in full or rejected,
 * according to the rules of the product routes. Each batch is a separate transaction, so that an interrupted import leaves only complete
 * rows, and the same file can be imported again. A quantity in a row overwrites the stock, regardless of sales in the meantime; stock
 * without a quantity in a row is unchanged. The import keeps one batch in memory, along with the SKUs and URL keys in the file, which must
 * be unique.
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

/** The error thrown to roll back the transaction of an import. */
class RowsRefused extends Error {
  readonly report: ImportReport;

  constructor(report: ImportReport) {
    super('Rows of an import were refused');
    this.report = report;
  }
}

/** Throws 409 if the transaction would have to run again, because the file rows can be read only once. */
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
  { isDryRun = false, making = MAKE_ALL, onRefused, onProgress, signal }: ImportOptions,
): Promise<ImportReport> {
  const totals = { rows: 0, created: 0, updated: 0, unchanged: 0, refused: 0 };
  const { readRow, claimRows } = rowReader(app);
  for await (const batch of batchesOf(rows)) {
    signal?.throwIfAborted();
    const read = await claimRows(db, batch.map(readRow));
    const bodies = read.flatMap(({ body }) => body ?? []);
    const outcomes = (
      await (isDryRun ? previewBatch(app, db, bodies, making) : writeBatch(app, db, bodies, making))
    ).values();
    for (const { line, sku, body, faults } of read) {
      const outcome = body ? (outcomes.next().value as Outcome) : null;
      const refusal = outcome instanceof Refusal ? faultsOf(outcome) : faults;
      totals[outcome === null || outcome instanceof Refusal ? 'refused' : outcome] += 1;
      if (refusal.length > 0) await onRefused?.({ line, sku, faults: refusal });
    }
    totals.rows += batch.length;
    onProgress?.(totals.rows, { ...totals });
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

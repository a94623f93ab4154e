import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import { Refusal } from '../../../platform/errors.ts';
import { checkAmounts } from '../../../platform/http/forms/amounts.ts';
import { textKey } from '../../../platform/text/keyText.ts';
import { findMissingImages } from '../../media/index.ts';
import { listTranslatedKeys } from '../../translations/index.ts';
import { checkUrlKey } from '../../urls/index.ts';
import { productUrlKeyExists } from '../errors.ts';
import { amountsOf } from '../products/contents.ts';
import type { Making } from '../variants/makeOptions.ts';
import { importOvertaken, imageMissing, skuRepeated, urlKeyRepeated } from './errors.ts';
import type { FileRow } from './fileRows.ts';
import type { StoredSku } from '../products/storedSkus.repo.ts';
import { findStoredSkus } from '../products/storedSkus.repo.ts';
import { readRow as parseRow } from './rowBody.ts';
import type { RowBody } from './rowBody.ts';
import { previewBatch, writeBatch } from './writeBatch.ts';
import type { Outcome } from './writeBatch.ts';

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

/** An error in a row. */
export interface RowFault {
  /** The path of the value in the row, such as `variants.1.sku`. Null if the error concerns the entire row. */
  readonly field: string | null;
  readonly message: string;
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

interface ReadRow {
  readonly line: number;
  readonly sku: string | null;
  /** The validated row. Null if the row is rejected. */
  readonly body: RowBody | null;
  readonly faults: readonly RowFault[];
}

/** Sets the body of a row to the result of a check, or records the errors of its rejection. */
function checkedRow(row: Omit<ReadRow, 'body'>, check: () => RowBody): ReadRow {
  try {
    return { ...row, body: check() };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ...row, body: null, faults: faultsOf(error) };
  }
}

/** Creates the functions that check each row separately, and the rows of a batch against the earlier rows in the file. */
function rowReader(app: AppContext) {
  const skuLines = new Map<string, number>();
  const keyLines = new Map<string, number>();
  return {
    readRow(row: FileRow): ReadRow {
      const { line } = row;
      if (row.fault !== null)
        return { line, sku: null, body: null, faults: [{ field: null, message: row.fault }] };
      return checkedRow({ line, sku: skuOf(row.sent), faults: [] }, () => {
        const body = parseRow(row.sent);
        checkAmounts(amountsOf(body), app.config.shop.currency);
        return body;
      });
    },

    /**
     * Sets the stored spelling of the SKUs in a batch, and rejects SKUs that occur twice in the file, reserved URL keys, and missing
     * images. At most four statements.
     */
    async claimRows(db: Db, rows: readonly ReadRow[]): Promise<readonly ReadRow[]> {
      const sent = rows.flatMap(({ body }) => (body ? entriesOf(body).map(({ sku }) => sku) : []));
      const stored = await findStoredSkus(db, sent);
      const images = rows.flatMap(({ body }) =>
        body ? entriesOf(body).flatMap(({ images }) => images ?? []) : [],
      );
      const missing = await findMissingImages(app, db, images);
      const keys = rows.flatMap(({ body }) =>
        body ? entriesOf(body).flatMap(({ url_key }) => url_key ?? []) : [],
      );
      const owners = Map.groupBy(await listTranslatedKeys(app, db, 'product', keys), ({ key }) => key);
      return rows.map((row) => {
        const { body } = row;
        if (body === null) return row;
        return checkedRow(row, () => {
          for (const { sku, url_key, images } of entriesOf(body)) {
            claim(skuLines, stored.get(sku)?.sku ?? textKey(sku), row.line, (line) => skuRepeated(sku, line));
            const had = stored.get(sku)?.images ?? [];
            const missingImage = images?.find((image) => missing.has(image) && !had.includes(image));
            if (missingImage !== undefined) throw imageMissing(missingImage);
            if (url_key === undefined) continue;
            checkUrlKey(app, url_key, stored.get(sku)?.url_key);
            const own = stored.get(sku)?.uuid;
            if (owners.get(url_key)?.some(({ owner }) => owner !== own)) throw productUrlKeyExists(url_key);
            claim(keyLines, url_key, row.line, (line) => urlKeyRepeated(url_key, line));
          }
          return withSkus(body, stored);
        });
      });
    },
  };
}

/** Lists the products of a row: the product itself, and its variants except the first, which is the product itself. */
const entriesOf = (body: RowBody) => [body, ...(body.variants?.slice(1) ?? [])];

const withSkus = (body: RowBody, stored: ReadonlyMap<string, StoredSku>): RowBody => ({
  ...body,
  sku: stored.get(body.sku)?.sku ?? body.sku,
  ...(body.variants && {
    variants: body.variants.map((entry) => ({ ...entry, sku: stored.get(entry.sku)?.sku ?? entry.sku })),
  }),
});

function claim(
  lines: Map<string, number>,
  text: string,
  line: number,
  repeated: (earlier: number) => Error,
): void {
  const earlier = lines.get(text);
  if (earlier !== undefined) throw repeated(earlier);
  // The string is copied, because a slice would keep the entire file chunk in memory.
  lines.set(Buffer.from(text).toString(), line);
}

function skuOf(sent: unknown): string | null {
  const { sku } = Object(sent) as { readonly sku?: unknown };
  return typeof sku === 'string' ? sku : null;
}

const faultsOf = ({ details, message }: Refusal): readonly RowFault[] =>
  details && details.length > 0
    ? details.map(({ path, message: text }) => ({
        field: path === '' ? null : path,
        message: path.startsWith('variants.') && !text.startsWith(path) ? `${path}: ${text}` : text,
      }))
    : [{ field: null, message }];

import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Call } from '../../../platform/contracts/route.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import { formFlag } from '../../../platform/http/forms/bodyFields.ts';
import { MAX_REFUSALS } from '../../../platform/http/forms/importReport.ts';
import { validator } from '../../../platform/http/forms/validation.ts';
import { withUpload } from '../../../platform/http/forms/withUpload.ts';
import { noImportFile } from '../bulk/errors.ts';
import { lockPrices } from '../priceContexts/priceState.repo.ts';
import { priceListNotFound } from './errors.ts';
import { priceRows } from './priceFile.ts';
import type { PriceFault, PriceFileRow } from './priceFile.ts';
import { findPriceList } from './priceList.repo.ts';
import { findProductsBySku, notePrices } from './priceRow.repo.ts';
import type { PriceToSet } from './priceRow.repo.ts';
import { currencyOfList, keepPricesOfList, writePrices } from './updatePrices.ts';

const MAX_BYTES = 100_000_000;

const form = z.object({
  dry_run: formFlag('dry_run').default(false),
  all_or_nothing: formFlag('all_or_nothing').default(false),
});
const readForm = validator(form, 'body') as (sent: unknown) => z.output<typeof form>;

type Upload = Pick<Call<unknown, unknown, Readable>, 'app' | 'db' | 'body' | 'request'>;

/** Number of rows per transaction. Products that are saved wait for the end of one. */
const BATCH_ROWS = 500;

/**
 * Sets prices of a list from an uploaded CSV file, and returns the report. Each batch of rows is a separate transaction, so that products can
 * be saved and other lists written meanwhile; an interrupted import leaves whole batches, and the same file can be imported again. With
 * `all_or_nothing` the file is one transaction. Stops between two batches if the client disconnects. Throws 400 for an unreadable file, and
 * 404 for an unknown list.
 */
export function importPrices({ app, db, body, request }: Upload, ref: IdRef) {
  const limits = { maxBytes: MAX_BYTES, missing: noImportFile };
  return withUpload({ body, request }, limits, async (file, sent) => {
    const options = readForm(sent);
    const known = await findPriceList(db, ref);
    if (!known) throw priceListNotFound();
    const rows = await Array.fromAsync(priceRows(createReadStream(file.path), currencyOfList(app, known)));
    return writeRows({ app, db, request }, ref, rows, options);
  });
}

async function writeRows(
  { app, db, request }: Pick<Upload, 'app' | 'db' | 'request'>,
  ref: IdRef,
  rows: readonly PriceFileRow[],
  { dry_run: isDryRun, all_or_nothing: isAllOrNothing }: z.output<typeof form>,
) {
  const lines = new Map<string, number>();
  const refused: RefusedPrice[] = [];
  const counts = { created: 0, updated: 0, unchanged: 0 };
  const size = isDryRun || isAllOrNothing ? Math.max(1, rows.length) : BATCH_ROWS;
  for (let start = 0; start < rows.length; start += size) {
    request.signal.throwIfAborted();
    const isNoted = counts.created + counts.updated > 0;
    const batch = { rows: rows.slice(start, start + size), lines, isNoted };
    const done = await writeBatch(app, db, ref, batch, { isDryRun, isAllOrNothing });
    for (const [key, line] of done.lines) lines.set(key, line);
    refused.push(...done.refused);
    for (const name of ['created', 'updated', 'unchanged'] as const) counts[name] += done[name];
  }
  return {
    rows: rows.length,
    ...counts,
    refused: refused.length,
    dry_run: isDryRun,
    rolled_back: isAllOrNothing && refused.length > 0 && !isDryRun,
    refusals: refused.slice(0, MAX_REFUSALS),
  };
}

/** The rows of a transaction, with what the batches before it have done. */
interface Batch {
  readonly rows: readonly PriceFileRow[];
  /** The line of each product and quantity in the batches before. */
  readonly lines: ReadonlyMap<string, number>;
  /** True if the list was noted as changed. One import notes it once. */
  readonly isNoted: boolean;
}

interface WrittenBatch extends ReadyPrices {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
}

/** The error thrown to roll back what must not be written. */
class Unwritten extends Error {
  readonly batch: WrittenBatch;

  constructor(batch: WrittenBatch) {
    super('Prices of an import were rolled back');
    this.batch = batch;
  }
}

async function writeBatch(
  app: AppContext,
  db: Db,
  ref: IdRef,
  { rows, lines, isNoted }: Batch,
  { isDryRun, isAllOrNothing }: { readonly isDryRun: boolean; readonly isAllOrNothing: boolean },
): Promise<WrittenBatch> {
  try {
    return await db.transaction(async (tx) => {
      await lockPrices(tx);
      const list = await findPriceList(tx, ref);
      if (!list) throw priceListNotFound();
      const ready = await readyPrices(tx, rows, lines);
      const { products, created, updated } = await writePrices(tx, list, ready.prices);
      const batch = { ...ready, created, updated, unchanged: ready.prices.length - created - updated };
      if (isDryRun || (isAllOrNothing && ready.refused.length > 0)) throw new Unwritten(batch);
      if (products.length > 0 && !isNoted) await notePrices(tx, list.price_list_id);
      await keepPricesOfList(app, tx, list, products);
      return batch;
    });
  } catch (error) {
    if (error instanceof Unwritten) return error.batch;
    throw error;
  }
}

interface RefusedPrice {
  readonly line: number;
  readonly sku: string | null;
  readonly faults: readonly PriceFault[];
}

interface ReadyPrices {
  readonly prices: readonly PriceToSet[];
  readonly refused: readonly RefusedPrice[];
  /** The line of each of the prices. */
  readonly lines: ReadonlyMap<string, number>;
}

/**
 * Joins rows with their products, and refuses those with errors, unknown products, and prices that the file has twice. `earlier` has the lines
 * of the prices in the batches before.
 */
async function readyPrices(
  tx: Db,
  rows: readonly PriceFileRow[],
  earlier: ReadonlyMap<string, number>,
): Promise<ReadyPrices> {
  const skus = rows.flatMap(({ price }) => price?.sku ?? []);
  const products = new Map<string, number>();
  for (let start = 0; start < skus.length; start += BATCH)
    for (const [sku, id] of await findProductsBySku(tx, skus.slice(start, start + BATCH)))
      products.set(sku, id);
  const lines = new Map<string, number>();
  const prices: PriceToSet[] = [];
  const refused: RefusedPrice[] = [];
  for (const { line, sku, price, faults } of rows) {
    const found = price && claim(price, line, { products, earlier, lines });
    if (found && !('message' in found)) prices.push(found);
    else refused.push({ line, sku, faults: found ? [found] : faults });
  }
  return { prices, refused, lines };
}

const BATCH = 10_000;

interface Claims {
  readonly products: ReadonlyMap<string, number>;
  readonly earlier: ReadonlyMap<string, number>;
  readonly lines: Map<string, number>;
}

function claim(
  { sku, min_qty, amount }: NonNullable<PriceFileRow['price']>,
  line: number,
  { products, earlier, lines }: Claims,
): PriceToSet | PriceFault {
  const product_id = products.get(sku);
  if (product_id === undefined) return { field: 'sku', message: `No product has the SKU "${sku}"` };
  const key = `${product_id} ${min_qty}`;
  const before = earlier.get(key) ?? lines.get(key);
  if (before !== undefined)
    return { field: 'sku', message: `SKU "${sku}" with min_qty ${min_qty} is already on line ${before}` };
  lines.set(key, line);
  return { product_id, min_qty, amount };
}

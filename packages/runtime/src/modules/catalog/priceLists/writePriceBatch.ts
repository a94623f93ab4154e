import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import { lockPrices } from '../priceContexts/priceState.repo.ts';
import { priceListNotFound } from './errors.ts';
import type { PriceFault, PriceFileRow } from './priceFile.ts';
import { findPriceList } from './priceList.repo.ts';
import { findProductsBySku, notePrices } from './priceRow.repo.ts';
import type { PriceToSet } from './priceRow.repo.ts';
import { keepPricesOfList, writePrices } from './updatePrices.ts';

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

/** Writes a batch of rows, in one transaction. Writes nothing in a dry run. */
export async function writePriceBatch(
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

/** A row that was refused. */
export interface RefusedPrice {
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

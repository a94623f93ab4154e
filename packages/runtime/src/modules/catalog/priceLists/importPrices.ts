import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import type { Call } from '../../../platform/contracts/route.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import { formFlag } from '../../../platform/http/forms/bodyFields.ts';
import { MAX_REFUSALS } from '../../../platform/http/forms/importReport.ts';
import { validator } from '../../../platform/http/forms/validation.ts';
import { withUpload } from '../../../platform/http/forms/withUpload.ts';
import { noImportFile } from '../bulk/errors.ts';
import { asRefusal } from '../bulk/importUpload.ts';
import { keepAllPrices } from '../priceContexts/keepContexts.ts';
import { lockPrices } from '../priceContexts/priceState.repo.ts';
import { priceListNotFound } from './errors.ts';
import { priceRows } from './priceFile.ts';
import type { PriceFault, PriceFileRow } from './priceFile.ts';
import { findPriceList } from './priceList.repo.ts';
import { findProductsBySku } from './priceRow.repo.ts';
import type { PriceToSet } from './priceRow.repo.ts';
import { currencyOfList, writePrices } from './updatePrices.ts';

const MAX_BYTES = 100_000_000;

const form = z.object({
  dry_run: formFlag('dry_run').default(false),
  all_or_nothing: formFlag('all_or_nothing').default(false),
});
const readForm = validator(form, 'body') as (sent: unknown) => z.output<typeof form>;

type Upload = Pick<Call<unknown, unknown, Readable>, 'app' | 'db' | 'body' | 'request'>;

/**
 * Sets prices of a list from an uploaded CSV file, in one transaction, and returns the report. Throws 400 for an unreadable file, and 404 for an
 * unknown list.
 */
export async function importPrices({ app, db, body, request }: Upload, ref: IdRef) {
  const limits = { maxBytes: MAX_BYTES, missing: noImportFile };
  try {
    return await withUpload({ body, request }, limits, async (file, sent) => {
      const options = readForm(sent);
      const known = await findPriceList(db, ref);
      if (!known) throw priceListNotFound();
      const rows = await Array.fromAsync(priceRows(createReadStream(file.path), currencyOfList(app, known)));
      return writeRows({ app, db }, ref, rows, options);
    });
  } catch (error) {
    throw asRefusal(error);
  }
}

/** The error thrown to roll back what a dry run wrote. */
class Previewed extends Error {}

async function writeRows(
  { app, db }: Pick<Upload, 'app' | 'db'>,
  ref: IdRef,
  rows: readonly PriceFileRow[],
  { dry_run: isDryRun, all_or_nothing: isAllOrNothing }: z.output<typeof form>,
) {
  let report;
  try {
    await db.transaction(async (tx) => {
      await lockPrices(tx);
      const list = await findPriceList(tx, ref);
      if (!list) throw priceListNotFound();
      const { prices, refused } = await readyPrices(tx, rows);
      const isRolledBack = isAllOrNothing && refused.length > 0;
      const done = await writePrices(tx, list, prices);
      report = {
        rows: rows.length,
        created: done.created,
        updated: done.updated,
        unchanged: prices.length - done.created - done.updated,
        refused: refused.length,
        dry_run: isDryRun,
        rolled_back: isRolledBack && !isDryRun,
        refusals: refused.slice(0, MAX_REFUSALS),
      };
      if (isDryRun || isRolledBack) throw new Previewed();
      await keepAllPrices(app, tx, list.status === 1 ? done.products : []);
    });
  } catch (error) {
    if (!(error instanceof Previewed)) throw error;
  }
  return report as unknown as NonNullable<typeof report>;
}

interface RefusedPrice {
  readonly line: number;
  readonly sku: string | null;
  readonly faults: readonly PriceFault[];
}

/** Joins rows with their products, and refuses those with errors, unknown products, and prices that the file has twice. */
async function readyPrices(tx: Parameters<typeof findProductsBySku>[0], rows: readonly PriceFileRow[]) {
  const skus = rows.flatMap(({ price }) => price?.sku ?? []);
  const products = new Map<string, number>();
  for (let start = 0; start < skus.length; start += BATCH)
    for (const [sku, id] of await findProductsBySku(tx, skus.slice(start, start + BATCH)))
      products.set(sku, id);
  const lines = new Map<string, number>();
  const prices: PriceToSet[] = [];
  const refused: RefusedPrice[] = [];
  for (const { line, sku, price, faults } of rows) {
    const found = price && claim(price, line, products, lines);
    if (found && !('message' in found)) prices.push(found);
    else refused.push({ line, sku, faults: found ? [found] : faults });
  }
  return { prices, refused };
}

const BATCH = 10_000;

function claim(
  { sku, min_qty, amount }: NonNullable<PriceFileRow['price']>,
  line: number,
  products: ReadonlyMap<string, number>,
  lines: Map<string, number>,
): PriceToSet | PriceFault {
  const product_id = products.get(sku);
  if (product_id === undefined) return { field: 'sku', message: `No product has the SKU "${sku}"` };
  const key = `${product_id} ${min_qty}`;
  const earlier = lines.get(key);
  if (earlier !== undefined)
    return { field: 'sku', message: `SKU "${sku}" with min_qty ${min_qty} is already on line ${earlier}` };
  lines.set(key, line);
  return { product_id, min_qty, amount };
}

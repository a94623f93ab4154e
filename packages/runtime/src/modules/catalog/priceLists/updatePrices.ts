import type { AppContext } from '../../../platform/contracts/context.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { IdRef } from '../../../platform/db/ids.ts';
import { validationFailed } from '../../../platform/errors.ts';
import { amountFault } from '../../../platform/http/forms/amounts.ts';
import { keepAllPrices } from '../priceContexts/keepContexts.ts';
import { lockPrices } from '../priceContexts/priceState.repo.ts';
import { priceListNotFound, priceRepeated, unknownSkus } from './errors.ts';
import { findPriceList } from './priceList.repo.ts';
import type { PriceListRow } from './priceList.ts';
import {
  findOtherVariants,
  findProductsBySku,
  notePrices,
  removePrices,
  setPrices,
} from './priceRow.repo.ts';
import type { PriceToSet } from './priceRow.repo.ts';

/** A price of a product in a list as it was sent. */
interface SentPrice {
  readonly sku: string;
  readonly min_qty: number;
  readonly amount: string;
  /** True if it is also for the other variants of the product. */
  readonly variants?: boolean;
}

/** The changes of the prices of a list. */
interface PriceChanges {
  readonly set: readonly SentPrice[];
  readonly remove: readonly Omit<SentPrice, 'amount'>[];
}

/** Returns the currency of the prices of a list. */
export const currencyOfList = (app: Pick<AppContext, 'config'>, { currency }: PriceListRow): string =>
  currency ?? app.config.shop.currency;

/**
 * Sets and removes prices of a list, all or none, also of the variants of products where asked, and keeps the prices that follow. Throws 400 for products that do not exist (`UNKNOWN_SKU`,
 * with all of them), for a price that is given twice, and for amounts with more decimals than the currency; 404 for an unknown list.
 */
export async function updatePrices(
  app: AppContext,
  db: Db,
  ref: IdRef,
  { set, remove }: PriceChanges,
): Promise<PriceListRow> {
  return db.transaction(async (tx) => {
    await lockPrices(tx);
    const list = await findPriceList(tx, ref);
    if (!list) throw priceListNotFound();
    const faults = set.flatMap(
      ({ amount }, index) => amountFault(`set.${index}.amount`, amount, currencyOfList(app, list)) ?? [],
    );
    if (faults.length > 0) throw validationFailed(faults);
    const products = await findProductsBySku(
      tx,
      [...set, ...remove].map(({ sku }) => sku),
    );
    const toSet = await withVariants(tx, withProducts('set', set, products));
    const toRemove = await withVariants(tx, withProducts('remove', remove, products));
    const { products: changed } = await writePrices(tx, list, toSet, toRemove);
    if (changed.length > 0) await notePrices(tx, list.price_list_id);
    await keepPricesOfList(app, tx, list, changed);
    return (await findPriceList(tx, { id: list.price_list_id })) as PriceListRow;
  });
}

/** Maximum number of prices in a statement. */
const BATCH = 10_000;

/** Keeps the prices that follow from changed rows of a list, for the buyers whom the list is for. */
export const keepPricesOfList = (
  app: AppContext,
  tx: Db,
  { price_list_id: id, status }: PriceListRow,
  products: readonly number[],
): Promise<void> => keepAllPrices(app, tx, status === 1 ? products : [], { list: id });

/** Writes prices of a list, and returns the products whose prices changed, and how many prices are new or differ. */
export async function writePrices(
  tx: Db,
  { price_list_id: id }: PriceListRow,
  set: readonly PriceToSet[],
  remove: readonly Omit<PriceToSet, 'amount'>[] = [],
) {
  const products = new Set<number>();
  const counts = { created: 0, updated: 0 };
  for (let start = 0; start < set.length; start += BATCH)
    for (const row of await setPrices(tx, id, set.slice(start, start + BATCH))) {
      products.add(row.product_id);
      counts[row.is_new ? 'created' : 'updated'] += 1;
    }
  if (remove.length > 0) for (const row of await removePrices(tx, id, remove)) products.add(row.product_id);
  return { products: [...products], ...counts };
}

/** Joins sent prices with their products. Throws for unknown products, and for a product and quantity that are there twice. */
function withProducts<Sent extends Omit<SentPrice, 'amount'>>(
  name: string,
  sent: readonly Sent[],
  products: ReadonlyMap<string, number>,
): readonly (Sent & { readonly product_id: number })[] {
  const unknown = sent.flatMap(({ sku }, index) =>
    products.has(sku) ? [] : [{ path: `${name}.${index}.sku`, sku }],
  );
  if (unknown.length > 0) throw unknownSkus(unknown);
  const seen = new Set<string>();
  return sent.map((price, index) => {
    const product_id = products.get(price.sku) as number;
    const key = `${product_id} ${price.min_qty}`;
    if (seen.has(key)) throw priceRepeated(`${name}.${index}`);
    seen.add(key);
    return { ...price, product_id };
  });
}

/** Adds the prices of the other variants of products, where a price asks for it. Prices that are named themselves go before. */
async function withVariants<Price extends Pick<SentPrice, 'min_qty' | 'variants'> & { product_id: number }>(
  tx: Db,
  prices: readonly Price[],
): Promise<readonly Price[]> {
  const asking = prices.filter(({ variants }) => variants === true);
  if (asking.length === 0) return prices;
  const others = await findOtherVariants(
    tx,
    asking.map(({ product_id }) => product_id),
  );
  const keyOf = ({ product_id, min_qty }: Price) => `${product_id} ${min_qty}`;
  const all = new Map(prices.map((price) => [keyOf(price), price]));
  for (const price of asking)
    for (const product_id of others.get(price.product_id) ?? []) {
      const own = { ...price, product_id };
      if (!all.has(keyOf(own))) all.set(keyOf(own), own);
    }
  return [...all.values()];
}

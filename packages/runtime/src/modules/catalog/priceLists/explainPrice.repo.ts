import { z } from 'zod';
import { decimal, int } from '../../../platform/db/columns.ts';
import { sql } from '../../../platform/db/db.ts';
import type { Db } from '../../../platform/db/db.ts';
import { taxRateInputs, taxRatesColumn } from '../../tax/index.ts';
import { listRowsColumn, ownPricesColumn, priceSources, scopesColumn } from './productPrices.repo.ts';

const foundProduct = z.object({
  product_id: int,
  tax_class: int.nullable(),
  base: decimal,
  compare_at_price: decimal.nullable(),
  lowest_price_30_days: decimal.nullable(),
  ...priceSources,
});
export type FoundProduct = z.output<typeof foundProduct>;

/** Finds a product by its SKU, in any case, with all that its prices depend on. */
export const findPricedProduct = (db: Db, sku: string) =>
  db.maybeOne(sql.type(foundProduct)`
    select p.product_id, p.tax_class, p.price as base, p.compare_at_price, p.lowest_price_30_days,
      ${ownPricesColumn} as own, ${listRowsColumn} as rows, ${scopesColumn} as scoped
    from product p where text_key(p.sku) = text_key(${sku}) order by p.sku <> ${sku}, p.product_id limit 1`);

const groupRow = z.object({ customer_group_id: int });

/** Lists the ids of customer groups. */
export const listGroupIds = async (db: Db, uuids: readonly string[]): Promise<readonly number[]> => {
  const rows = await db.any(sql.type(groupRow)`
    select customer_group_id from customer_group where uuid = any(${sql.array([...uuids], 'uuid')}) order by 1`);
  return rows.map(({ customer_group_id: id }) => id);
};

const keptLowest = z.object({ lowest: decimal.nullable() });

/** Finds the lowest price of 30 days that is kept for a product in a context at a time. Null if no price is kept. */
export const findKeptLowest = (
  db: Db,
  product: number,
  {
    currency,
    groups,
    at,
  }: { readonly currency: string; readonly groups: readonly number[]; readonly at: Date },
) =>
  db.maybeOne(sql.type(keptLowest)`
    select k.lowest_price_30_days as lowest
    from product_price_context k join price_context c on c.price_context_id = k.price_context_id
    where k.product_id = ${product} and c.currency = ${currency} and c.group_ids = ${sql.array([...groups], 'int4')}
      and k.valid_from <= ${at.toISOString()}::timestamptz
      and (k.valid_to is null or k.valid_to > ${at.toISOString()}::timestamptz)
    limit 1`);

const ratesRow = z.object({ rates: z.array(taxRateInputs) });

/** Reads the tax rates of a product's tax class. */
export const readTaxRates = async (db: Db, product: number) => {
  const { rates } = await db.one(sql.type(ratesRow)`
    select ${taxRatesColumn(sql.fragment`select tax_class from product where product_id = ${product}`)} as rates`);
  return rates;
};

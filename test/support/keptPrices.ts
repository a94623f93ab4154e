import { sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { serverOf } from '../../packages/runtime/src/platform/serverContext.ts';

/** A kept price of a product in a period, as `product_price_context` has it. */
interface Kept {
  readonly amount: string;
  readonly struck?: string;
  readonly from?: string;
  readonly to?: string;
}

const nothing = z.object({});
const idRow = z.object({ id: z.int() });

/** Adds a price context with the prices of products by SKU, without lists and rates, and makes the shop aware of it. */
export async function addContext(
  { db, app }: Pick<TestShop, 'db' | 'app'>,
  { currency, groups = [] }: { readonly currency: string; readonly groups?: readonly number[] },
  prices: Readonly<Record<string, readonly Kept[]>>,
): Promise<number> {
  await db.run(
    sql.type(nothing)`insert into currency (code, status) values (${currency}, 1) on conflict do nothing`,
  );
  const { id } = await db.one(sql.type(idRow)`
    insert into price_context (currency, group_ids) values (${currency}, ${sql.array([...groups], 'int4')})
    returning price_context_id as id`);
  for (const [sku, rows] of Object.entries(prices))
    for (const { amount, struck = null, from = '-infinity', to = null } of rows)
      await db.run(sql.type(nothing)`
        insert into product_price_context (price_context_id, product_id, valid_from, valid_to, amount, compare_at_price)
        select ${id}, product_id, ${from}::timestamptz, ${to}::timestamptz, ${amount}::numeric, ${struck}::numeric
        from product where sku = ${sku}`);
  await serverOf(app).pricing?.refresh();
  return id;
}

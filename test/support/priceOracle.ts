import { sql, z } from '@shop/runtime/extension';
import type { Db } from '@shop/runtime/extension';

const kept = z.object({
  sku: z.string(),
  currency: z.string(),
  group_ids: z.array(z.int()),
  valid_from: z.string(),
  valid_to: z.string().nullable(),
  amount: z.string(),
  compare_at_price: z.string().nullable(),
  lowest: z.string().nullable(),
});

/** Lists the kept prices of products that hold at a time, by context: `USD` or `EUR 3`. */
export async function keptPricesOf(db: Db, skus: readonly string[], at: Date) {
  const rows = await db.any(sql.type(kept)`
    select p.sku, c.currency, c.group_ids, k.valid_from::text, k.valid_to::text, k.amount, k.compare_at_price,
      k.lowest_price_30_days as lowest
    from product_price_context k join price_context c using (price_context_id) join product p using (product_id)
    where p.sku = any(${sql.array([...skus], 'text')}) and c.unused_since is null
      and k.valid_from <= ${at.toISOString()}::timestamptz and (k.valid_to is null or k.valid_to > ${at.toISOString()}::timestamptz)
    order by p.sku, c.currency, c.group_ids`);
  return rows.map(({ amount, compare_at_price, lowest, currency, group_ids, sku }) => ({
    sku,
    context: [currency, ...(group_ids.length > 0 ? [group_ids.join('-')] : [])].join(' '),
    amount: Number(amount),
    struck: compare_at_price === null ? null : Number(compare_at_price),
    lowest: lowest === null ? null : Number(lowest),
  }));
}

import { column, sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cartOffersColumn } from '../../packages/runtime/src/modules/carts/offers/cartOffersColumn.ts';
import { ANY_NEEDS } from '../../packages/runtime/src/modules/promotions/index.ts';
import type { PromotionNeeds } from '../../packages/runtime/src/modules/promotions/index.ts';
import { testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
  await shop.db.run(sql.type(z.object({}))`
    insert into "order" (
      cart_id, status, payment_status, shipment_status, currency, customer_email, payment_method, payment_method_name,
      total_qty, total_weight, sub_total, sub_total_incl_tax, sub_total_with_discount, sub_total_with_discount_incl_tax,
      discount_amount, tax_amount, tax_amount_before_discount, shipping_fee_excl_tax, shipping_fee_incl_tax,
      shipping_tax_amount, total_tax_amount, grand_total
    )
    select number, 'new', 'pending', 'unfullfilled', 'USD', 'buyer' || number || '@example.com', 'cod', 'Cash', 1, 0, 0, 0, 0, 0,
      0, 0, 0, 0, 0, 0, 0, 0
    from generate_series(1, 2000) number`);
  await shop.db.run(sql.type(z.object({}))`analyze "order"`);
});
afterAll(() => shop.stop());

const line = z.object({ 'QUERY PLAN': column.text });
const NOTHING = { groups: false, orders: false, uses: false, shipping: false };

/** Runs the column that each change of a cart reads of offers, and returns its plan. Tables are read as a whole only where no index fits. */
const planOf = (needs: PromotionNeeds | null, email: string) =>
  shop.db.transaction(async (tx) => {
    await tx.run(sql.type(z.object({}))`set local enable_seqscan = off`);
    const offers = cartOffersColumn({
      codes: sql.fragment`c.coupons`,
      cartId: sql.fragment`c.cart_id`,
      customerId: sql.fragment`c.customer_id`,
      email: sql.fragment`c.customer_email`,
      needs,
    });
    const rows = await tx.any(sql.type(line)`
      explain (analyze, costs off, timing off, summary off)
      select ${offers} from (
        select ${email}::text as customer_email, null::int4 as customer_id, null::int4 as cart_id, '[]'::jsonb as coupons offset 0
      ) c`);
    return rows.map((row) => row['QUERY PLAN']);
  });

/** Returns the indexes by which a plan has read a table, and `all` if it has read all of it. */
const readsOf = (plan: readonly string[], alias: string) =>
  plan.flatMap((text) => {
    const found = new RegExp(
      `(Seq Scan|Index(?: Only)? Scan using (\\w+)) on \\S+ ${alias}(?:_\\d+)? .*loops=`,
    ).exec(text);
    if (!found) return [];
    return [found[2] ?? 'all'];
  });

test('whether a buyer has ordered before is found by an index, whatever the number of orders', async () => {
  const plan = await planOf(ANY_NEEDS, 'ada@example.com');
  expect([plan, readsOf(plan, 'earlier')]).toEqual([plan, ['order_email_key_index']]);
});

test('nothing is read of the orders of a buyer if no promotion depends on them', async () => {
  for (const needs of [null, NOTHING, { ...NOTHING, groups: true, uses: true, shipping: true }]) {
    const plan = await planOf(needs, 'ada@example.com');
    expect([plan, readsOf(plan, 'earlier')]).toEqual([plan, []]);
  }
});

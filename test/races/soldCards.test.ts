import { sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cardSales } from '../support/cardSales.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { giftCardsOf } from '../support/giftCards.ts';
import { sizeOf } from '../support/lane.ts';
import { sellerOn } from '../support/seller.ts';
import type { Seller } from '../support/seller.ts';
import { testShop } from '../support/shop.ts';

vi.setConfig({ testTimeout: 600_000 });

const ORDERS = sizeOf('RUNS', { gate: 12, night: 300 });
const UNITS = 3;

let database: TestDatabase;
let shop: TestShop;
let seller: Seller;
const sales = cardSales(() => shop);
beforeAll(async () => {
  database = await createDatabase();
  shop = await testShop({ databaseUrl: database.url });
  await shop.db.run(sql.type(z.object({}))`
    create table received_event (event text, order_uuid text, delivery_id text)`);
  seller = sellerOn(database.url);
  await seller.start();
});
afterAll(async () => {
  await seller.kill();
  await shop.stop();
  await database.drop();
});

const counts = z.object({ cards: z.int(), codes: z.int(), issues: z.int() });

test(`of two processes that pay an order at once, one issues its ${UNITS} cards, in ${ORDERS} orders`, async () => {
  const headers = { authorization: `Bearer ${await shop.adminToken()}` };
  const { sku } = await sales.newCard();
  for (let order = 0; order < ORDERS; order += 1) {
    const cart = await sales.newCart({ sku, qty: UNITS, inputs: { amount: 25 } });
    const { uuid } = await sales.place(await sales.makeReady(cart));
    const path = `/api/orders/${uuid}/capture`;
    const answers = await Promise.all([
      shop.admin('POST', path, {}),
      seller.request('POST', path, {}, headers),
      shop.admin('POST', path, {}),
      seller.request('POST', path, {}, headers),
    ]);
    expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(1);
    const found = await shop.db.one(sql.type(counts)`
      select count(*)::int as cards, count(distinct v.code_hash)::int as codes,
        (select count(*)::int from stored_value_entry e join "order" o on o.order_id = e.order_id
          where o.uuid = ${uuid} and e.kind = 'issue') as issues
      from stored_value v join order_item i on i.order_item_id = v.order_item_id
        join "order" o on o.order_id = i.order_item_order_id
      where o.uuid = ${uuid}`);
    expect(found).toEqual({ cards: UNITS, codes: UNITS, issues: UNITS });
  }
  await giftCardsOf(shop).expectConsistent(['soldGiftCards', 'giftCardIssues', 'storedBalances']);
});

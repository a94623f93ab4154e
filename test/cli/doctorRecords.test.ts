import { sql, z } from '@shop/runtime/extension';
import type { Db } from '@shop/runtime/extension';
import { valueOf } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDemo } from '../../packages/runtime/src/modules/demo/loadDemo.ts';
import { checkRecords } from '../../packages/runtime/src/store/doctor/diagnose.ts';
import { invariants, selectChecks } from '../../packages/runtime/src/store/doctor/checks.ts';
import { paymentShop } from '../support/paymentShop.ts';
import type { PaymentShop } from '../support/paymentShop.ts';
import { createProduct, createReadyCart, dataOf } from '../support/shop.ts';
import { everyRow } from '../support/everyRow.ts';

let of: PaymentShop;
beforeAll(async () => {
  of = await paymentShop({ config: { shop: { languages: ['en', 'de'] } } });
  await loadDemo(of.shop.app);
  await live(of);
});
afterAll(() => of.shop.stop());

const all = selectChecks([]);
const nothing = z.object({});

/** Creates the statement that inserts a promotion that is on. */
const promotion = ({
  action,
  codes = 0,
}: {
  readonly action: string;
  readonly codes?: number;
}) => sql.fragment`
  insert into promotion (name, label, status, class, action, code_count)
  values ('Odd', 'Odd', true, 'order', ${action}::jsonb, ${codes})`;

/** Simulates normal operation with all kinds of orders and typical changes to the catalog and its pages. */
async function live({ shop, newOrder, capture, refund, cancel }: PaymentShop): Promise<void> {
  const post = async (path: string, body: object = {}) => dataOf(await shop.admin('POST', path, body));
  const patch = async (path: string, body: object) => dataOf(await shop.admin('PATCH', path, body));

  const paid = await newOrder();
  dataOf(await capture(paid.uuid));
  const [line] = paid.items;
  const shipped = await post(`/api/orders/${paid.uuid}/shipments`, {
    items: [{ order_item_id: line!.uuid, qty: 1 }],
    carrier: 'Post',
  });
  await post(`/api/shipments/${shipped.uuid}/deliver`);
  const again = await post(`/api/orders/${paid.uuid}/shipments`);
  await post(`/api/shipments/${again.uuid}/cancel`);
  dataOf(await refund(paid.uuid, { amount: 3 }));

  const returned = await newOrder();
  dataOf(await capture(returned.uuid, { amount: 15 }));
  dataOf(await refund(returned.uuid, { amount: 10 }));
  const lost = await newOrder();
  dataOf(await capture(lost.uuid));
  dataOf(await refund(lost.uuid));
  const delivered = await newOrder('cod');
  dataOf(await capture(delivered.uuid));
  await post(`/api/orders/${delivered.uuid}/shipments`);
  await post(`/api/orders/${delivered.uuid}/documents`, { kind: 'invoice' });
  const [unit] = delivered.items;
  const goods = { items: [{ order_item_id: unit!.uuid, qty: 1, reason: 'damaged' }] };
  const sentBack = await post(`/api/orders/${delivered.uuid}/returns`, goods);
  await post(`/api/returns/${sentBack.uuid}/receive`, {
    items: [{ id: sentBack.items[0].uuid, qty: 1, restock: true }],
  });
  const asked = await newOrder('cod');
  await post(`/api/orders/${asked.uuid}/shipments`);
  dataOf(
    await shop.request('POST', `/api/orders/${asked.uuid}/returns`, {
      token: asked.orderToken,
      items: [{ order_item_id: asked.items[0]!.uuid, qty: 1, reason: 'other' }],
    }),
  );
  await post('/api/settings', { withdrawalCountries: ['US'] });
  const withdrawn = await newOrder();
  await post(`/api/orders/${withdrawn.uuid}/withdrawal`, {
    items: [{ order_item_id: withdrawn.items[0]!.uuid, qty: 1 }],
  });
  dataOf(await refund(delivered.uuid, { amount: 2 }));
  await shop.runJob('issueDueCreditNotes');
  dataOf(await cancel((await newOrder()).uuid));
  await newOrder('cod');

  const coupon = {
    coupon: 'TENOFF',
    status: 1,
    discount_amount: 10,
    discount_type: 'percentage_discount_to_entire_order',
  };
  await post('/api/coupons', coupon);
  for (const isCanceled of [false, true]) {
    const { sku } = await createProduct(shop, { price: 33.33, qty: 9 });
    const cart = await createReadyCart(shop, sku);
    dataOf(await shop.request('POST', `/api/carts/${cart}/coupons`, { coupon: 'TENOFF' }));
    const order = dataOf(await shop.request('POST', '/api/orders', { cart_id: cart }));
    if (isCanceled) dataOf(await cancel(order.uuid));
  }
  const { sku } = await createProduct(shop, { price: 7.77, qty: 9 });
  valueOf(await shop.app.carts.handOver({}, await createReadyCart(shop, sku)));

  const rates = await post('/api/tax/classes', { name: 'Standard' });
  await post(`/api/tax/classes/${rates.uuid}/rates`, { name: 'VAT', rate: 8.25, country: 'US' });
  const taxed = await createProduct(shop, { price: 19.99, qty: 9 });
  await patch(`/api/products/${taxed.uuid}`, { tax_class: rates.uuid, url_key: 'moved-once' });
  await patch(`/api/products/${taxed.uuid}`, { url_key: 'moved-twice' });
  const taxedCart = await createReadyCart(shop, taxed.sku);
  dataOf(await shop.request('POST', '/api/orders', { cart_id: taxedCart }));

  const category = await post('/api/categories', { name: 'Left', url_key: 'left' });
  const below = await post('/api/categories', { name: 'Below', url_key: 'below', parent_id: category.uuid });
  await patch(`/api/categories/${below.uuid}`, { parent_id: null });
  await post('/api/redirects', { from_path: '/old', target: '/moved-twice' });
  await post('/api/metafield-definitions', {
    ownerType: 'product',
    fieldKey: 'size',
    name: 'Size',
    fieldType: 'short_text',
  });
  await createProduct(shop, { price: 5, qty: 1, metafields: { custom: { size: 'XL' } } });
  dataOf(await shop.admin('DELETE', `/api/categories/${category.uuid}`));

  const card = await post('/api/gift-cards', { amount: 30 });
  await post(`/api/gift-cards/${card.uuid}/adjust`, { amount: -5, reason: 'Counted wrong' });
  await post('/api/gift-cards', { amount: 20, email: 'ada@example.com', expires_at: '2036-01-31' });

  for (const step of ['keep', 'cancel', 'refund']) {
    const { code } = await post('/api/gift-cards', { amount: 10 });
    const product = await createProduct(shop, { price: 40, qty: 9 });
    const cart = await createReadyCart(shop, product.sku);
    const choice = { method_code: 'paylater', method_name: 'paylater' };
    dataOf(await shop.request('POST', `/api/carts/${cart}/paymentMethods`, choice));
    dataOf(await shop.request('POST', `/api/carts/${cart}/gift-cards`, { code }));
    const tendered = dataOf(await shop.request('POST', '/api/orders', { cart_id: cart }));
    if (step === 'cancel') dataOf(await cancel(tendered.uuid));
    if (step !== 'refund') continue;
    dataOf(await capture(tendered.uuid));
    dataOf(await refund(tendered.uuid, { amount: 40 }));
  }
}

test('the records of a selling shop are consistent, and the checks change nothing', async () => {
  const before = await everyRow(of.shop.db);
  const results = await checkRecords(of.shop.app, of.shop.db, { isSelected: all });
  expect(results.filter(({ status }) => status !== 'done')).toEqual([]);
  // Those that modules contribute come after those of the shop.
  expect(results.map(({ id }) => id)).toEqual([...invariants.map(({ id }) => id), 'webhooks.senders']);
  expect(await everyRow(of.shop.db)).toEqual(before);
});

const order = sql.fragment`(select min(order_id) from "order" where placed_at is not null and superseded_at is null)`;
const returning = sql.fragment`(select max(return_order_id) from return_request where state = 'requested')`;
const captured = sql.fragment`(select min(payment_transaction_id) from payment_transaction where payment_action = 'capture')`;

/** SQL statements that violate each rule. */
const BREAKS: Readonly<Record<string, readonly ReturnType<typeof sql.fragment>[]>> = {
  personalColumns: [sql.fragment`create table stray (words text)`],
  erasedData: [sql.fragment`update "order" set customer_email = 'erased' where order_id = ${order}`],
  remindersAgainstWill: [
    sql.fragment`insert into reminder_choice (email, wanted, source, chosen_at)
      values ('Ada@example.com', false, 'link', now() - interval '1 hour')`,
    sql.fragment`insert into order_follow_up (order_id, email, created_at) values (${order}, 'ada@example.com', now())`,
  ],
  orderItems: [
    sql.fragment`delete from shipment_item`,
    sql.fragment`delete from refund_item`,
    sql.fragment`delete from order_item where order_item_order_id = ${order}`,
  ],
  orderTaxFree: [
    sql.fragment`update "order" set reverse_charge = true, vat_check = '{"valid": false}' where order_id = ${order}`,
  ],
  orderTotals: [sql.fragment`update "order" set grand_total = grand_total + 0.01 where order_id = ${order}`],
  orderLines: [sql.fragment`update order_item set qty = qty + 1 where order_item_order_id = ${order}`],
  orderLineTotals: [
    sql.fragment`update order_item set line_total = line_total - 0.01 where order_item_order_id = ${order}`,
  ],
  orderStatus: [sql.fragment`update "order" set status = 'new' where order_id = ${order}`],
  ordersToShip: [
    sql.fragment`update "order" set status = 'processing', shipment_status = 'shipped'
      where shipment_status = 'unfullfilled' and canceled_at is null`,
  ],
  orderAddress: [sql.fragment`update "order" set shipping_address_id = null where order_id = ${order}`],
  ordersOfCart: [
    sql.fragment`drop index order_cart_key`,
    sql.fragment`update "order" set cart_id = (select cart_id from "order" where order_id = ${order})`,
  ],
  shippedUnits: [sql.fragment`update order_item set shipped_qty = 0`],
  shipmentLines: [
    sql.fragment`update shipment_item set order_item_id = (
      select max(order_item_id) from order_item where not exists (
        select from shipment_item known where known.order_item_id = order_item.order_item_id))`,
  ],
  orderNumbers: [sql.fragment`select setval('order_number_seq', 10001)`],
  returningUnits: [
    sql.fragment`update order_item set returning_qty = returning_qty + 1 where order_item_order_id = ${returning}`,
  ],
  returnLines: [
    sql.fragment`delete from return_item where return_request_id = (select max(return_request_id) from return_request)`,
  ],
  returnStates: [sql.fragment`update return_request set state = 'received' where state = 'requested'`],
  returnNumbers: [sql.fragment`update number_series set last_number = 1 where name = 'return'`],
  returnImages: [
    sql.fragment`insert into return_image (return_request_id, position, type, width, height, content, created_at)
      select max(return_request_id), 1, 'image/webp', 1, 1, 'no image', now() from return_request`,
  ],
  documentFiles: [
    sql.fragment`alter table document disable trigger document_never_changes`,
    sql.fragment`update document set sha256 = repeat('0', 64)`,
    sql.fragment`alter table document enable trigger document_never_changes`,
  ],
  creditNotes: [sql.fragment`update refund set amount = amount + 1`],
  missingCreditNotes: [
    sql.fragment`alter table document disable trigger document_never_changes`,
    sql.fragment`delete from document where kind = 'credit_note'`,
    sql.fragment`alter table document enable trigger document_never_changes`,
    sql.fragment`update refund set created_at = now() - interval '1 day'`,
  ],
  orderInvoices: [
    sql.fragment`update "order" set invoice_number = 'another ' || order_id where invoice_number is not null`,
  ],
  invoiceNumbers: [sql.fragment`update number_series set last_number = 0 where name = 'document '`],
  refundsOverCaptures: [
    sql.fragment`update payment_transaction set amount = 1000 where payment_action = 'refund'`,
  ],
  refundedAmounts: [
    sql.fragment`update payment_transaction set refunded = 1 where payment_transaction_id = ${captured}`,
  ],
  reservedAmounts: [
    sql.fragment`update payment_transaction set refunded = 0, reserved = 1 where payment_transaction_id = ${captured}`,
  ],
  transactionCurrency: [
    sql.fragment`update payment_transaction set currency = 'EUR' where payment_transaction_id = ${captured}`,
  ],
  capturesOverTotal: [
    sql.fragment`update payment_transaction set amount = 1000 where payment_transaction_id = ${captured}`,
  ],
  paidOrders: [sql.fragment`update payment_transaction set payment_action = 'authorize'`],
  openAttempts: [
    sql.fragment`insert into payment_attempt (order_id, kind, amount, currency, created_at)
      values (${order}, 'capture', 1, 'USD', now() - interval '3 days')`,
  ],
  refundParts: [
    sql.fragment`update refund set shipping_net = shipping_net + 1, shipping_gross = shipping_gross + 1`,
  ],
  refundTransactions: [sql.fragment`update refund set status = 'refused'`],
  refundsWithoutParts: [
    sql.fragment`alter table document drop constraint document_refund_fkey`,
    sql.fragment`delete from refund`,
  ],
  refundsOverLines: [sql.fragment`update refund_item set net = net + 1000, gross = gross + 1000`],
  storedBalances: [sql.fragment`update stored_value set balance = balance + 1`],
  giftCardIssues: [sql.fragment`update stored_value_entry set amount = amount + 1 where kind = 'issue'`],
  redeemedAmounts: [
    sql.fragment`insert into stored_value_entry (stored_value_id, order_id, kind, amount, created_at)
      select min(stored_value_id), ${order}, 'refund', 1, now() from stored_value`,
  ],
  redeemedCurrencies: [
    sql.fragment`insert into stored_value_entry (stored_value_id, order_id, kind, amount, created_at)
      select min(stored_value_id), ${order}, 'redeem', -1, now() from stored_value`,
    sql.fragment`update stored_value set currency = 'EUR'`,
  ],
  soldGiftCards: [
    sql.fragment`update "order" set payment_status = 'paid' where canceled_at is null`,
    sql.fragment`update order_item set gift_card = '{"voucher":"multi","validity_months":null}', inputs = '{"amount":1}'`,
  ],
  giftCardKeys: [sql.fragment`update stored_value set code_key = 'unknown'`],
  tenderTotals: [sql.fragment`update "order" set stored_amount = 1 where order_id = ${order}`],
  tenderEntries: [
    sql.fragment`update order_tender set amount = amount - 1, captured = captured - 1 where refunded = 0 and captured > 0`,
  ],
  tenderRefunds: [sql.fragment`update order_tender set refunded = refunded - 1 where refunded > 0`],
  refundShares: [sql.fragment`update refund_tender set amount = amount + 1`],
  couponUses: [sql.fragment`update coupon set used_time = used_time + 1 where coupon = 'TENOFF'`],
  canceledRedemptions: [
    sql.fragment`update "order" set canceled_at = now() where order_id in (select order_id from coupon_redemption)`,
  ],
  cartTotals: [sql.fragment`update cart set tax_amount = tax_amount + 1 where status`],
  orderedCarts: [
    sql.fragment`update cart set status = true where cart_id = (select cart_id from "order" where order_id = ${order})`,
  ],
  handOverKeys: [
    sql.fragment`alter table cart_hand_over drop constraint cart_hand_over_cart_id_fkey`,
    sql.fragment`update cart_hand_over set cart_id = 0`,
    sql.fragment`
      insert into cart_hand_over (cart_id, key_hash, expires_at, created_at)
      select min(cart_id), 'long', now() + interval '25 hours', now() from cart`,
  ],
  endedHandOvers: [
    sql.fragment`
      insert into cart_hand_over (cart_id, key_hash, expires_at, created_at)
      select min(cart_id), 'old', now() - interval '3 hours', now() - interval '9 hours' from cart`,
  ],
  cartShipping: [
    sql.fragment`update cart set shipping_method_data = shipping_method_data || '{"providerCode": "gone"}' where status`,
  ],
  customerGroup: [
    sql.fragment`alter table customer drop constraint customer_group_fkey`,
    sql.fragment`delete from customer_group where customer_group_id = 1`,
  ],
  stock: [
    sql.fragment`alter table product_inventory drop constraint product_inventory_qty_check`,
    sql.fragment`update product_inventory set qty = -1 where product_id = (select min(product_id) from product)`,
  ],
  orderQuantities: [
    sql.fragment`alter table product drop constraint product_max_qty_check`,
    sql.fragment`update product set qty_step = 6, max_qty = 5 where product_id = (select min(product_id) from product)`,
  ],
  variantMain: [sql.fragment`update product set is_main = false where is_main`],
  keptPrices: [sql.fragment`insert into price_context (currency) values ('USD')`],
  priceListCurrencies: [
    sql.fragment`insert into price_list (code, name, kind, currency, status) values ('odd', 'Odd', 'sale', 'XXX', 1)`,
  ],
  offerCodes: [
    promotion({ action: '{ "kind": "percent", "value": 5 }' }),
    sql.fragment`insert into promotion_code (promotion_id, code) select promotion_id, 'tenoff' from promotion where name = 'Odd'`,
    sql.fragment`update promotion set code_count = 1 where name = 'Odd'`,
  ],
  promotionCodeCounts: [promotion({ action: '{ "kind": "percent", "value": 5 }', codes: 1 })],
  promotionRules: [
    promotion({ action: '{ "kind": "percent", "value": "much" }' }),
    promotion({ action: '{}' }),
    sql.fragment`update promotion set conditions = '["odd"]' where action = '{}'`,
  ],
  promotionUses: [
    promotion({ action: '{ "kind": "percent", "value": 5 }' }),
    sql.fragment`update promotion set used = 1 where name = 'Odd'`,
  ],
  canceledPromotionUses: [
    promotion({ action: '{ "kind": "percent", "value": 5 }' }),
    sql.fragment`insert into promotion_redemption (order_id, promotion_id, customer_key)
      select min(o.order_id), p.promotion_id, 'buyer' from promotion p, "order" o
      where p.name = 'Odd' and o.canceled_at is not null group by p.promotion_id`,
  ],
  promotionRecords: [
    promotion({ action: '{ "kind": "percent", "value": 5, "select": { "skus": ["GONE-FOR-GOOD"] } }' }),
  ],
  priceHistory: [
    sql.fragment`update product set price = price + 1 where product_id = (select min(product_id) from product)`,
  ],
  variantEntries: [sql.fragment`update product set entry_of = null where entry_of is not null`],
  categoryTree: [
    sql.fragment`update category set parent_id = category_id where category_id = (select min(category_id) from category)`,
  ],
  taxClasses: [
    sql.fragment`insert into setting (name, value) values ('defaultProductTaxClassId', '4711')
      on conflict (name) do update set value = excluded.value`,
  ],
  pictureRows: [sql.fragment`delete from media_file`],
  mediaFiles: [
    sql.fragment`insert into media_file (url, folder, name, type, size)
      values ('/assets/catalog/gone.png', 'catalog', 'gone.png', 'image/png', 1)`,
  ],
  metafields: [sql.fragment`delete from metafield_definition`],
  paths: [sql.fragment`update url_rewrite set entity_uuid = gen_random_uuid() where entity_type = 'product'`],
  translatedPaths: [
    sql.fragment`insert into url_translation (entity_type, entity_uuid, locale, request_path)
      values ('product', gen_random_uuid(), 'de', '/de/weg')`,
  ],
  translatedRecords: [
    sql.fragment`insert into translation (entity_type, entity_uuid, locale, fields)
      values ('product', gen_random_uuid(), 'de', '{}')`,
  ],
  missingPaths: [sql.fragment`delete from url_rewrite where entity_type = 'category'`],
  redirects: [
    sql.fragment`insert into redirect (from_path, target) values ('/a', '/b'), ('/b', '/c'), ('/c', '/a')`,
  ],
  movedPaths: [sql.fragment`insert into url_redirect (from_path, to_path) values ('/a', '/b'), ('/b', '/a')`],
  placementEntities: [
    sql.fragment`update widget_placement set entity_urn = 'urn:evershop:catalog:product:' || gen_random_uuid()`,
  ],
  widgetTypes: [sql.fragment`update widget_instance set type = 'gone'`],
  menuItems: [
    sql.fragment`update menu_item set parent_uuid = uuid where menu_item_id = (select min(menu_item_id) from menu_item)`,
  ],
  rolloutTimes: [
    sql.fragment`with changed as (
        insert into changeset (name) values ('Winter') returning changeset_id
      ), plan as (
        insert into rollout_plan (name, changeset_id, route_cursors, start_time)
        select 'Winter', changeset_id, '{}', now() from changed returning rollout_plan_id
      )
      insert into rollout_plan_page (rollout_plan_id, route, scope, during)
      select rollout_plan_id, 'homepage', '[1,2)', tstzrange(now() - interval '1 day', now()) from plan`,
  ],
  countries: [
    sql.fragment`update order_address set country = 'ZZ'`,
    sql.fragment`update tax_rate set country = 'US,EU'`,
  ],
  vatIds: [sql.fragment`update order_address set vat_id = 'DE 123.456.789'`],
  alikeSkus: [
    sql.fragment`drop index product_sku_text_key`,
    sql.fragment`update product set sku = lower(other.sku) || ' ' from (select max(product_id) as id, max(sku) as sku from product) other
      where product_id <> other.id and product_id = (select min(product_id) from product)`,
  ],
  alikeCoupons: [
    sql.fragment`insert into coupon (coupon, status, discount_type, discount_amount, coupon_alike)
      values ('tenoff', 1, 'fixed_discount_to_entire_order', 1, 'tenoff')`,
  ],
  currencyCodes: [sql.fragment`insert into currency (code) values ('QQQ')`],
  ownPrices: [
    sql.fragment`insert into currency (code) values ('USD')`,
    sql.fragment`insert into product_price (product_id, currency, amount) select min(product_id), 'USD', 1 from product`,
  ],
  baseTotals: [sql.fragment`update "order" set base_rate = 2, base_total = null`],
  alikeOptions: [
    sql.fragment`insert into attribute_option (attribute_id, option_text, text_alike)
      select attribute_id, upper(option_text) || ' ', upper(option_text) || ' ' from attribute_option limit 1`,
  ],
  alikeEmails: [
    sql.fragment`insert into newsletter_subscriber (email, locale, requested_at)
      values ('bo@example.com', 'en', now()), (${'BO@example.com\u200B'}, 'en', now())`,
  ],
  alikeCodes: [
    sql.fragment`insert into collection (name, code) values ('One', 'one-two'), ('Two', ${'one-\u200Btwo'})`,
    sql.fragment`insert into setting (name, value) values ('shippingCarriers', '[{"code": "GLS"}, {"code": "gls"}]')`,
  ],
  sharedUrlKeys: [
    sql.fragment`insert into translation (entity_type, entity_uuid, locale, fields)
      select 'product', one.uuid, 'de', jsonb_build_object('url_key', other.url_key)
      from (select uuid from product order by product_id limit 1) one,
        (select url_key from product order by product_id desc limit 1) other
      on conflict on constraint translation_entity_key do update set fields = excluded.fields`,
  ],
  reservedKeys: [
    sql.fragment`update url_rewrite set request_path = '/cart' where url_rewrite_id = (select min(url_rewrite_id) from url_rewrite)`,
  ],
  lockedJobs: [
    sql.fragment`select graphile_worker.add_job('deliver')`,
    sql.fragment`update graphile_worker._private_jobs set locked_by = 'dead', locked_at = now() - interval '1 hour'`,
  ],
  openRuns: [
    sql.fragment`insert into job_run (job, worker_id, started_at) values ('tidy', 'dead', now() - interval '2 hours')`,
  ],
  loggedEvents: [
    sql.fragment`update "order" set placed_at = now() - interval '5 minutes' where placed_at is not null`,
    sql.fragment`delete from event_log where event = 'order_placed'`,
  ],
};

test('every rule can be violated', () => {
  expect(Object.keys(BREAKS).toSorted()).toEqual(invariants.map(({ id }) => id).toSorted());
});

/** Runs work in a transaction that is rolled back. */
async function undone<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const result: T[] = [];
  const undo = new Error('undo');
  await db
    .transaction(async (tx) => {
      result.push(await work(tx));
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return result[0] as T;
}

test.each(invariants.map(({ id }) => id))('%s is found when it is broken', async (id) => {
  const results = await undone(of.shop.db, async (tx) => {
    for (const statement of BREAKS[id] ?? []) await tx.run(sql.type(nothing)`${statement}`);
    return checkRecords(of.shop.app, tx, { isSelected: selectChecks([id]) });
  });
  // The next process cleans up after a killed process, a job after a missing price or a late report, and an extension without declarations
  // works. All other problems result in exit code 8.
  const isCleared = [
    'lockedJobs',
    'openRuns',
    'endedHandOvers',
    'priceHistory',
    'keptPrices',
    'erasedData',
    'personalColumns',
    'promotionRecords',
  ].includes(id);
  const status = isCleared ? 'warning' : 'broken';
  expect(results).toMatchObject([{ id, status, found: { count: expect.any(Number) } }]);
  expect(results[0]!.found!.ids.every((name) => name !== '')).toBe(true);
});

test('a check that takes too long is stopped, and reports that', async () => {
  const result = await undone(of.shop.db, async (tx) => {
    await tx.run(sql.type(nothing)`alter table shipment rename to shipment_of_old`);
    await tx.run(sql.type(nothing)`
      create view shipment as select s.* from shipment_of_old s, lateral (select pg_sleep(1)) pause`);
    return checkRecords(of.shop.app, tx, { isSelected: selectChecks(['shippedUnits']), limitMs: 50 });
  });
  expect(result).toEqual([
    expect.objectContaining({
      id: 'shippedUnits',
      status: 'warning',
      message: expect.stringContaining('The check timed out after 0.05 s.'),
      fix: expect.stringContaining('shop doctor --only shippedUnits'),
    }),
  ]);
});

test('an unknown check name is rejected with the nearest one', () => {
  expect(() => selectChecks(['orderTotal'])).toThrow('unknown check "orderTotal"');
});

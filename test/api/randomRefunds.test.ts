import { column, sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkRecords } from '../../packages/runtime/src/store/doctor/diagnose.ts';
import { selectChecks } from '../../packages/runtime/src/store/doctor/checks.ts';
import { SEED, sizeOf } from '../support/lane.ts';
import { refundFaults } from '../support/refundSums.ts';
import { createProduct, createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';

/** Orders in all, spread over three shops. */
const ORDERS = sizeOf('RUNS', { gate: 8, night: 300 });

const SHOPS = [
  { currency: 'JPY', scale: 1, prices: [1299, 333, 7], cost: 500, off: 33 },
  { currency: 'USD', scale: 100, prices: [8.99, 3.33, 0.07], cost: 4.95, off: 1.11 },
  { currency: 'KWD', scale: 1000, prices: [8.999, 3.333, 0.007], cost: 1.255, off: 0.777 },
] as const;
type ShopKind = (typeof SHOPS)[number];

const request = fc.record({
  kind: fc.constantFrom('unit', 'line', 'amount', 'shipping', 'fee', 'mixed'),
  line: fc.nat(2),
  /** The share of what is left, in hundredths. */
  share: fc.integer({ min: 1, max: 100 }),
});
const order = fc.record({
  quantities: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }),
  isGross: fc.boolean(),
  coupon: fc.constantFrom(null, 'TENTH', 'FIXED', 'GOODS'),
  /** The tax of the shipping fee: none, the first class, the highest rate of the items, or their shares. */
  shippingTax: fc.constantFrom('none', 'class', 'highest', 'shares'),
  refunds: fc.array(request, { minLength: 1, maxLength: 5 }),
  isCompleted: fc.boolean(),
});
type RandomOrder = typeof order extends fc.Arbitrary<infer T> ? T : never;
type RandomRequest = RandomOrder['refunds'][number];

const SHIPPING_TAXES = { none: '', highest: 0, shares: -1 } as const;

async function openShop({ currency, prices, cost, off }: ShopKind) {
  const shop = await testShop({ config: { shop: { currency } } });
  await createZoneWithRate(shop, { countries: ['US'], cost });
  const skus: string[] = [];
  const classes: number[] = [];
  for (const [index, price] of prices.entries()) {
    const made = dataOf(await shop.admin('POST', '/api/tax/classes', { name: `Class ${index}` }));
    const { uuid } = made;
    classes.push(made.tax_class_id);
    const rate = { name: 'Tax', country: 'US', rate: [20, 5.5, 0][index] };
    dataOf(await shop.admin('POST', `/api/tax/classes/${uuid}/rates`, rate));
    skus.push((await createProduct(shop, { price, qty: 100_000, tax_class: uuid })).sku);
  }
  const target_products = {
    maxQty: 2,
    products: [{ key: 'sku', operator: 'IN', value: skus.slice(0, 2) }],
  };
  for (const coupon of [
    { coupon: 'TENTH', discount_type: 'percentage_discount_to_entire_order', discount_amount: 10 },
    { coupon: 'FIXED', discount_type: 'fixed_discount_to_entire_order', discount_amount: off },
    {
      coupon: 'GOODS',
      discount_type: 'percentage_discount_to_specific_products',
      discount_amount: 33,
      target_products,
    },
  ])
    dataOf(await shop.admin('POST', '/api/coupons', { ...coupon, status: 1 }));
  const settle = async ({ isGross, shippingTax }: RandomOrder) =>
    dataOf(
      await shop.admin('POST', '/api/settings', {
        priceIncludingTax: isGross,
        defaultShippingTaxClassId: shippingTax === 'class' ? classes[0] : SHIPPING_TAXES[shippingTax],
      }),
    );
  return { shop, skus, settle };
}
type OpenShop = Awaited<ReturnType<typeof openShop>>;

interface Line {
  readonly order_item_id: number;
  readonly qty: number;
  readonly refunded_qty: number;
}

/** Returns the body of a request, or null if it names nothing that the order has. */
function bodyOf(
  { scale }: ShopKind,
  { kind, line, share }: RandomRequest,
  lines: readonly Line[],
  left: number,
) {
  const item = lines[line % lines.length] as Line;
  const open = item.qty - item.refunded_qty;
  const amount = Math.max(1, Math.floor((left * scale * share) / 100)) / scale;
  const unit = { items: [{ order_item_id: item.order_item_id, qty: 1 }] };
  const fee = { adjustment: { amount: -1 / scale, tax_rate: 7, label: 'Fee' } };
  if (kind === 'amount') return { amount };
  if (kind === 'shipping') return { shipping: 1 / scale };
  if (open === 0) return null;
  if (kind === 'unit') return unit;
  if (kind === 'line') return { items: [{ order_item_id: item.order_item_id, qty: open }] };
  return kind === 'fee' ? { ...unit, ...fee } : { ...unit, ...fee, shipping: 1 / scale };
}

/** Places and refunds an order. Returns its UUID. */
async function live({ shop, skus, settle }: OpenShop, kind: ShopKind, made: RandomOrder): Promise<string> {
  await settle(made);
  const wanted = made.quantities.flatMap((qty, index) =>
    Array.from({ length: qty }, () => skus[index] as string),
  );
  const cartId = await createReadyCart(shop, ...wanted);
  const { coupon } = made;
  if (coupon !== null) dataOf(await shop.request('POST', `/api/carts/${cartId}/coupons`, { coupon }));
  const placed = dataOf(await shop.request('POST', '/api/orders', { cart_id: cartId }));
  const path = `/api/orders/${placed.uuid}`;
  dataOf(await shop.admin('POST', `${path}/capture`));
  const read = async () => dataOf(await shop.admin('GET', path));
  const preview = async (body: object) => shop.admin('POST', `${path}/refunds/preview`, body);
  for (const one of made.refunds) {
    const rest = await preview({});
    if (rest.status !== 200) break;
    const body = bodyOf(kind, one, (await read()).items, rest.body.data.left);
    if (!body) continue;
    const planned = await preview(body);
    const answer = await shop.admin('POST', `${path}/refunds`, body);
    expect(answer.status, JSON.stringify([body, answer.body])).toBe(planned.status);
    if (answer.status !== 200) continue;
    const { refund, transaction } = answer.body.data;
    expect(refund.amount).toBe(transaction.amount);
    expect(refund.items).toEqual(planned.body.data.refund.items);
  }
  if (made.isCompleted) await shop.admin('POST', `${path}/refunds`, {});
  return placed.uuid;
}

/** Lists what is wrong with the sums of an order over HTTP. */
async function faultsOf(shop: TestShop, uuid: string, { scale }: ShopKind): Promise<readonly string[]> {
  const read = async (part = '') => dataOf(await shop.admin('GET', `/api/orders/${uuid}${part}`));
  const [order, refunds, documents] = await Promise.all([read(), read('/refunds'), read('/documents')]);
  return refundFaults({ order, refunds, documents }, scale);
}

const sums = z.object({ order_number: column.text, is_right: column.bool });

test(`${ORDERS} random orders over HTTP: rows are transactions, and documents add up to what was kept`, async () => {
  const orders = fc.sample(order, { numRuns: ORDERS, seed: SEED });
  for (const [index, kind] of SHOPS.entries()) {
    const its = await openShop(kind);
    const { shop } = its;
    const uuids: string[] = [];
    try {
      for (const made of orders.filter((_order, at) => at % SHOPS.length === index))
        uuids.push(await live(its, kind, made));
      await shop.deliverEvents();
      await shop.runJob('issueDueCreditNotes');
      for (const [at, uuid] of uuids.entries())
        expect(await faultsOf(shop, uuid, kind), `order ${at} in ${kind.currency}`).toEqual([]);
      const wrong = await shop.db.any(sql.type(sums)`
        select o.order_number, o.grand_total - coalesce(given.amount, 0) = billed.gross as is_right
        from "order" o
        left join lateral (
          select sum(amount) as amount from payment_transaction t
          where t.order_id = o.order_id and payment_action = 'refund' and is_final) given on true
        join lateral (
          select sum(case kind when 'credit_note' then -gross else gross end) as gross from document
          where document_order_id = o.order_id) billed on true`);
      expect(wrong.length).toBeGreaterThan(0);
      expect(wrong.filter(({ is_right }) => !is_right)).toEqual([]);
      const checks = await checkRecords(shop.app, shop.db, {
        isSelected: selectChecks([
          'refundParts',
          'refundTransactions',
          'refundsWithoutParts',
          'refundsOverLines',
          'creditNotes',
          'invoiceNumbers',
          'documentFiles',
        ]),
      });
      expect(checks.filter(({ status }) => status !== 'done')).toEqual([]);
    } finally {
      await shop.stop();
    }
  }
}, 1_800_000);

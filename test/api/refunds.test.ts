import { column, sql, z } from '@shop/runtime/extension';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { cardShop } from '../support/cardShop.ts';
import type { CardShop } from '../support/cardShop.ts';
import { everyRow } from '../support/everyRow.ts';
import { createProduct, createReadyCart, dataOf } from '../support/shop.ts';

let its: CardShop;
let mug: string;
let pen: string;
beforeAll(async () => {
  its = await cardShop();
  const { shop } = its;
  const taxClass = dataOf(await shop.admin('POST', '/api/tax/classes', { name: 'VAT' }));
  const rate = { name: 'VAT', country: 'US', rate: 20 };
  dataOf(await shop.admin('POST', `/api/tax/classes/${taxClass.uuid}/rates`, rate));
  dataOf(await shop.admin('POST', '/api/settings', { priceIncludingTax: true }));
  const taxed = { tax_class: taxClass.uuid };
  mug = (await createProduct(shop, { price: 8.99, qty: 1000, ...taxed })).sku;
  pen = (await createProduct(shop, { price: 6, qty: 1000 })).sku;
});
afterAll(() => its.stop());

interface Ordered {
  readonly uuid: string;
  readonly orderToken: string;
  readonly items: readonly { readonly uuid: string; readonly order_item_id: number }[];
}

/** Places an order of mugs and pens that is paid by card. */
async function paid(mugs = 3, pens = 1): Promise<Ordered & { readonly intent: string }> {
  const skus = [...Array.from({ length: mugs }, () => mug), ...Array.from({ length: pens }, () => pen)];
  const cartId = await createReadyCart(its.shop, ...skus);
  const choice = { method_code: 'cardgw', method_name: 'Card' };
  dataOf(await its.shop.request('POST', `/api/carts/${cartId}/paymentMethods`, choice));
  const order: Ordered = dataOf(await its.shop.request('POST', '/api/orders', { cart_id: cartId }));
  const intent = await its.intentOf(order.uuid);
  const from = its.gateway.events.length;
  its.gateway.pay(intent);
  await its.deliverAll(from);
  return { ...order, intent };
}
const refund = (uuid: string, body: object = {}) => its.refund(uuid, body);
const preview = (uuid: string, body: object = {}) =>
  its.shop.admin('POST', `/api/orders/${uuid}/refunds/preview`, body);
const listed = async (uuid: string) => dataOf(await its.shop.admin('GET', `/api/orders/${uuid}/refunds`));

describe('a refund', () => {
  test('of units is stored with its split, which adds up to the line at the last unit', async () => {
    const { uuid, items } = await paid();
    const [line] = items;
    const splits = [];
    for (let unit = 0; unit < 3; unit++) {
      const { refund: made, transaction } = dataOf(
        await refund(uuid, { items: [{ order_item_id: line!.uuid, qty: 1 }], reason: 'chipped' }),
      );
      expect(made).toMatchObject({ status: 'done', reason: 'chipped', amount: transaction.amount });
      splits.push(made.items[0]);
    }
    const { order_item_id } = line!;
    expect(splits).toEqual([
      { order_item_id, qty: 1, net: 7.49, tax: 1.5, gross: 8.99 },
      { order_item_id, qty: 1, net: 7.49, tax: 1.5, gross: 8.99 },
      { order_item_id, qty: 1, net: 7.49, tax: 1.5, gross: 8.99 },
    ]);
  });

  test('of a free amount is spread over lines and shipping fee, and the rest over what is left', async () => {
    const { uuid, items } = await paid(1, 1);
    const [one, other] = items;
    // 8.99 + 6.00 + 5.00 shipping.
    const first = dataOf(await refund(uuid, { amount: 10 })).refund;
    expect(first).toMatchObject({
      items: [
        { order_item_id: one!.order_item_id, qty: 0, net: 3.75, tax: 0.75, gross: 4.5 },
        { order_item_id: other!.order_item_id, qty: 0, net: 3, tax: 0, gross: 3 },
      ],
      shipping: { net: 2.5, tax: 0, gross: 2.5 },
      adjustment: null,
      tenders: [{ id: 'cardgw', amount: 10 }],
    });
    const rest = dataOf(await refund(uuid)).refund;
    expect(rest).toMatchObject({ amount: 9.99, shipping: { gross: 2.5 } });
    expect(rest.items.map(({ gross }: { gross: number }) => gross)).toEqual([4.49, 3]);
  });

  test('takes shipping and a fee with its tax and label', async () => {
    const { uuid, items } = await paid(1, 0);
    const body = {
      items: [{ order_item_id: items[0]!.uuid, qty: 1 }],
      shipping: 5,
      adjustment: { amount: -2.4, tax_rate: 20, label: 'Return fee' },
    };
    expect(dataOf(await refund(uuid, body)).refund).toMatchObject({
      amount: 11.59,
      shipping: { net: 5, tax: 0, gross: 5 },
      adjustment: { net: -2, tax: -0.4, gross: -2.4, tax_rate: 20, label: 'Return fee' },
    });
    // The fee is given back.
    expect(dataOf(await refund(uuid)).refund).toMatchObject({
      amount: 2.4,
      items: [],
      adjustment: { net: 2, tax: 0.4, gross: 2.4, tax_rate: 20, label: null },
    });
  });

  test('that the gateway made on its own is spread as a free amount', async () => {
    const { uuid, intent } = await paid(1, 1);
    const from = its.gateway.events.length;
    its.gateway.refundAtDashboard(intent, 1000);
    await its.deliverAll(from);
    await its.deliverAll(from);
    expect(await listed(uuid)).toMatchObject([
      {
        amount: 10,
        status: 'done',
        reason: null,
        shipping: { gross: 2.5 },
        items: [{ gross: 4.5 }, { gross: 3 }],
      },
    ]);
  });

  test('that the gateway refused stays in the list and counts nowhere', async () => {
    const { uuid } = await paid(1, 0);
    its.gateway.breakNext({ kind: 'refuse', status: 400, path: /refunds/ });
    expect(refusalOf(await refund(uuid, { amount: 3 }))[1]).toBe('GATEWAY_REFUSED');
    expect(dataOf(await refund(uuid)).refund.amount).toBe(13.99);
    expect(
      (await listed(uuid)).map((row: { status: string; amount: number }) => [row.status, row.amount]),
    ).toEqual([
      ['refused', 3],
      ['done', 13.99],
    ]);
  });

  test('that fails at the gateway after it was done counts no longer', async () => {
    const { uuid, intent } = await paid(1, 0);
    dataOf(await refund(uuid));
    const from = its.gateway.events.length;
    const made = its.gateway.refunds().findLast((one) => one.payment_intent === intent);
    its.gateway.failRefund(made!.id);
    await its.deliverAll(from);
    expect((await listed(uuid)).map((row: { status: string }) => row.status)).toEqual(['refused']);
    expect(dataOf(await refund(uuid)).refund).toMatchObject({ amount: 13.99, shipping: { gross: 5 } });
  });

  test('whose outcome is unknown says so until it is known', async () => {
    const { uuid } = await paid(1, 0);
    its.gateway.breakNext({ kind: 'error', times: 2, path: /refunds/ });
    expect(refusalOf(await refund(uuid, { amount: 3 }))[1]).toBe('GATEWAY_OUTCOME_UNKNOWN');
    expect((await listed(uuid)).map((row: { status: string }) => row.status)).toEqual(['unknown']);
  });

  test.each([
    [
      { shipping: 5.01 },
      [
        400,
        'BAD_REFUND_AMOUNT',
        'Refund amount must be greater than 0 and at most the remaining captured amount',
      ],
    ],
    [
      { shipping: -1 },
      [
        400,
        'VALIDATION_FAILED',
        'Refund amount must be greater than 0 and at most the remaining captured amount',
      ],
    ],
    [
      { adjustment: { amount: -1 } },
      [
        400,
        'BAD_REFUND_AMOUNT',
        'Refund amount must be greater than 0 and at most the remaining captured amount',
      ],
    ],
    [
      { adjustment: { amount: 1.005 } },
      [400, 'VALIDATION_FAILED', 'adjustment.amount must have at most 2 decimals in USD'],
    ],
    [{ adjustment: { amount: 'a lot' } }, [400, 'VALIDATION_FAILED', 'adjustment.amount must be a number']],
    [
      { adjustment: { amount: 1, tax_rate: -1 } },
      [400, 'VALIDATION_FAILED', 'adjustment.tax_rate must not be negative'],
    ],
    [{ return_id: 'none' }, [400, 'VALIDATION_FAILED', 'return_id must be a UUID']],
    [{ return_id: '00000000-0000-4000-8000-000000000000' }, [404, 'RETURN_NOT_FOUND', 'Return not found']],
  ])('of %j is refused, by the preview too, and nothing is written', async (body, refusal) => {
    const { uuid } = await paid(1, 0);
    const before = await everyRow(its.shop.db);
    expect(refusalOf(await refund(uuid, body))).toEqual(refusal);
    expect(refusalOf(await preview(uuid, body))).toEqual(refusal);
    expect(await everyRow(its.shop.db)).toEqual(before);
  });
});

test('a preview is the refund that is made, and writes nothing', async () => {
  const { uuid, items } = await paid(3, 2);
  const body = {
    amount: 12.34,
    items: [{ order_item_id: items[0]!.order_item_id, qty: 1 }],
    adjustment: { amount: 0.5, label: 'Goodwill' },
    reason: 'late',
  };
  const before = await everyRow(its.shop.db);
  const { refund: planned, left } = dataOf(await preview(uuid, body));
  expect(await everyRow(its.shop.db)).toEqual(before);
  expect(left).toBe(43.97);
  expect(planned).not.toHaveProperty('uuid');
  const made = dataOf(await refund(uuid, body)).refund;
  expect({ ...planned, status: 'done', uuid: made.uuid, created_at: made.created_at }).toEqual(made);
  expect(dataOf(await preview(uuid)).left).toBe(31.63);
});

test('the refunds of an order are for its shopper, whoever has its token, and administrators', async () => {
  const { uuid, orderToken } = await paid(1, 0);
  dataOf(await refund(uuid, { amount: 1 }));
  const path = `/api/orders/${uuid}/refunds`;
  expect(dataOf(await its.shop.request('GET', `${path}?token=${orderToken}`))).toEqual(await listed(uuid));
  expect((await its.shop.request('GET', `${path}?token=wrong`)).status).toBe(404);
});

describe('refunds from before they had rows', () => {
  const forget = (uuid: string) =>
    its.shop.db.run(sql.type(z.object({}))`
      delete from refund where order_id = (select order_id from "order" where uuid = ${uuid})`);
  const stored = (uuid: string) =>
    its.shop.db.any(sql.type(z.object({ carried_over: column.bool, amount: column.text, qty: column.int }))`
      select carried_over, amount::numeric(16, 2)::text as amount, (
        select coalesce(sum(qty), 0)::int from refund_item i where i.refund_id = refund.refund_id) as qty
      from refund join "order" using (order_id) where "order".uuid = ${uuid} order by refund_id`);

  test('are split by the job, over the units that were refunded first', async () => {
    const { uuid, items } = await paid(2, 1);
    dataOf(await refund(uuid, { items: [{ order_item_id: items[0]!.uuid, qty: 1 }] }));
    dataOf(await refund(uuid, { amount: 4 }));
    await forget(uuid);
    await its.shop.runJob('carryOverRefunds');
    await its.shop.runJob('carryOverRefunds');
    expect(await stored(uuid)).toEqual([
      { carried_over: true, amount: '8.99', qty: 1 },
      { carried_over: true, amount: '4.00', qty: 0 },
    ]);
  });

  test('are split by the next refund, so that no line is refunded twice', async () => {
    const { uuid, items } = await paid(1, 1);
    dataOf(await refund(uuid, { items: [{ order_item_id: items[0]!.uuid, qty: 1 }] }));
    await forget(uuid);
    expect(dataOf(await refund(uuid)).refund).toMatchObject({
      items: [{ order_item_id: items[1]!.order_item_id, gross: 6 }],
      shipping: { gross: 5 },
    });
    expect((await stored(uuid)).map((row) => row.carried_over)).toEqual([true, false]);
  });
});

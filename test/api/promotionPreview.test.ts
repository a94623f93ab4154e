import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../support/admins.ts';
import { promotionShop } from '../support/promotionShop.ts';
import type { PromotionShop } from '../support/promotionShop.ts';
import { createProduct, createReadyCart, dataOf } from '../support/shop.ts';

let its: PromotionShop;
const running: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  its = await promotionShop();
});
afterEach(async () => {
  for (const end of running.splice(0)) await end();
});
afterAll(() => its.shop.stop());

/** Creates a promotion that ends after the test. */
async function promote(fields: object = {}) {
  const promotion = await its.promote(fields);
  running.push(promotion.end);
  return promotion;
}
const product = (price = 20) => createProduct(its.shop, { price, qty: 1000 });

const tried = {
  name: 'Try',
  label: 'Try it',
  status: true,
  class: 'order',
  code_required: true,
  action: { kind: 'percent', value: 10 },
};
const previewOf = async (on: object, fields: object = {}) =>
  dataOf(
    await its.shop.admin('POST', '/api/promotions/preview', { ...on, promotion: { ...tried, ...fields } }),
  );

test('a preview tells what a promotion would do for a cart, and writes nothing', async () => {
  const { sku } = await product();
  const id = await createReadyCart(its.shop, sku);
  const preview = (fields: object = {}) => previewOf({ cart_id: id }, fields);
  expect(await preview()).toEqual({
    applies: true,
    reasons: [],
    discounts: [{ promotion_id: null, coupon: null, label: 'Try it', amount: 2, class: 'order' }],
    currency: 'USD',
    lines: [{ sku, name: expect.any(String), qty: 1, is_gift: false, total: 20, amount: 2 }],
    kept_out: [],
  });
  const kept = await preview({ conditions: [{ kind: 'subtotal', min: 100 }] });
  expect(kept).toMatchObject({
    applies: false,
    reasons: [{ code: 'CONDITION' }],
    discounts: [],
    lines: [{ sku, amount: 0 }],
  });
  expect((await preview({ status: false })).reasons).toMatchObject([{ code: 'OFF' }]);
  expect(await its.read(id)).toMatchObject({ discounts: [], grandTotal: 24.99 });
});

describe('a preview on products that are in no cart', () => {
  test('tells what the promotion takes off each line, and the gift that it gives', async () => {
    const [one, other] = [await product(), await product(5)];
    const items = [
      { sku: one.sku, qty: 2 },
      { sku: other.sku, qty: 1 },
    ];
    const action = { kind: 'percent', value: 50, select: { skus: [one.sku] } };
    expect(await previewOf({ items }, { class: 'product', action })).toMatchObject({
      applies: true,
      discounts: [{ amount: 20, class: 'product' }],
      lines: [
        { sku: one.sku, qty: 2, total: 40, amount: 20 },
        { sku: other.sku, qty: 1, total: 5, amount: 0 },
      ],
    });
    const gift = await product(7);
    expect(
      (await previewOf({ items }, { action: { kind: 'gift', sku: gift.sku, qty: 1 } })).lines.at(-1),
    ).toEqual({ sku: gift.sku, name: expect.any(String), qty: 1, is_gift: true, total: 0, amount: 0 });
  });

  test('asks for the country and the customer of conditions', async () => {
    const { sku } = await product();
    const items = [{ sku, qty: 1 }];
    const conditions = [{ kind: 'countries', codes: ['US'] }];
    expect(await previewOf({ items }, { conditions })).toMatchObject({ applies: false });
    expect(await previewOf({ items, country: 'US' }, { conditions })).toMatchObject({ applies: true });
    const unknown = await its.shop.admin('POST', '/api/promotions/preview', {
      items,
      customer: '00000000-0000-4000-8000-000000000000',
      promotion: tried,
    });
    expect(unknown.status).toBe(400);
    expect(unknown.body.error.details).toMatchObject([
      { path: 'customer', message: 'Customer does not exist' },
    ]);
  });

  test('gives the reasons in the language that is asked for', async () => {
    const { sku } = await product();
    const messageIn = async (locale: string) =>
      (await previewOf({ items: [{ sku, qty: 1 }], locale }, { status: false })).reasons[0].message;
    expect([await messageIn('en'), await messageIn('de')]).toEqual([
      'It is turned off.',
      'Sie ist ausgeschaltet.',
    ]);
  });

  test('tells what keeps the promotion out, and what it keeps out', async () => {
    const { sku } = await product();
    const items = [{ sku, qty: 1 }];
    const other = await promote({ priority: 5, combines: [] });
    const kept = await previewOf({ items });
    expect(kept).toMatchObject({ applies: false, reasons: [{ code: 'EXCLUDED' }], kept_out: [] });
    expect(kept.reasons[0].message).toContain(other.label);
    const first = await previewOf({ items }, { priority: 9, is_exclusive: true });
    expect(first).toMatchObject({
      applies: true,
      kept_out: [{ promotion_id: other.uuid, name: other.name }],
    });
    expect(first.kept_out[0].message).toContain('Try it');
  });

  test('puts the changed promotion in the place of the stored one', async () => {
    const { sku } = await product();
    const { uuid, name, label } = await promote();
    const fields = { name, label, code_required: false, action: { kind: 'percent', value: 20 } };
    const changed = await previewOf({ items: [{ sku, qty: 1 }], promotion_id: uuid }, fields);
    expect(changed.discounts).toEqual([
      { promotion_id: uuid, coupon: null, label, amount: 4, class: 'order' },
    ]);
    const missing = { items: [{ sku, qty: 1 }], promotion: tried, promotion_id: '999999' };
    expect(refusalOf(await its.shop.admin('POST', '/api/promotions/preview', missing))).toEqual([
      404,
      'PROMOTION_NOT_FOUND',
      'Promotion not found',
    ]);
  });

  test.each([
    ['neither', {}],
    ['both', { cart_id: '00000000-0000-4000-8000-000000000000', items: [{ sku: 'X', qty: 1 }] }],
  ])('is one of a cart and products: %s is refused', async (_name, on) => {
    const answer = await its.shop.admin('POST', '/api/promotions/preview', { ...on, promotion: tried });
    expect(answer.status).toBe(400);
    expect(answer.body.error.details).toMatchObject([
      { path: 'cart_id', rule: 'required', message: 'Send either a cart or products' },
    ]);
  });
});

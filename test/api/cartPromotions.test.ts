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
const product = (price = 20, qty = 1000) => createProduct(its.shop, { price, qty });
const cartOf = (...skus: string[]) => createReadyCart(its.shop, ...skus);
const withoutCart = async (sku: string) =>
  dataOf(await its.shop.request('POST', '/api/carts', { items: [{ sku, qty: 1 }] })).cartId as string;
const order = async (id: string) => dataOf(await its.place(id));

describe('a promotion without a code', () => {
  test('applies by itself, is told on the cart and its lines, and the order keeps both', async () => {
    const { sku } = await product();
    const { uuid, label } = await promote();
    const id = await cartOf(sku, sku);
    const cart = await its.read(id);
    const discount = { promotionId: uuid, coupon: null, label, amount: 4, class: 'order' };
    expect(cart).toMatchObject({
      coupon: null,
      coupons: [],
      discounts: [discount],
      items: [{ qty: 2, discountAmount: 4, discounts: [{ promotionId: uuid, amount: 4 }] }],
      discountAmount: 4,
      grandTotal: 40.99,
    });
    const placed = await order(id);
    expect(placed).toMatchObject({
      coupon: null,
      coupons: [],
      discounts: [{ promotion_id: uuid, coupon: null, label, amount: 4, class: 'order' }],
      grand_total: 40.99,
    });
    expect(placed.items[0]).toMatchObject({
      is_gift: false,
      discounts: [{ promotion_id: uuid, amount: 4 }],
    });
    expect(await its.usedOf(uuid)).toBe(1);
    dataOf(await its.shop.admin('POST', `/api/orders/${placed.uuid}/cancel`, { reason: 'changed' }));
    expect(await its.usedOf(uuid)).toBe(0);
  });

  test('that begins, ends or is switched off changes carts from then on', async () => {
    const { sku } = await product();
    const id = await withoutCart(sku);
    const { end } = await promote();
    expect(await its.read(id)).toMatchObject({ discountAmount: 2, grandTotal: 18 });
    await end();
    expect(await its.read(id)).toMatchObject({ discounts: [], discountAmount: 0, grandTotal: 20 });
  });

  test('that gives nothing is not shown', async () => {
    const { sku } = await product();
    await promote({ conditions: [{ kind: 'qty', min: 2 }] });
    const id = await withoutCart(sku);
    expect(await its.read(id)).toMatchObject({ discounts: [], errors: [], grandTotal: 20 });
  });

  test('takes two statements for each change of a cart, and at most ten for an order', async () => {
    const { sku } = await product();
    await promote({ class: 'product', action: { kind: 'percent', value: 5 } });
    await promote({ action: { kind: 'percent', value: 5 } });
    await promote({ class: 'shipping', action: { kind: 'shipping' } });
    const { code, end } = await its.promoteByCode();
    running.push(end);
    const id = await cartOf(sku);
    dataOf(await its.enter(id, code));
    await its.read(id);
    const before = its.shop.statements();
    dataOf(await its.shop.request('POST', `/api/carts/${id}/items`, { sku, qty: 1 }));
    expect(its.shop.statements() - before).toBe(2);
    const start = its.shop.statements();
    expect((await order(id)).discounts).toHaveLength(4);
    expect(its.shop.statements() - start).toBeLessThanOrEqual(10);
  });

  test('used up by another order refuses the order with 409, and the cart is shown without it', async () => {
    const { sku } = await product();
    const { uuid } = await promote({ max_uses: 1 });
    const [one, two] = [await cartOf(sku), await cartOf(sku)];
    await its.read(two);
    its.duringPlacing.run = async () => {
      its.duringPlacing.run = async () => undefined;
      await order(one);
    };
    const text = 'The cart has changed. Review it and place the order again.';
    expect(refusalOf(await its.place(two))).toEqual([409, 'CART_CHANGED', text]);
    expect(await its.read(two)).toMatchObject({ discounts: [], grandTotal: 24.99 });
    expect((await order(two)).discounts).toEqual([]);
    expect(await its.usedOf(uuid)).toBe(1);
  });
});

describe('a code of a promotion', () => {
  test('is entered at the route of coupons, in any case, and used by the order', async () => {
    const { sku } = await product();
    const { uuid, label, code } = await its.promoteByCode();
    const id = await cartOf(sku);
    expect(dataOf(await its.enter(id, code.toLowerCase()))).toEqual({ coupon: code, replaced: null });
    const discount = { promotionId: uuid, coupon: code, label, amount: 2, class: 'order' };
    expect(await its.read(id)).toMatchObject({ coupon: code, coupons: [code], discounts: [discount] });
    expect(await order(id)).toMatchObject({ coupon: code, coupons: [code], grand_total: 22.99 });
    expect(await its.usedOf(uuid)).toBe(1);
    const codes = dataOf(await its.shop.admin('GET', `/api/promotions/${uuid}/codes`));
    expect((codes.items ?? codes)[0]).toMatchObject({ code, used: 1 });
  });

  test('stays while it gives nothing, says so, and an order is placed without it', async () => {
    const { sku } = await product();
    const { uuid, code } = await its.promoteByCode({ conditions: [{ kind: 'subtotal', min: 50 }] });
    const id = await cartOf(sku);
    dataOf(await its.enter(id, code));
    const note = {
      code: 'CODE_GIVES_NOTHING',
      message: `The code ${code} gives nothing for this cart yet`,
      field: `coupons.${code}`,
    };
    expect(await its.read(id)).toMatchObject({ coupon: code, discounts: [], errors: [note] });
    dataOf(await its.shop.request('POST', `/api/carts/${id}/items`, { sku, qty: 2 }));
    expect(await its.read(id)).toMatchObject({ discountAmount: 6, errors: [] });
    const [line] = (await its.read(id)).items;
    dataOf(await its.shop.request('PATCH', `/api/carts/${id}/items/${line?.uuid}`, { qty: 1 }));
    expect(await order(id)).toMatchObject({ coupon: null, coupons: [], discounts: [], grand_total: 24.99 });
    expect(await its.usedOf(uuid)).toBe(0);
  });

  test('that is over, not begun, off or used up is refused as a coupon is', async () => {
    const { sku } = await product();
    const id = await cartOf(sku);
    const refused = async (fields: object) =>
      refusalOf(await its.enter(id, (await its.promoteByCode(fields)).code));
    expect(await refused({ ends_at: '2020-01-01T00:00:00Z' })).toEqual([
      400,
      'COUPON_EXPIRED',
      'Invalid coupon: it has expired',
    ]);
    expect((await refused({ starts_at: '2199-01-01T00:00:00Z' }))[1]).toBe('COUPON_NOT_STARTED');
    expect((await refused({ status: false }))[1]).toBe('COUPON_NOT_FOUND');
    expect((await refused({ max_uses: 0 }))[1]).toBe('COUPON_USED_UP');
    expect(await its.read(id)).toMatchObject({ coupon: null, coupons: [] });
  });

  test('used up by another order refuses the order with 400, and leaves the cart', async () => {
    const { sku } = await product();
    const { code } = await its.promoteByCode({ max_uses: 1 });
    const [one, two] = [await cartOf(sku), await cartOf(sku)];
    for (const id of [one, two]) dataOf(await its.enter(id, code));
    await order(one);
    const refusal = [400, 'COUPON_USED_UP', 'Invalid coupon: it has been used up'];
    expect(refusalOf(await its.place(two))).toEqual(refusal);
    expect(await its.read(two)).toMatchObject({ coupon: null, errors: [{ code: 'COUPON_USED_UP' }] });
  });
});

describe('several codes', () => {
  test('replace each other by default, and the answer names the one that went', async () => {
    const { sku } = await product();
    const [one, two] = [await its.promoteByCode(), await its.promoteByCode()];
    const id = await cartOf(sku);
    dataOf(await its.enter(id, one.code));
    expect(dataOf(await its.enter(id, two.code))).toEqual({ coupon: two.code, replaced: one.code });
    expect(await its.read(id)).toMatchObject({ coupons: [two.code], discountAmount: 2 });
  });

  test('stand side by side if the shop allows them, a coupon among them', async () => {
    dataOf(await its.shop.admin('POST', '/api/settings', { couponsPerCart: 2 }));
    try {
      const { sku } = await product(100);
      const coupon = 'BESIDE';
      dataOf(
        await its.shop.admin('POST', '/api/coupons', {
          coupon,
          status: 1,
          discount_type: 'percentage_discount_to_entire_order',
          discount_amount: 10,
        }),
      );
      const [one, two] = [await its.promoteByCode({ class: 'product' }), await its.promoteByCode()];
      const id = await cartOf(sku);
      dataOf(await its.enter(id, one.code));
      expect(dataOf(await its.enter(id, coupon))).toEqual({ coupon, replaced: null });
      expect(refusalOf(await its.enter(id, two.code))).toEqual([
        400,
        'COUPON_LIMIT',
        'A cart can have at most 2 codes',
      ]);
      // 10 of the price by the product class, then 9 of what is left by the coupon.
      expect(await its.read(id)).toMatchObject({
        coupon: one.code,
        coupons: [one.code, coupon],
        discountAmount: 19,
      });
      const placed = await order(id);
      expect(placed).toMatchObject({ coupon: one.code, coupons: [one.code, coupon], grand_total: 85.99 });
      dataOf(await its.shop.admin('POST', `/api/orders/${placed.uuid}/cancel`, { reason: 'changed' }));
      expect(await its.usedOf(one.uuid)).toBe(0);
    } finally {
      dataOf(await its.shop.admin('POST', '/api/settings', { couponsPerCart: 1 }));
    }
  });

  test('are removed one by one', async () => {
    const { sku } = await product();
    const { code } = await its.promoteByCode();
    const id = await cartOf(sku);
    dataOf(await its.enter(id, code));
    expect(dataOf(await its.shop.request('DELETE', `/api/carts/${id}/coupons/${code}`))).toEqual({
      coupon: code,
    });
    const saved = dataOf(await its.shop.admin('GET', `/api/carts/${id}`));
    expect(saved).toMatchObject({ coupon: null, grand_total: 24.99 });
    expect(await its.read(id)).toMatchObject({ coupon: null, coupons: [], discountAmount: 0 });
  });
});

describe('a gift', () => {
  const giving = (sku: string, qty = 1) => promote({ action: { kind: 'gift', sku, qty } });

  test('is a line at 0 of its own, also beside a line of the same product, and takes from the stock', async () => {
    const [bought, given] = [await product(), await product(5, 10)];
    const { uuid } = await giving(given.sku, 2);
    const id = await cartOf(bought.sku, given.sku);
    const cart = await its.read(id);
    expect(cart.items).toMatchObject([
      { productSku: bought.sku, isGift: false },
      { productSku: given.sku, qty: 1, isGift: false, lineTotal: 5 },
      { productSku: given.sku, qty: 2, isGift: true, finalPrice: 0, lineTotal: 0 },
    ]);
    expect(cart).toMatchObject({ grandTotal: 29.99, discounts: [{ promotionId: uuid, amount: 0 }] });
    const placed = await order(id);
    expect(placed.items.map((item: { is_gift: boolean }) => item.is_gift)).toEqual([false, false, true]);
    expect(await its.stockOf(given)).toBe(7);
    expect(await its.usedOf(uuid)).toBe(1);
  });

  test('that is out of stock is left out and told, and does not stop the order', async () => {
    const [bought, given] = [await product(), await product(5, 0)];
    const { uuid } = await giving(given.sku);
    const id = await cartOf(bought.sku);
    const cart = await its.read(id);
    expect(cart.items).toHaveLength(1);
    expect(cart.errors).toMatchObject([{ code: 'GIFT_OUT_OF_STOCK', field: `gifts.${uuid}` }]);
    await order(id);
    expect(await its.usedOf(uuid)).toBe(0);
  });

  test('can be removed and stays away, and its quantity does not change', async () => {
    const [bought, given] = [await product(), await product(5, 10)];
    const { uuid } = await giving(given.sku);
    const id = await cartOf(bought.sku);
    const gift = (await its.read(id)).items[1];
    const path = `/api/carts/${id}/items/${gift?.uuid}`;
    expect(refusalOf(await its.shop.request('PATCH', path, { qty: 2 }))).toEqual([
      400,
      'GIFT_QTY_FIXED',
      'The quantity of a gift cannot be changed',
    ]);
    dataOf(await its.shop.request('DELETE', path));
    dataOf(await its.shop.request('POST', `/api/carts/${id}/items`, { sku: bought.sku, qty: 1 }));
    expect((await its.read(id)).items).toHaveLength(1);
    await order(id);
    expect(await its.usedOf(uuid)).toBe(0);
  });
});

describe('a promotion of the class shipping', () => {
  test('takes off the fee, once there is one', async () => {
    const { sku } = await product();
    const { uuid } = await promote({ class: 'shipping', action: { kind: 'shipping', percent: 50 } });
    expect(await its.read(await withoutCart(sku))).toMatchObject({ discounts: [], grandTotal: 20 });
    const id = await cartOf(sku);
    expect(await its.read(id)).toMatchObject({
      discounts: [{ promotionId: uuid, amount: 2.5, class: 'shipping' }],
      shippingFeeInclTax: 2.49,
    });
  });
});

test('the explanation of a cart names the promotions that apply and those that do not', async () => {
  const { sku } = await product();
  const [given, kept] = [await promote(), await promote({ conditions: [{ kind: 'qty', min: 9 }] })];
  const id = await cartOf(sku);
  const query = 'query($id: String!) { cart(id: $id) { explanation { field text after } } }';
  const { body } = await its.shop.query(query, { id }, 'admin');
  const steps = body.data.cart.explanation.filter((step: { field: string }) => step.field === 'discounts');
  expect(steps[0]).toMatchObject({ text: `promotion "${given.name}" applies`, after: '2.00 USD' });
  expect(steps[1].text).toContain(`promotion "${kept.name}" does not apply (CONDITION: `);
});

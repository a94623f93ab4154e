import { createTestShop, dataOf } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import loyalty from '../../examples/extensions/loyalty/src/index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop({ extensions: [loyalty] });
});
afterAll(() => shop.stop());

test('a customer has the points of placed orders, and loses those of canceled and refunded ones', async () => {
  const customer = await shop.make.customer();
  const { sku } = await shop.make.product({ price: 20, no_shipping_required: true });
  const points = async () => dataOf(await shop.admin('GET', `/api/loyalty/accounts/${customer.uuid}`)).points;
  const first = await shop.make.order({ items: [{ sku, qty: 2 }], customer });
  const second = await shop.make.order({ items: [{ sku }], customer });
  expect(await points()).toBe(0);
  expect((await shop.deliverEvents()).failed).toEqual([]);
  expect(await points()).toBe(60);

  await shop.admin('POST', `/api/orders/${second.uuid}/cancel`, { reason: 'too late' });
  await shop.deliverEvents();
  expect(await points()).toBe(40);
  // A guest has no account.
  await shop.make.order({ items: [{ sku }] });
  expect((await shop.deliverEvents()).failed).toEqual([]);
  expect(await points()).toBe(40);

  dataOf(await shop.admin('POST', `/api/orders/${first.uuid}/capture`, {}));
  dataOf(await shop.admin('POST', `/api/orders/${first.uuid}/refunds`, { amount: 15 }));
  await shop.deliverEvents();
  expect(await points()).toBe(25);
});

test('the audit log records who changed points', async () => {
  const { uuid } = await shop.make.customer();
  dataOf(await shop.admin('PATCH', `/api/loyalty/accounts/${uuid}`, { points: 7 }));
  const [entry] = dataOf(await shop.admin('GET', '/api/audit-log?limit=1'));
  expect(entry).toMatchObject({ entity_type: 'loyalty_account', after: { customer: uuid, points: 7 } });
});

test('customers with enough points pay less after the coupon discount, and the explanation names the extension', async () => {
  const member = await shop.make.customer();
  const { sku } = await shop.make.product({ price: '19.99', no_shipping_required: true });
  await shop.make.coupon({
    coupon: 'FIVE',
    discount_type: 'fixed_discount_to_entire_order',
    discount_amount: 5,
  });
  await shop.make.settings({ loyaltyDiscountPercent: 10, loyaltyDiscountFrom: 30 });
  const items = [{ sku, qty: 2 }];
  const document = `query($id: String!) { cart(id: $id) {
    discountAmount { value } grandTotal { value } explanation { sku field extension before after }
  } }`;
  const totalsOf = async (cartId: string) => {
    const { cart } = dataOf(await shop.query(document, { id: cartId }, 'admin'));
    return [cart.discountAmount.value, cart.grandTotal.value];
  };
  const statementsOf = async (cartId: string) => {
    const before = shop.statements();
    dataOf(await shop.query('query($id: String!) { cart(id: $id) { uuid } }', { id: cartId }, 'admin'));
    return shop.statements() - before;
  };
  const { cartId } = await shop.make.cart({ customer: member, items });
  expect(await totalsOf(cartId)).toEqual([0, 39.98]);

  await shop.admin('PATCH', `/api/loyalty/accounts/${member.uuid}`, { points: 30 });
  expect(await totalsOf(cartId)).toEqual([4, 35.98]);
  const { cart } = dataOf(await shop.query(document, { id: cartId }, 'admin'));
  expect(cart.explanation).toContainEqual({
    sku,
    field: 'discount_amount',
    extension: 'loyalty',
    before: '0.00 USD',
    after: '4.00 USD',
  });
  // The coupon deducts 5.00 from 39.98, and the loyalty discount a tenth of the rest.
  const withCoupon = await shop.make.cart({ customer: member, items, coupon: 'FIVE' });
  expect(await totalsOf(withCoupon.cartId)).toEqual([8.5, 31.48]);
  const order = await shop.make.order({ customer: member, items });
  expect(order['grand_total']).toBe(35.98);

  const guest = await shop.make.cart({ items });
  expect(await totalsOf(guest.cartId)).toEqual([0, 39.98]);
  expect(await statementsOf(cartId)).toBe((await statementsOf(guest.cartId)) + 2);
  await shop.make.settings({ loyaltyDiscountPercent: 0 });
  expect(await totalsOf(cartId)).toEqual([0, 39.98]);
  expect(await statementsOf(cartId)).toBe((await statementsOf(guest.cartId)) + 1);
});

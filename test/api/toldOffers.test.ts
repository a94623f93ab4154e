import { afterAll, beforeAll, expect, test } from 'vitest';
import { customersOf } from '../support/customers.ts';
import { promotionShop } from '../support/promotionShop.ts';
import type { PromotionShop } from '../support/promotionShop.ts';
import { createProduct, createReadyCart, dataOf } from '../support/shop.ts';

let its: PromotionShop;
const customers = customersOf(() => its.shop);
beforeAll(async () => {
  its = await promotionShop();
});
afterAll(() => its.shop.stop());

const OFFERS = `coupons discounts { promotionId coupon label amount { value } class }
  items { isGift discounts { promotionId amount { value } } }`;
const CART = `uuid ${OFFERS} giftCards { uuid last4 amount { value } } credit { value } amountDue { value } grandTotal { value }`;
const ORDER = `query($uuid: String!) { order(uuid: $uuid) { ${OFFERS} grandTotal { value }
  tenders { method amount { value } captured { value } refunded { value } } } }`;

test('a cart, the customer’s own cart and its order tell codes, discounts, gifts and what pays them', async () => {
  const { shop } = its;
  const [{ sku: gift }, { sku }] = [
    await createProduct(shop, { price: 3, qty: 9 }),
    await createProduct(shop, { price: 20, qty: 9 }),
  ];
  const given = await its.promote({ class: 'product', action: { kind: 'gift', sku: gift, qty: 1 } });
  const tenth = await its.promoteByCode();
  const ada = await customers.newCustomer();
  const client = customers.clientOf(await customers.cookieOf(ada));
  const id = await createReadyCart(client, sku);
  dataOf(await client.request('POST', `/api/carts/${id}/coupons`, { coupon: tenth.code }));
  const card = dataOf(await shop.admin('POST', '/api/gift-cards', { amount: 5 }));
  dataOf(await client.request('POST', `/api/carts/${id}/gift-cards`, { code: card.code }));
  dataOf(await shop.admin('POST', `/api/customers/${ada.uuid}/credit`, { amount: 2, reason: 'Sorry' }));
  dataOf(await client.request('POST', `/api/carts/${id}/credit`, {}));

  const { cart, myCart } = (
    await client.query(`query($id: String!) { cart(id: $id) { ${CART} } myCart { ${CART} } }`, { id })
  ).body.data;
  expect(myCart).toEqual(cart);
  const total = cart.grandTotal.value as number;
  const tenthOff = { promotionId: tenth.uuid, amount: { value: 2 } };
  const offers = {
    coupons: [tenth.code],
    discounts: [
      { promotionId: given.uuid, coupon: null, label: given.label, amount: { value: 0 }, class: 'product' },
      { ...tenthOff, coupon: tenth.code, label: tenth.label, class: 'order' },
    ],
    items: [
      { isGift: false, discounts: [tenthOff] },
      { isGift: true, discounts: [{ promotionId: given.uuid, amount: { value: 0 } }] },
    ],
    grandTotal: { value: total },
  };
  expect(cart).toEqual({
    ...offers,
    uuid: id,
    giftCards: [{ uuid: card.uuid, last4: card.last4, amount: { value: 5 } }],
    credit: { value: 2 },
    amountDue: { value: Number((total - 7).toFixed(2)) },
  });

  const { uuid } = dataOf(await client.request('POST', '/api/orders', { cart_id: id }));
  const read = (await client.query(ORDER, { uuid })).body.data.order;
  const taken = (method: string, value: number, captured: number) => ({
    method,
    amount: { value },
    captured: { value: captured },
    refunded: { value: 0 },
  });
  expect(read).toEqual({
    ...offers,
    tenders: [
      taken('gift_card', 5, 5),
      taken('credit', 2, 2),
      taken('cod', Number((total - 7).toFixed(2)), 0),
    ],
  });
});

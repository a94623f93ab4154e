import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { createProduct, dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
let category: { category_id: number; uuid: string };
let group: { customer_group_id: number; uuid: string };
beforeAll(async () => {
  shop = await testShop();
  category = dataOf(await shop.admin('POST', '/api/categories', { name: 'Tea', url_key: 'tea' }));
  group = dataOf(await shop.admin('POST', '/api/customerGroups', { group_name: 'Wholesale' }));
});
afterAll(() => shop.stop());

const plain = {
  coupon: 'TRY',
  status: 1,
  discount_amount: 20,
  discount_type: 'percentage_discount_to_entire_order',
};
const preview = (body: object) => shop.admin('POST', '/api/coupons/preview', { ...plain, ...body });
const summaryOf = async (body: object) => dataOf(await preview(body)).summary;

test('a sentence describes what a coupon gives, to whom and how often', async () => {
  expect(await summaryOf({})).toBe('20% off the whole order.');
  expect(
    await summaryOf({
      condition: { order_total: 50 },
      user_condition: { groups: [group.uuid] },
      max_uses_time_per_customer: 1,
    }),
  ).toBe(
    '20% off the whole order, for orders of at least $50.00, for customers in the group Wholesale, once per customer.',
  );
  expect(await summaryOf({ status: 0, end_date: '2030-01-31T10:00:00Z' })).toMatch(
    /^20% off the whole order, until Jan 31, 2030, 10:00\sAM\. Disabled\.$/,
  );
});

test('the sentence names products by their rules, including deleted ones', async () => {
  const products = [
    { key: 'category', operator: 'IN', value: [String(category.category_id), '999999'] },
    { key: 'price', operator: '>', value: '5' },
  ];
  const target = { discount_type: 'fixed_discount_to_specific_products', discount_amount: 2 };
  expect(await summaryOf({ ...target, target_products: { products, maxQty: 3 } })).toBe(
    '$2.00 off each unit of products in the category Tea or (deleted) and that cost more than $5.00 (at most 3 of each).',
  );
  expect(await summaryOf({ ...target, target_products: null, free_shipping: 1 })).toBe(
    '$2.00 off each unit of all products and free shipping.',
  );
  const buyx_gety = [{ sku: 'A-1', buy_qty: 2, get_qty: 1, max_y: 4 }];
  expect(await summaryOf({ discount_type: 'buy_x_get_y', discount_amount: 0, buyx_gety })).toBe(
    'Buy 2 × A-1, get 1 more free (at most 4).',
  );
});

test('the sentence is in the requested language', async () => {
  const body = { condition: { order_total: 50 }, max_uses_time_per_coupon: 2, locale: 'de' };
  expect(await summaryOf(body)).toBe(
    '20 % Rabatt auf die ganze Bestellung, ab einem Bestellwert von 50,00 $, insgesamt zweimal.'.replace(
      ' $',
      '\u00A0$',
    ),
  );
  const { uuid } = dataOf(await shop.admin('POST', '/api/coupons', { ...plain, coupon: 'KEPT' }));
  const query =
    'query($id: ID) { coupon(id: $id) { en: summary de: summary(locale: "de") odd: summary(locale: "§") } }';
  expect(dataOf(await shop.query(query, { id: uuid }, 'admin')).coupon).toEqual({
    en: '20% off the whole order.',
    de: '20 % Rabatt auf die ganze Bestellung.',
    odd: '20% off the whole order.',
  });
});

test('a draft is tried on a cart, and not stored', async () => {
  const tea = await createProduct(shop, { price: 10, qty: 5 });
  const mug = await createProduct(shop, { price: 5, qty: 5 });
  const items = [
    { sku: tea.sku, qty: 2 },
    { sku: mug.sku, qty: 1 },
  ];
  const products = [{ key: 'sku', operator: '=', value: tea.sku }];
  const target = { discount_type: 'percentage_discount_to_specific_products', target_products: { products } };
  expect(dataOf(await preview({ ...target, items })).trial).toMatchObject({
    refusal: null,
    lines: [
      { sku: tea.sku, qty: 2, total: { text: '$20.00' }, discount: { value: 4, text: '$4.00' } },
      { sku: mug.sku, qty: 1, discount: { value: 0 } },
    ],
    sub_total: { value: 25 },
    discount: { value: 4 },
    free_shipping: false,
  });
  const { trial } = dataOf(await preview({ items, condition: { order_total: 26 } }));
  expect(trial).toMatchObject({
    refusal: { code: 'COUPON_CONDITION', message: expect.stringContaining('at least 26 USD') },
    discount: { value: 0 },
  });
  expect(dataOf(await shop.admin('GET', '/api/coupons?coupon=TRY'))).toEqual([]);
});

test('the customer of the preview determines whether it applies', async () => {
  const { sku } = await createProduct(shop, { price: 10, qty: 5 });
  const create = async (group_id?: number) => {
    const email = `c${group_id ?? ''}@shop.test`;
    const made = dataOf(
      await shop.admin('POST', '/api/customers', { full_name: 'C', email, password: 'a long one 1' }),
    );
    if (group_id) dataOf(await shop.admin('PATCH', `/api/customers/${made.uuid}`, { group_id }));
    return made.uuid as string;
  };
  const tried = async (customer: string | null) =>
    dataOf(
      await preview({
        items: [{ sku, qty: 1 }],
        user_condition: { groups: [group.customer_group_id] },
        customer,
      }),
    ).trial.refusal?.code ?? null;
  expect(await tried(null)).toBe('COUPON_LOGIN_REQUIRED');
  expect(await tried(await create())).toBe('COUPON_CONDITION');
  expect(await tried(await create(group.customer_group_id))).toBeNull();
});

test('an invalid coupon cannot be previewed, and unknown products and customers are reported', async () => {
  const paths = async (body: object) =>
    (await preview(body)).body.error.details.map(({ path }: { path: string }) => path);
  expect(await paths({ discount_amount: 120 })).toEqual(['discount_amount']);
  expect(await paths({ items: [{ sku: 'none', qty: 1 }] })).toEqual(['items.0.sku']);
  const { sku } = await createProduct(shop, { price: 10, qty: 5 });
  expect(await paths({ items: [{ sku, qty: 1 }], customer: 'nobody' })).toEqual(['customer']);
  expect(await paths({ locale: 'English' })).toEqual(['locale']);
});

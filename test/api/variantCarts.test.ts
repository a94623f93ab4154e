import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';
import { createVariantSet } from '../support/variants.ts';
import type { VariantSet } from '../support/variants.ts';

let shop: TestShop;
let shirts: VariantSet;
beforeAll(async () => {
  shop = await testShop();
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  shirts = await createVariantSet(shop);
});
afterAll(() => shop.stop());

const optionsOf = (size: string, color: string) => [
  {
    attribute_code: shirts.size,
    attribute_name: 'Size',
    attribute_id: shirts.attributes[shirts.size],
    option_id: shirts.options[size],
    option_text: size,
  },
  {
    attribute_code: shirts.color,
    attribute_name: 'Color',
    attribute_id: shirts.attributes[shirts.color],
    option_id: shirts.options[color],
    option_text: color,
  },
];
const read = async (cartId: string) => (await shop.query(CART, { id: cartId })).body.data.cart;
const CART = `query ($id: String!) { cart(id: $id) { items {
  variantGroupId variantOptions { attributeCode attributeName attributeId optionId optionText } } } }`;

test('a line of a variant names its distinguishing options, and so does the order line', async () => {
  const group = await shirts.createGroup();
  const [red, plain] = [
    await shirts.createVariant(group.uuid, 'S', 'Red'),
    await shirts.createProduct('S', 'Red'),
  ];
  const cartId = await createReadyCart(shop, red.sku, plain.sku);
  const { item } = dataOf(await shop.request('POST', `/api/carts/${cartId}/items`, { sku: red.sku, qty: 1 }));
  expect(item).toMatchObject([
    {
      product_sku: red.sku,
      qty: 2,
      variant_group_id: group.variant_group_id,
      variant_options: JSON.stringify(optionsOf('S', 'Red')),
    },
    { product_sku: plain.sku, variant_group_id: null, variant_options: null },
  ]);
  expect((await read(cartId)).items).toEqual([
    {
      variantGroupId: String(group.variant_group_id),
      variantOptions: optionsOf('S', 'Red').map((option) => ({
        attributeCode: option.attribute_code,
        attributeName: option.attribute_name,
        attributeId: String(option.attribute_id),
        optionId: String(option.option_id),
        optionText: option.option_text,
      })),
    },
    { variantGroupId: null, variantOptions: [] },
  ]);
  const order = dataOf(await shop.request('POST', '/api/orders', { cart_id: cartId }));
  expect(order.items).toMatchObject([
    {
      variant_group_id: group.variant_group_id,
      variant_options: JSON.stringify(optionsOf('S', 'Red')),
    },
    { variant_group_id: null, variant_options: null },
  ]);
});

test('a line follows its variant if that gets other options, or leaves its group', async () => {
  const group = await shirts.createGroup();
  const variant = await shirts.createVariant(group.uuid, 'M', 'Blue');
  const { cartId } = dataOf(
    await shop.request('POST', '/api/carts', { items: [{ sku: variant.sku, qty: 1 }] }),
  );
  const texts = async () =>
    (await read(cartId)).items[0].variantOptions.map(({ optionText }: { optionText: string }) => optionText);
  expect(await texts()).toEqual(['M', 'Blue']);
  dataOf(
    await shop.admin('PATCH', `/api/products/${variant.uuid}`, {
      attributes: [{ attribute_code: shirts.size, value: 'L' }],
    }),
  );
  expect(await texts()).toEqual(['L', 'Blue']);
  dataOf(await shop.admin('DELETE', `/api/variants/${variant.uuid}`));
  expect(await texts()).toEqual([]);
});

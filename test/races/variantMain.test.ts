import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { TestShop } from '@shop/runtime/testing';
import { int } from '../../packages/runtime/src/platform/db/columns.ts';
import { sql } from '../../packages/runtime/src/platform/db/db.ts';
import { createReadyCart, createZoneWithRate, dataOf, testShop } from '../support/shop.ts';
import { createVariantSet } from '../support/variants.ts';
import type { VariantSet } from '../support/variants.ts';

const ROUNDS = 6;
const CHOICES = [
  ['S', 'Red'],
  ['M', 'Red'],
  ['L', 'Red'],
  ['S', 'Blue'],
] as const;

let shop: TestShop;
let shirts: VariantSet;
beforeAll(async () => {
  shop = await testShop();
  await createZoneWithRate(shop, { countries: ['US'], cost: 5 });
  shirts = await createVariantSet(shop);
});
afterAll(() => shop.stop());

async function createShirts(more: object = {}) {
  const { uuid, variant_group_id: id } = await shirts.createGroup();
  const members = [];
  for (const [size, color] of CHOICES)
    members.push(await shirts.createVariant(uuid, size, color, { name: 'Shirt', ...more }));
  return { uuid, id, members };
}
const none = { uuid: '' };
const change = (group: string, main: string) => shop.admin('PATCH', `/api/variantGroups/${group}`, { main });
const remove = (id: string) => shop.admin('DELETE', `/api/products/${id}`);

/** Checks that a group follows the rules that must hold for every sequence of writes. */
async function checkGroup(group: string, id: number): Promise<void> {
  const { main, variants } = dataOf(await shop.admin('GET', `/api/variantGroups/${group}`));
  const mains = variants.filter((variant: { is_main: boolean }) => variant.is_main);
  expect(mains.map(({ product_id }: { product_id: number }) => product_id)).toEqual(
    variants.length > 0 ? [main] : [],
  );
  const { strays } = await shop.db.one(sql.type(z.object({ strays: int }))`
    select count(*) as strays from product
    where variant_group_id = ${id} and entry_id is distinct from ${main}::int
      or entry_of in (select product_id from product where variant_group_id is null)
      or variant_group_id = ${id} and inherited @> array['name'] and name <> (
        select name from product where product_id = ${main}::int)`);
  expect(strays).toBe(0);
}

test('a main variant that changes while variants are deleted is one of the remaining variants', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { uuid, id, members } = await createShirts();
    const [first = none, second = none, third = none] = members;
    const answers = await Promise.all([
      change(uuid, second.uuid),
      remove(second.uuid),
      change(uuid, third.uuid),
      remove(first.uuid),
    ]);
    expect(answers.map(({ status }) => [200, 400].includes(status))).toEqual([true, true, true, true]);
    expect([answers[1]?.status, answers[3]?.status]).toEqual([200, 200]);
    await checkGroup(uuid, id);
  }
});

test('texts of the main variant reach variants that join, leave or replace it in the meantime', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { uuid, id, members } = await createShirts();
    const joining = await shirts.createProduct('M', 'Blue', { name: 'Shirt' });
    const [first = none, second = none, third = none] = members;
    const answers = await Promise.all([
      shop.admin('PATCH', `/api/products/${first.uuid}`, { name: `Tee ${round}` }),
      shop.admin('POST', `/api/variantGroups/${uuid}/items`, { product_id: joining.uuid }),
      change(uuid, second.uuid),
      shop.admin('DELETE', `/api/variants/${third.uuid}`),
      shop.admin('PATCH', `/api/products/${second.uuid}`, { name: `Top ${round}`, price: 11 }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await checkGroup(uuid, id);
  }
});

test('variants are bought while the main variant changes: each order has its variant, and no unit is sold twice', async () => {
  const { uuid, id, members } = await createShirts({ qty: 3 });
  const carts = await Promise.all(
    members.flatMap(({ sku }) => Array.from({ length: 4 }, () => createReadyCart(shop, sku))),
  );
  const [orders] = await Promise.all([
    Promise.all(carts.map((cart_id) => shop.request('POST', '/api/orders', { cart_id }))),
    (async () => {
      for (const { uuid: main } of [...members, ...members]) dataOf(await change(uuid, main));
    })(),
  ]);
  const sold = orders.filter(({ status }) => status === 200);
  for (const { body } of sold) expect(body.data.items[0].variant_group_id).toBe(id);
  const bought = sold.map(({ body }) => body.data.items[0].product_sku);
  expect(members.map(({ sku }) => bought.filter((one) => one === sku).length)).toEqual([3, 3, 3, 3]);
  for (const { uuid: product } of members)
    expect(dataOf(await shop.admin('GET', `/api/products/${product}`)).qty).toBe(0);
  await checkGroup(uuid, id);
});

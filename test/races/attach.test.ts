import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

async function createZone() {
  const { body } = await shop.admin('POST', '/api/shippingZones', { name: 'Here', countries: ['US'] });
  return body.data.uuid as string;
}

test('only one of two concurrent attachments of a provider succeeds', async () => {
  for (let round = 0; round < 10; round += 1) {
    const path = `/api/shippingZones/${await createZone()}/providers`;
    await shop.admin('DELETE', `${path}/core`);
    const answers = await Promise.all([1, 2].map(() => shop.admin('POST', path, { provider_code: 'core' })));
    const [made, refused] = answers.toSorted((a, b) => a.status - b.status);
    expect(made?.status).toBe(200);
    expect([refused?.status, refused?.body.error.message]).toEqual([
      400,
      'Provider "core" is already attached to this zone',
    ]);
  }
});

test('only one of two concurrent rates for the same method and zone is created', async () => {
  const zone_id = await createZone();
  for (let round = 0; round < 10; round += 1) {
    const method = await shop.admin('POST', '/api/shippingProviders/core/methods', { name: `Race ${round}` });
    const rate = { method_id: method.body.data.uuid, zone_id, cost: 5 };
    const answers = await Promise.all(
      [1, 2].map(() => shop.admin('POST', '/api/shippingProviders/core/rates', rate)),
    );
    const [made, refused] = answers.toSorted((a, b) => a.status - b.status);
    expect(made?.status).toBe(200);
    expect([refused?.status, refused?.body.error.message]).toEqual([
      400,
      'A rate for this method and zone already exists. Edit it instead.',
    ]);
  }
});

test('only one of many concurrent methods with the same name is created', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      shop.admin('POST', '/api/shippingProviders/core/methods', { name: 'Same' }),
    ),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
    expect([status, body.error.message]).toEqual([400, 'A Core method with name "Same" already exists']);
  }
});

test('deleting a zone while it is attached to and priced leaves no rows behind and causes no failure', async () => {
  const method = await shop.admin('POST', '/api/shippingProviders/core/methods', { name: 'Vanishing' });
  for (let round = 0; round < 10; round += 1) {
    const zone_id = await createZone();
    const rate = { method_id: method.body.data.uuid, zone_id, cost: 5 };
    const answers = await Promise.all([
      shop.admin('POST', '/api/shippingProviders/core/rates', rate),
      shop.admin('PATCH', `/api/shippingZones/${zone_id}/providers/core`, { sort_order: 1 }),
      shop.admin('DELETE', `/api/shippingZones/${zone_id}`),
      shop.admin('PATCH', `/api/shippingZones/${zone_id}`, { countries: ['CA'] }),
    ]);
    for (const { status, body } of answers) {
      if (status !== 200) expect([status, body.error.message]).toEqual([400, 'Invalid zone id']);
    }
    expect(answers[2]?.status).toBe(200);
  }
  expect((await shop.admin('GET', '/api/shippingProviders/core/rates')).body.data).not.toContainEqual(
    expect.objectContaining({ method_id: method.body.data.core_shipping_method_id }),
  );
});

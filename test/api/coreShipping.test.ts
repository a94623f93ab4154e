import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { column, sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

const methods = '/api/shippingProviders/core/methods';
const rates = '/api/shippingProviders/core/rates';
const nowhere = [randomUUID(), 'not-a-uuid', '1'];
const refusal = (message: string) => ({ status: 400, body: { error: { status: 400, message } } });

let names = 0;
async function createMethod(body: object = {}) {
  const answer = await shop.admin('POST', methods, { name: `Method ${++names}`, ...body });
  expect(answer.status).toBe(200);
  return answer.body.data;
}
async function createZone() {
  const answer = await shop.admin('POST', '/api/shippingZones', { name: 'Here', countries: ['US'] });
  return answer.body.data;
}
const revision = async () => {
  const row = await shop.db.one(
    sql.type(z.object({ revision: column.int }))`select revision from shipping_revision`,
  );
  return row.revision;
};

describe('methods', () => {
  const hints = { default_carrier_code: 'ups', default_service_code: 'ups_ground' };

  test('a method with only a name has the defaults', async () => {
    expect(await createMethod({ name: 'Plain', unknown: 'dropped' })).toEqual({
      core_shipping_method_id: expect.any(Number),
      uuid: expect.any(String),
      name: 'Plain',
      is_enabled: true,
      sort_order: 0,
      default_carrier_code: null,
      default_service_code: null,
      business_days: null,
    });
  });

  test('a method has business days, whose maximum is not less than their minimum', async () => {
    const { uuid } = await createMethod({ business_days: { min: 3, max: 5 } });
    const change = (business_days: object | null) =>
      shop.admin('PATCH', `${methods}/${uuid}`, { business_days });
    expect((await change({ min: 2, max: 2 })).body.data.business_days).toEqual({ min: 2, max: 2 });
    for (const [days, path] of [
      [{ min: 3, max: 2 }, 'business_days.max'],
      [{ min: -1, max: 2 }, 'business_days.min'],
      [{ min: 1 }, 'business_days.max'],
    ] as const) {
      const { status, body } = await change(days);
      expect([status, body.error.details[0].path]).toEqual([400, path]);
    }
    expect((await change(null)).body.data.business_days).toBeNull();
  });

  test('a method accepts all its fields, and is returned as it was created', async () => {
    const fields = { is_enabled: false, sort_order: 5, ...hints };
    const method = await createMethod(fields);
    expect(method).toMatchObject(fields);
    expect((await shop.admin('GET', `${methods}/${method.uuid}`)).body.data).toEqual(method);
    expect((await shop.admin('GET', methods)).body.data).toContainEqual(method);
  });

  test.each<[string, object, string]>([
    ['without a name', {}, 'name is required'],
    ['with an empty name', { name: '' }, 'name must not be empty'],
    ['with a name that is no text', { name: 7 }, 'name must be a string'],
    ['with a text for is_enabled', { name: 'x', is_enabled: 'true' }, 'is_enabled must be true or false'],
    ['with a text for sort_order', { name: 'x', sort_order: '1' }, 'sort_order must be a number'],
    ['with a fraction for sort_order', { name: 'x', sort_order: 0.5 }, 'sort_order must be a whole number'],
    [
      'with a number for a hint',
      { name: 'x', default_carrier_code: 1 },
      'default_carrier_code must be a string',
    ],
  ])('a method %s is refused and nothing is written', async (_, body, message) => {
    const before = (await shop.admin('GET', methods)).body.data;
    expect(await shop.admin('POST', methods, body)).toMatchObject(refusal(message));
    expect((await shop.admin('GET', methods)).body.data).toEqual(before);
  });

  test('a sort_order that the column cannot store is rejected', async () => {
    const answer = await shop.admin('POST', methods, { name: 'Far', sort_order: 2 ** 31 });
    expect(answer.status).toBe(400);
  });

  test('a name is unique', async () => {
    const taken = await createMethod();
    const other = await createMethod();
    const refused = refusal(`A Core method with name "${taken.name}" already exists`);
    expect(await shop.admin('POST', methods, { name: taken.name })).toMatchObject(refused);
    expect(await shop.admin('PATCH', `${methods}/${other.uuid}`, { name: taken.name })).toMatchObject(
      refused,
    );
    expect((await shop.admin('PATCH', `${methods}/${taken.uuid}`, { name: taken.name })).status).toBe(200);
  });

  test.each<[object]>([
    [{ name: 'Renamed' }],
    [{ is_enabled: false }],
    [{ sort_order: -1 }],
    [{ default_carrier_code: null }],
    [{ default_service_code: 'other' }],
    [{ business_days: { min: 1, max: 4 } }],
    [{}],
  ])('a change of %j writes only that', async (change) => {
    const method = await createMethod(hints);
    expect(await shop.admin('PATCH', `${methods}/${method.uuid}`, change)).toMatchObject({
      status: 200,
      body: { data: { ...method, ...change } },
    });
    expect((await shop.admin('GET', `${methods}/${method.uuid}`)).body.data).toEqual({
      ...method,
      ...change,
    });
  });

  test('a deleted method is returned as it was, and its rates are deleted', async () => {
    const [method, zone] = [await createMethod(hints), await createZone()];
    const rate = await shop.admin('POST', rates, { method_id: method.uuid, zone_id: zone.uuid, cost: 1 });
    expect(await shop.admin('DELETE', `${methods}/${method.uuid}`)).toMatchObject({
      status: 200,
      body: { data: method },
    });
    expect(await shop.admin('GET', `${rates}/${rate.body.data.uuid}`)).toMatchObject(
      refusal('Core shipping rate not found'),
    );
  });

  test.each(nowhere)('the method %s is unknown to every route', async (id) => {
    const unknown = refusal('Core method not found');
    expect(await shop.admin('GET', `${methods}/${id}`)).toMatchObject(unknown);
    expect(await shop.admin('PATCH', `${methods}/${id}`, { sort_order: 1 })).toMatchObject(unknown);
    expect(await shop.admin('DELETE', `${methods}/${id}`)).toMatchObject(unknown);
  });
});

describe('rates', () => {
  let method: { uuid: string; core_shipping_method_id: number };
  let zone: { uuid: string; shipping_zone_id: number };
  let binding: { method_id: string; zone_id: string };
  beforeEach(async () => {
    [method, zone] = [await createMethod(), await createZone()];
    binding = { method_id: method.uuid, zone_id: zone.uuid };
  });
  const create = (body: object) => shop.admin('POST', rates, { ...binding, ...body });
  const empty = {
    is_enabled: true,
    cost: null,
    condition_type: null,
    min: null,
    max: null,
    price_based_cost: null,
    weight_based_cost: null,
  };

  test('a rate with only a method and a zone has the defaults and the resolved ids', async () => {
    const { status, body } = await create({ calculation_type: 'flat_rate' });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      core_shipping_method_rate_id: expect.any(Number),
      uuid: expect.any(String),
      method_id: method.core_shipping_method_id,
      zone_id: zone.shipping_zone_id,
      ...empty,
      amounts: {},
    });
    expect((await shop.admin('GET', `${rates}/${body.data.uuid}`)).body.data).toEqual(body.data);
    expect((await shop.admin('GET', rates)).body.data).toContainEqual(body.data);
  });

  test.each<[object, object]>([
    [{ cost: 5 }, { cost: '5' }],
    [{ cost: '5.50' }, { cost: '5.50' }],
    [{ cost: 0 }, { cost: '0' }],
    [
      { is_enabled: false, condition_type: 'price', min: 10, max: '99.99' },
      { is_enabled: false, condition_type: 'price', min: '10', max: '99.99' },
    ],
    [
      { condition_type: 'weight', min: null, max: 0.5 },
      { condition_type: 'weight', min: null, max: '0.5' },
    ],
    [
      {
        price_based_cost: [
          { min_price: '0', cost: 9.9 },
          { min_price: 50, cost: '0.00' },
        ],
      },
      {
        price_based_cost: [
          { min_price: '0', cost: 9.9 },
          { min_price: 50, cost: '0.00' },
        ],
      },
    ],
    [
      { weight_based_cost: [{ min_weight: 1.5, cost: 3 }] },
      { weight_based_cost: [{ min_weight: 1.5, cost: 3 }] },
    ],
  ])('a rate of %j: decimals are answered as texts, tiers as sent', async (body, expected) => {
    const answer = await create(body);
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({ ...empty, ...expected });
  });

  test.each<[object, string]>([
    [{ method_id: undefined }, 'method_id is required'],
    [{ zone_id: undefined }, 'zone_id is required'],
    [{ method_id: 1 }, 'method_id must be a string'],
    [{ cost: -1 }, 'cost must be a decimal number of 0 or more'],
    [{ cost: 'NaN' }, 'cost must be a decimal number of 0 or more'],
    [{ cost: '' }, 'cost must be a decimal number of 0 or more'],
    [{ min: 'ten' }, 'min must be a decimal number of 0 or more'],
    [{ max: '-0.01' }, 'max must be a decimal number of 0 or more'],
    [{ cost: true }, 'cost must be a string or a number'],
    [{ condition_type: 'none' }, 'condition_type must be "price", "weight" or null'],
    [{ condition_type: 'price', min: 10, max: 5 }, 'max must be greater than min'],
    [{ price_based_cost: { min_price: 0, cost: 1 } }, 'price_based_cost must be an array'],
    [{ price_based_cost: [{ min_price: 0 }] }, 'price_based_cost.0.cost is required'],
    [{ weight_based_cost: [{ min_price: 0, cost: 1 }] }, 'weight_based_cost.0.min_weight is required'],
    [
      { weight_based_cost: [{ min_weight: 0, cost: -1 }] },
      'weight_based_cost.0.cost must be a decimal number of 0 or more',
    ],
  ])('a rate of %j is refused and nothing is written', async (body, message) => {
    expect(await create(body)).toMatchObject(refusal(message));
    expect((await shop.admin('GET', rates)).body.data).not.toContainEqual(
      expect.objectContaining({ method_id: method.core_shipping_method_id }),
    );
  });

  test.each(nowhere)('method and zone %s are unknown, and the method is reported first', async (id) => {
    expect(await create({ method_id: id, zone_id: id })).toMatchObject(refusal('Core method not found'));
    expect(await create({ zone_id: id })).toMatchObject(refusal('Invalid zone id'));
  });

  test('a method has one rate per zone', async () => {
    await create({ cost: 1 });
    expect(await create({ cost: 2 })).toMatchObject(
      refusal('A rate for this method and zone already exists. Edit it instead.'),
    );
  });

  test('a change replaces everything: omitted fields are null, and enabled', async () => {
    const tiers = {
      price_based_cost: [{ min_price: 0, cost: 1 }],
      weight_based_cost: [{ min_weight: 0, cost: 1 }],
    };
    const { body } = await create({
      is_enabled: false,
      cost: 1,
      condition_type: 'price',
      min: 1,
      max: 2,
      ...tiers,
    });
    const path = `${rates}/${body.data.uuid}`;
    const bound = { uuid: body.data.uuid, method_id: body.data.method_id, zone_id: body.data.zone_id };

    const first = await shop.admin('PATCH', path, {
      cost: '7.25',
      method_id: randomUUID(),
      zone_id: randomUUID(),
    });
    expect(first.body.data).toMatchObject({ ...bound, ...empty, cost: '7.25' });
    const second = await shop.admin('PATCH', path, {});
    expect(second.body.data).toMatchObject({ ...bound, ...empty });
    expect((await shop.admin('GET', path)).body.data).toEqual(second.body.data);
  });

  test('a change must meet the rules for a new rate', async () => {
    const { body } = await create({ cost: 1 });
    const path = `${rates}/${body.data.uuid}`;
    expect(await shop.admin('PATCH', path, { cost: -1 })).toMatchObject(
      refusal('cost must be a decimal number of 0 or more'),
    );
    expect(await shop.admin('PATCH', path, { condition_type: 'none' })).toMatchObject(
      refusal('condition_type must be "price", "weight" or null'),
    );
    expect((await shop.admin('GET', path)).body.data).toEqual(body.data);
  });

  test('a deleted rate keeps its method', async () => {
    const { body } = await create({ cost: 1 });
    const path = `${rates}/${body.data.uuid}`;
    expect(await shop.admin('DELETE', path)).toMatchObject({
      status: 200,
      body: { data: { deleted: true } },
    });
    expect(await shop.admin('DELETE', path)).toMatchObject(refusal('Core shipping rate not found'));
    expect((await shop.admin('GET', `${methods}/${method.uuid}`)).status).toBe(200);
  });

  test.each(nowhere)('the rate %s is unknown to every route', async (id) => {
    const unknown = refusal('Core shipping rate not found');
    expect(await shop.admin('GET', `${rates}/${id}`)).toMatchObject(unknown);
    expect(await shop.admin('PATCH', `${rates}/${id}`, { cost: 1 })).toMatchObject(unknown);
    expect(await shop.admin('DELETE', `${rates}/${id}`)).toMatchObject(unknown);
  });

  test('detaching core keeps the rates of the zone', async () => {
    const { body } = await create({ cost: 1 });
    const providers = `/api/shippingZones/${zone.uuid}/providers`;
    await shop.admin('DELETE', `${providers}/core`);
    await shop.admin('POST', providers, { provider_code: 'core' });
    expect((await shop.admin('GET', `${rates}/${body.data.uuid}`)).body.data).toEqual(body.data);
  });

  test('methods and rates are read in the admin schema, in a constant number of statements', async () => {
    const { body } = await create({ cost: '5.00', price_based_cost: [{ min_price: 0, cost: '1.50' }] });
    await shop.admin('POST', rates, { ...binding, method_id: (await createMethod()).uuid, cost: 1 });
    const document = `{
      coreShippingMethods { uuid name isEnabled sortOrder defaultCarrierCode rates { uuid cost methodId zoneId } }
      shippingZones { uuid coreRates { uuid method { uuid } priceBasedCost { minPrice cost } weightBasedCost { cost } } }
    }`;
    const statements = async () => {
      const before = shop.statements();
      const answer = await shop.query(document, {}, 'admin');
      return { data: answer.body.data, count: shop.statements() - before };
    };
    const { data, count } = await statements();
    expect(data.coreShippingMethods.find(({ uuid }: { uuid: string }) => uuid === method.uuid)).toMatchObject(
      {
        isEnabled: true,
        sortOrder: 0,
        defaultCarrierCode: null,
        rates: [
          {
            uuid: body.data.uuid,
            cost: '5.00',
            methodId: String(method.core_shipping_method_id),
            zoneId: String(zone.shipping_zone_id),
          },
        ],
      },
    );
    expect(data.shippingZones.find(({ uuid }: { uuid: string }) => uuid === zone.uuid).coreRates[0]).toEqual({
      uuid: body.data.uuid,
      method: { uuid: method.uuid },
      priceBasedCost: [{ minPrice: '0', cost: '1.50' }],
      weightBasedCost: null,
    });

    await shop.admin('POST', rates, {
      method_id: (await createMethod()).uuid,
      zone_id: (await createZone()).uuid,
    });
    expect((await statements()).count).toBe(count);
  });
});

test('every change of a method or a rate increases the revision, and a rejected one does not', async () => {
  const zone = await createZone();
  const seen = [await revision()];
  const moved = async () => seen.push(await revision());
  const method = await createMethod();
  await moved();
  await shop.admin('PATCH', `${methods}/${method.uuid}`, { sort_order: 2 });
  await moved();
  const rate = await shop.admin('POST', rates, { method_id: method.uuid, zone_id: zone.uuid, cost: 1 });
  await moved();
  await shop.admin('PATCH', `${rates}/${rate.body.data.uuid}`, { cost: 2 });
  await moved();
  await shop.admin('DELETE', `${rates}/${rate.body.data.uuid}`);
  await moved();
  await shop.admin('DELETE', `${methods}/${method.uuid}`);
  await moved();
  expect(seen.toSorted((a, b) => a - b)).toEqual(seen);
  expect(new Set(seen).size).toBe(7);

  await shop.admin('DELETE', `${methods}/${method.uuid}`);
  expect(await revision()).toBe(seen.at(-1));
});

test.each<[string, string]>([
  ['GET', methods],
  ['POST', methods],
  ['PATCH', `${methods}/${randomUUID()}`],
  ['DELETE', `${methods}/${randomUUID()}`],
  ['GET', rates],
  ['POST', rates],
  ['PATCH', `${rates}/${randomUUID()}`],
  ['DELETE', `${rates}/${randomUUID()}`],
])('%s %s is for admins', async (method, path) => {
  expect(await shop.request(method, path)).toMatchObject({
    status: 401,
    body: { error: { message: 'Unauthorized' } },
  });
});

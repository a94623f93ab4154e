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

const zones = '/api/shippingZones';
const california = { country: 'US', province: 'US-CA' };
const nowhere = [randomUUID(), 'not-a-uuid', '1'];
const refusal = (message: string) => ({ status: 400, body: { error: { status: 400, message } } });

const revision = async () => {
  const row = await shop.db.one(
    sql.type(z.object({ revision: column.int }))`select revision from shipping_revision`,
  );
  return row.revision;
};

async function createZone(body: object = { name: 'Here', countries: ['US'] }) {
  const { status, body: answer } = await shop.admin('POST', zones, body);
  expect(status).toBe(200);
  return answer.data;
}

describe('zones', () => {
  test('a new zone is returned with its countries and provinces, sorted and without duplicates', async () => {
    const zone = await createZone({
      name: 'America',
      countries: ['US', 'CA', 'US'],
      provinces: [california, { country: 'CA', province: 'CA-ON' }, california],
      unknown: 'dropped',
    });
    expect(zone).toEqual({
      shipping_zone_id: expect.any(Number),
      uuid: expect.any(String),
      name: 'America',
      countries: ['CA', 'US'],
      provinces: [
        { country: 'CA', province: 'CA-ON', province_name: 'Ontario' },
        { ...california, province_name: 'California' },
      ],
      providers: [expect.objectContaining({ provider_code: 'core' })],
      shadowed_by: null,
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
  });

  test('creating a zone attaches core to it', async () => {
    const zone = await createZone();
    expect(zone.providers).toEqual([
      {
        shipping_zone_provider_id: expect.any(Number),
        uuid: expect.any(String),
        zone_id: zone.shipping_zone_id,
        provider_code: 'core',
        is_enabled: true,
        sort_order: 0,
        config: {},
      },
    ]);
  });

  test('it is returned as it was created, individually and in the list', async () => {
    const zone = await createZone();
    expect((await shop.admin('GET', `${zones}/${zone.uuid}`)).body.data).toEqual(zone);
    expect((await shop.admin('GET', zones)).body.data).toContainEqual(zone);
  });

  test.each<[string, object, string]>([
    ['without countries', { name: 'Here' }, 'At least one country is required'],
    ['with an empty list of countries', { name: 'Here', countries: [] }, 'At least one country is required'],
    ['without a name', { countries: ['US'] }, 'name is required'],
    ['with a blank name', { name: '  ', countries: ['US'] }, 'name must not be empty'],
    ['with a name that is no text', { name: 1, countries: ['US'] }, 'name must be a string'],
    ['with countries that are no list', { name: 'Here', countries: 'US' }, 'countries must be an array'],
    [
      'with a country that is no code',
      { name: 'Here', countries: ['usx'] },
      '"usx" is not a country. Use an ISO 3166-1 code, such as "US".',
    ],
    [
      'with a province of another country',
      { name: 'Here', countries: ['CA'], provinces: [california] },
      'Province "US-CA" is in "US", which is not in this zone',
    ],
    [
      'with a province that is not an object',
      { name: 'Here', countries: ['US'], provinces: ['US-CA'] },
      'provinces.0 must be an object',
    ],
  ])('a zone %s is refused and nothing is written', async (_, body, message) => {
    const before = (await shop.admin('GET', zones)).body.data.length;
    expect(await shop.admin('POST', zones, body)).toMatchObject(refusal(message));
    expect((await shop.admin('GET', zones)).body.data).toHaveLength(before);
  });

  describe('a change', () => {
    const start = { name: 'Start', countries: ['CA', 'US'], provinces: [california] };

    test.each<[string, object, object]>([
      ['of nothing', {}, start],
      ['of the name', { name: 'Other' }, { ...start, name: 'Other' }],
      [
        'of the countries takes their provinces along',
        { countries: ['CA'] },
        { ...start, countries: ['CA'], provinces: [] },
      ],
      ['of the provinces', { provinces: [] }, { ...start, provinces: [] }],
      [
        'of all',
        { name: 'All', countries: ['FR'], provinces: [{ country: 'FR', province: 'FR-20R' }] },
        { name: 'All', countries: ['FR'], provinces: [{ country: 'FR', province: 'FR-20R' }] },
      ],
    ])('%s touches only what it carries', async (_, body, expected) => {
      const zone = await createZone(start);
      const { status, body: answer } = await shop.admin('PATCH', `${zones}/${zone.uuid}`, body);
      expect(status).toBe(200);
      expect(answer.data).toMatchObject({ ...expected, uuid: zone.uuid, providers: zone.providers });
      expect((await shop.admin('GET', `${zones}/${zone.uuid}`)).body.data).toEqual(answer.data);
    });

    test('to no countries is rejected', async () => {
      const zone = await createZone();
      expect(await shop.admin('PATCH', `${zones}/${zone.uuid}`, { countries: [] })).toMatchObject(
        refusal('At least one country is required'),
      );
    });
  });

  test('a deleted zone is returned as it was, with its attachments deleted', async () => {
    const zone = await createZone();
    expect(await shop.admin('DELETE', `${zones}/${zone.uuid}`)).toMatchObject({
      status: 200,
      body: { data: zone },
    });
    expect(await shop.admin('DELETE', `${zones}/${zone.uuid}`)).toMatchObject(refusal('Invalid zone id'));
    const attached = sql.type(z.object({}))`
      select 1 from shipping_zone_provider where zone_id = ${zone.shipping_zone_id}`;
    expect(await shop.db.exists(attached)).toBe(false);
  });

  test.each(nowhere)('the zone %s is unknown to every route', async (id) => {
    const invalid = refusal('Invalid zone id');
    expect(await shop.admin('GET', `${zones}/${id}`)).toMatchObject(invalid);
    expect(await shop.admin('PATCH', `${zones}/${id}`, { name: 'Other' })).toMatchObject(invalid);
    expect(await shop.admin('DELETE', `${zones}/${id}`)).toMatchObject(invalid);
  });

  test('every change increases the revision that stored quotes depend on', async () => {
    const seen = [await revision()];
    const zone = await createZone();
    const moved = async () => seen.push(await revision());
    await moved();
    await shop.admin('PATCH', `${zones}/${zone.uuid}`, { name: 'Other' });
    await moved();
    await shop.admin('DELETE', `${zones}/${zone.uuid}/providers/core`);
    await moved();
    await shop.admin('POST', `${zones}/${zone.uuid}/providers`, { provider_code: 'core' });
    await moved();
    await shop.admin('PATCH', `${zones}/${zone.uuid}/providers/core`, { sort_order: 1 });
    await moved();
    await shop.admin('DELETE', `${zones}/${zone.uuid}`);
    await moved();
    expect(new Set(seen).size).toBe(7);
    expect(seen.toSorted((a, b) => a - b)).toEqual(seen);
  });
});

describe('attachments', () => {
  let zone: { uuid: string; shipping_zone_id: number };
  let providers: string;
  beforeEach(async () => {
    zone = await createZone();
    providers = `${zones}/${zone.uuid}/providers`;
    await shop.admin('DELETE', `${providers}/core`);
  });
  const attach = (body: object) => shop.admin('POST', providers, body);

  test('attaching with only the code uses the defaults', async () => {
    expect(await attach({ provider_code: 'core' })).toMatchObject({
      status: 200,
      body: {
        data: {
          shipping_zone_provider_id: expect.any(Number),
          uuid: expect.any(String),
          zone_id: zone.shipping_zone_id,
          provider_code: 'core',
          is_enabled: true,
          sort_order: 0,
          config: {},
        },
      },
    });
  });

  test('attaching accepts any object as config', async () => {
    const fields = { is_enabled: false, sort_order: -3, config: { nested: { list: [1, 'two', null] } } };
    const { body } = await attach({ provider_code: 'core', ...fields });
    expect(body.data).toMatchObject(fields);
  });

  test.each<[string, object, string]>([
    ['without a code', {}, 'provider_code is required'],
    ['with a code that is no text', { provider_code: 1 }, 'provider_code must be a string'],
    [
      'of a provider that nobody registered',
      { provider_code: 'pigeon' },
      'Shipping provider "pigeon" is not registered',
    ],
    [
      'with an unknown key',
      { provider_code: 'core', priority: 1 },
      'Unknown property in body - check the payload keys',
    ],
    ['with a list for config', { provider_code: 'core', config: [] }, 'config must be an object'],
    [
      'with a text for is_enabled',
      { provider_code: 'core', is_enabled: 'yes' },
      'is_enabled must be true or false',
    ],
    [
      'with a fraction for sort_order',
      { provider_code: 'core', sort_order: 1.5 },
      'sort_order must be a whole number',
    ],
  ])('attaching %s is refused and nothing is written', async (_, body, message) => {
    expect(await attach(body)).toMatchObject(refusal(message));
    expect((await shop.admin('GET', `${zones}/${zone.uuid}`)).body.data.providers).toEqual([]);
  });

  test('attaching twice is rejected', async () => {
    await attach({ provider_code: 'core' });
    expect(await attach({ provider_code: 'core' })).toMatchObject(
      refusal('Provider "core" is already attached to this zone'),
    );
  });

  test.each(nowhere)('attaching to the zone %s is rejected before the provider is checked', async (id) => {
    const path = `${zones}/${id}/providers`;
    expect(await shop.admin('POST', path, { provider_code: 'pigeon' })).toMatchObject(
      refusal('Invalid zone id'),
    );
  });

  test.each<[object]>([
    [{ is_enabled: false }],
    [{ sort_order: 7 }],
    [{ config: { a: 1 } }],
    [{ config: {} }],
    [{}],
  ])('a change of %j writes only that', async (change) => {
    const { body } = await attach({ provider_code: 'core', sort_order: 1, config: { b: 2 } });
    expect(await shop.admin('PATCH', `${providers}/core`, change)).toMatchObject({
      status: 200,
      body: { data: { ...body.data, ...change } },
    });
  });

  test('a change cannot specify another provider', async () => {
    const { body } = await attach({ provider_code: 'core' });
    const answer = await shop.admin('PATCH', `${providers}/core`, { provider_code: 'pigeon', sort_order: 1 });
    expect(answer.body.data).toEqual({ ...body.data, sort_order: 1 });
  });

  test('changing a provider that is not attached is rejected', async () => {
    const refused = refusal('Provider is not attached to this zone');
    expect(await shop.admin('PATCH', `${providers}/core`, { sort_order: 1 })).toMatchObject(refused);
    expect(await shop.admin('PATCH', `${providers}/pigeon`, {})).toMatchObject(refused);
  });

  test.each(nowhere)('changing and detaching in the zone %s is rejected', async (id) => {
    const path = `${zones}/${id}/providers/core`;
    expect(await shop.admin('PATCH', path, { sort_order: 1 })).toMatchObject(refusal('Invalid zone id'));
    expect(await shop.admin('DELETE', path)).toMatchObject(refusal('Invalid zone id'));
  });

  test('detaching succeeds even if the provider is not attached or does not exist', async () => {
    await attach({ provider_code: 'core' });
    for (const code of ['core', 'core', 'pigeon']) {
      const answer = await shop.admin('DELETE', `${providers}/${code}`);
      expect(answer).toMatchObject({ status: 200, body: { data: { detached: true } } });
    }
    expect((await shop.admin('GET', `${zones}/${zone.uuid}`)).body.data.providers).toEqual([]);
  });
});

test.each<[string, string]>([
  ['GET', zones],
  ['POST', zones],
  ['PATCH', `${zones}/${randomUUID()}`],
  ['DELETE', `${zones}/${randomUUID()}`],
  ['POST', `${zones}/${randomUUID()}/providers`],
  ['PATCH', `${zones}/${randomUUID()}/providers/core`],
  ['DELETE', `${zones}/${randomUUID()}/providers/core`],
])('%s %s is for admins', async (method, path) => {
  expect(await shop.request(method, path, method === 'POST' ? {} : undefined)).toMatchObject({
    status: 401,
    body: { error: { message: 'Unauthorized' } },
  });
});

test.each<[string, string]>([
  ['POST', `${zones}/${randomUUID()}/methods`],
  ['PATCH', `${zones}/${randomUUID()}/methods/${randomUUID()}`],
  ['DELETE', `${zones}/${randomUUID()}/methods/${randomUUID()}`],
  ['POST', '/api/shippingMethods'],
  ['PATCH', `/api/shippingMethods/${randomUUID()}`],
  ['GET', '/api/shippingMethods'],
])('%s %s is removed', async (method, path) => {
  expect((await shop.admin(method, path)).status).toBe(404);
});

test('zones, attachments and providers are read in the admin schema', async () => {
  const zone = await createZone({ name: 'West', countries: ['US'], provinces: [california] });
  const document = `query ($uuid: ID!, $id: ID!) {
    shippingZone(id: $uuid) {
      shippingZoneId uuid name countries provinces { country province } createdAt
      providers { providerCode isEnabled sortOrder config provider { code name extension zoneConfigFields { name } } }
    }
    same: shippingZone(id: $id) { uuid }
    unknown: shippingZone(id: "${randomUUID()}") { uuid }
    malformed: shippingZone(id: "x") { uuid }
    shippingZones { uuid }
    shippingProviders { code extension }
  }`;
  const { data } = (await shop.query(document, { uuid: zone.uuid, id: zone.shipping_zone_id }, 'admin')).body;
  const core = { code: 'core', name: 'Core', extension: 'core-shipping', zoneConfigFields: [] };
  expect(data).toMatchObject({
    shippingZone: {
      shippingZoneId: String(zone.shipping_zone_id),
      uuid: zone.uuid,
      name: 'West',
      countries: ['US'],
      provinces: [california],
      createdAt: zone.created_at,
      providers: [{ providerCode: 'core', isEnabled: true, sortOrder: 0, config: {}, provider: core }],
    },
    same: { uuid: zone.uuid },
    unknown: null,
    malformed: null,
    shippingProviders: [{ code: 'core', extension: 'core-shipping' }],
  });
  expect(data.shippingZones).toContainEqual({ uuid: zone.uuid });
});

test('the storefront schema has neither zones nor providers', async () => {
  for (const field of ['shippingZones { uuid }', 'shippingProviders { code }']) {
    const { errors } = (await shop.query(`{ ${field} }`)).body;
    expect(errors?.[0].message).toMatch(/Cannot query field/);
  }
});

import { randomUUID } from 'node:crypto';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

const classes = '/api/tax/classes';
const ratesOf = (id: string | number) => `${classes}/${id}/rates`;
const rateAt = (id: string | number) => `/api/tax/rates/${id}`;
const nothing = [randomUUID(), '999999', '99999999999999999999', 'not-an-id', '0', '-1'];

const refused = (status: number, code: string, message: string) => ({
  status,
  body: { error: expect.objectContaining({ status, code, message }) },
});
const noClass = refused(404, 'TAX_CLASS_NOT_FOUND', 'Tax class not found');
const noRate = refused(404, 'TAX_RATE_NOT_FOUND', 'Tax rate not found');

const createClass = async (name: string = randomUUID()) =>
  dataOf(await shop.admin('POST', classes, { name }));
const createRate = async (id: string, body: object = {}) =>
  dataOf(await shop.admin('POST', ratesOf(id), { name: 'VAT', rate: 20, ...body }));
const get = async (path: string) => dataOf(await shop.admin('GET', path));

describe('classes', () => {
  test('a new shop has one class, without a rate', async () => {
    expect(await get(`${classes}/1`)).toMatchObject({ tax_class_id: 1, name: 'Taxable Goods' });
    expect(await get(ratesOf(1))).toEqual([]);
  });

  test('a class is created, read by either id, listed, renamed and deleted', async () => {
    const created = await createClass('Books');
    expect(created).toEqual({
      tax_class_id: expect.any(Number),
      uuid: expect.any(String),
      name: 'Books',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      updated_at: expect.any(String),
    });
    const { tax_class_id: id, uuid } = created;
    for (const one of [id, uuid, uuid.toUpperCase()]) expect(await get(`${classes}/${one}`)).toEqual(created);
    expect(await get(classes)).toContainEqual(created);
    const renamed = dataOf(await shop.admin('PATCH', `${classes}/${id}`, { name: 'Printed books' }));
    expect(renamed).toEqual({ ...created, name: 'Printed books', updated_at: expect.any(String) });
    expect(dataOf(await shop.admin('PATCH', `${classes}/${id}`, {}))).toMatchObject({
      name: 'Printed books',
    });
    expect(dataOf(await shop.admin('DELETE', `${classes}/${uuid}`))).toMatchObject({ uuid });
    expect(await shop.admin('GET', `${classes}/${uuid}`)).toMatchObject(noClass);
  });

  test('a name in use is rejected with 409, ignoring case, on create and on change', async () => {
    await createClass('Food');
    const { uuid } = await createClass();
    const taken = refused(409, 'TAX_CLASS_EXISTS', 'A tax class with the name "FOOD" already exists');
    expect(await shop.admin('POST', classes, { name: 'FOOD' })).toMatchObject(taken);
    expect(await shop.admin('PATCH', `${classes}/${uuid}`, { name: 'FOOD' })).toMatchObject(taken);
    expect(dataOf(await shop.admin('PATCH', `${classes}/${uuid}`, { name: 'food and drink' }))).toBeTruthy();
  });

  test.each([
    [{}, 'name is required'],
    [{ name: null }, 'name must be a string'],
    [{ name: ' ' }, 'name must not be empty'],
    [{ name: 'x'.repeat(256) }, 'name must have at most 255 characters'],
  ])('%j is 400: %s', async (body, message) => {
    expect(await shop.admin('POST', classes, body)).toMatchObject(refused(400, 'VALIDATION_FAILED', message));
  });

  test.each(nothing)('the class "%s" is 404 on every route', async (id) => {
    const rate = { name: 'VAT', rate: 1 };
    for (const [method, path, body] of [
      ['GET', `${classes}/${id}`, undefined],
      ['PATCH', `${classes}/${id}`, { name: randomUUID() }],
      ['DELETE', `${classes}/${id}`, undefined],
      ['GET', ratesOf(id), undefined],
      ['POST', ratesOf(id), rate],
    ] as const)
      expect(await shop.admin(method, path, body)).toMatchObject(noClass);
  });

  test('a class with products cannot be deleted; the rates of one without products are deleted with it', async () => {
    const { uuid, tax_class_id: id } = await createClass();
    const rate = await createRate(uuid);
    const key = randomUUID();
    const body = { name: key, url_key: key, sku: key, price: 1, qty: 1, tax_class: id };
    const product = dataOf(await shop.admin('POST', '/api/products', body));
    expect(await shop.admin('DELETE', `${classes}/${uuid}`)).toMatchObject(
      refused(409, 'TAX_CLASS_IN_USE', 'The tax class is used by products. Assign them another one first.'),
    );
    expect(await get(rateAt(rate.uuid))).toEqual(rate);
    dataOf(await shop.admin('PATCH', `/api/products/${product.uuid}`, { tax_class: null }));
    dataOf(await shop.admin('DELETE', `${classes}/${uuid}`));
    expect(await shop.admin('GET', rateAt(rate.uuid))).toMatchObject(noRate);
  });
});

describe('rates', () => {
  test('omitted fields apply everywhere', async () => {
    const taxClass = await createClass();
    expect(await createRate(taxClass.uuid)).toEqual({
      tax_rate_id: expect.any(Number),
      uuid: expect.any(String),
      tax_class_id: taxClass.tax_class_id,
      name: 'VAT',
      rate: 20,
      is_compound: false,
      country: '*',
      province: '*',
      province_name: null,
      postcode: '*',
      priority: 0,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      updated_at: expect.any(String),
    });
  });

  test.each<[object, object]>([
    [{ rate: '7.25' }, { rate: 7.25 }],
    [{ rate: 0 }, { rate: 0 }],
    [{ rate: 999.9999 }, { rate: 999.9999 }],
    [{ is_compound: '1' }, { is_compound: true }],
    [{ country: ' us ,de' }, { country: 'US,DE' }],
    [{ country: ['US', 'DE', 'us'] }, { country: 'US,DE' }],
    [{ country: ['US', '*'] }, { country: '*' }],
    [{ province: ['US-CA', ' US-NY '] }, { province: 'US-CA,US-NY', province_name: 'California, New York' }],
    [{ postcode: '90*, 90000 - 90999,sw1a 1aa' }, { postcode: '90*,90000-90999,SW1A1AA' }],
    [{ priority: 7 }, { priority: 7 }],
  ])('%j is kept as %j, sent to create and to change', async (sent, stored) => {
    const { uuid } = await createClass();
    expect(await createRate(uuid, sent)).toMatchObject(stored);
    const plain = await createRate(uuid);
    const changed = dataOf(await shop.admin('PATCH', rateAt(plain.uuid), sent));
    expect(changed).toEqual({ ...plain, ...stored, updated_at: expect.any(String) });
    expect(await get(rateAt(plain.tax_rate_id))).toEqual(changed);
  });

  test.each([
    [{ name: undefined }, 'name is required'],
    [{ rate: undefined }, 'rate is required'],
    [{ name: '' }, 'name must not be empty'],
    [{ rate: -1 }, 'rate must not be negative'],
    [{ rate: 1000 }, 'rate must be less than 1000'],
    [{ rate: 1.00001 }, 'rate must have at most 4 decimals'],
    [{ rate: '5%' }, 'rate must be a number'],
    [{ rate: null }, 'rate must be a number'],
    [{ is_compound: 'yes' }, 'is_compound must be true, false, 1 or 0'],
    [{ country: '' }, 'country must not have empty entries. Use "*" for everywhere.'],
    [{ country: [] }, 'country must not have empty entries. Use "*" for everywhere.'],
    [{ country: null }, 'country must be an array of strings or a comma-separated string'],
    [{ country: [1] }, 'country must be an array of strings or a comma-separated string'],
    [{ province: 'US-CA,,US-NY' }, 'province must not have empty entries. Use "*" for everywhere.'],
    [{ postcode: '90999-90000' }, 'The range "90999-90000" ends before it starts'],
    [{ postcode: ['90*', ' '] }, 'postcode must not have empty entries. Use "*" for everywhere.'],
    [
      { postcode: '9*0' },
      '"9*0" is not a postal code, a prefix such as "90*" or a range such as "90000-90999"',
    ],
    [{ priority: -1 }, 'priority must be at least 0'],
    [{ priority: 1.5 }, 'priority must be a whole number'],
  ])('%j is rejected with 400: %s', async (flaw, message) => {
    const { uuid } = await createClass();
    const fault = refused(400, 'VALIDATION_FAILED', message);
    expect(await shop.admin('POST', ratesOf(uuid), { name: 'VAT', rate: 1, ...flaw })).toMatchObject(fault);
    expect(await get(ratesOf(uuid))).toEqual([]);
    const [[key, value]] = Object.entries(flaw) as [[string, unknown]];
    if (value === undefined) return;
    const rate = await createRate(uuid);
    expect(await shop.admin('PATCH', rateAt(rate.uuid), { [key]: value })).toMatchObject(fault);
    expect(await get(rateAt(rate.uuid))).toEqual(rate);
  });

  test('rates are listed in the order in which they apply', async () => {
    const { uuid, tax_class_id: id } = await createClass();
    await createRate(uuid, { name: 'C', priority: 2 });
    await createRate(uuid, { name: 'A', priority: 1 });
    await createRate(uuid, { name: 'B', priority: 1 });
    const names = (rates: readonly { name: string }[]) => rates.map(({ name }) => name);
    expect(names(await get(ratesOf(uuid)))).toEqual(['A', 'B', 'C']);
    expect(names(await get(ratesOf(id)))).toEqual(['A', 'B', 'C']);
  });

  test('a deleted rate is returned as it was, and gone', async () => {
    const { uuid } = await createClass();
    const rate = await createRate(uuid);
    expect(dataOf(await shop.admin('DELETE', rateAt(rate.tax_rate_id)))).toEqual(rate);
    expect(await get(ratesOf(uuid))).toEqual([]);
    expect(await shop.admin('DELETE', rateAt(rate.uuid))).toMatchObject(noRate);
  });

  test.each(nothing)('the rate "%s" is 404 on every route', async (id) => {
    for (const [method, body] of [
      ['GET', undefined],
      ['PATCH', { rate: 1 }],
      ['DELETE', undefined],
    ] as const)
      expect(await shop.admin(method, rateAt(id), body)).toMatchObject(noRate);
  });

  test('an unknown id does not hide an invalid body', async () => {
    expect((await shop.admin('PATCH', rateAt(randomUUID()), { rate: -1 })).status).toBe(400);
  });

  test('of a class that is deleted while rates are added, no rate is left', async () => {
    const { uuid } = await createClass();
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => shop.admin('POST', ratesOf(uuid), { name: 'VAT', rate: 1 })),
      shop.admin('DELETE', `${classes}/${uuid}`),
      ...Array.from({ length: 5 }, () => shop.admin('POST', ratesOf(uuid), { name: 'VAT', rate: 1 })),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 404)).toEqual(
      [],
    );
    expect(await shop.admin('GET', ratesOf(uuid))).toMatchObject(noClass);
  });
});

test('a class that is deleted while products are assigned to it: the deletion or the products are rejected', async () => {
  const { uuid, tax_class_id: id } = await createClass();
  const product = () => {
    const key = randomUUID();
    return {
      name: key,
      url_key: key,
      sku: key,
      price: 1,
      qty: 1,
      tax_class: Math.random() < 0.5 ? uuid : id,
    };
  };
  const [deleted, ...answers] = await Promise.all([
    shop.admin('DELETE', `${classes}/${uuid}`),
    ...Array.from({ length: 10 }, () => shop.admin('POST', '/api/products', product())),
  ]);
  const made = answers.filter(({ status }) => status === 200);
  const turnedDown = answers.filter(({ body }) => body.error?.code === 'UNKNOWN_TAX_CLASS');
  expect(made.length + turnedDown.length).toBe(10);
  expect(deleted.status).toBe(made.length > 0 ? 409 : 200);
});

test('only an administrator may read or write', async () => {
  const { uuid } = await createClass();
  const rate = await createRate(uuid);
  for (const [method, path] of [
    ['GET', classes],
    ['POST', classes],
    ['GET', `${classes}/${uuid}`],
    ['PATCH', `${classes}/${uuid}`],
    ['DELETE', `${classes}/${uuid}`],
    ['GET', ratesOf(uuid)],
    ['POST', ratesOf(uuid)],
    ['GET', rateAt(rate.uuid)],
    ['PATCH', rateAt(rate.uuid)],
    ['DELETE', rateAt(rate.uuid)],
  ] as const) {
    const { status } = await shop.request(
      method,
      path,
      method === 'POST' || method === 'PATCH' ? {} : undefined,
    );
    expect([method, path, status]).toEqual([method, path, 401]);
  }
});

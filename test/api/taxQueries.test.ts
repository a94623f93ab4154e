import { randomUUID } from 'node:crypto';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

const createClass = async () => dataOf(await shop.admin('POST', '/api/tax/classes', { name: randomUUID() }));
const createRate = async (id: string, body: object) =>
  dataOf(await shop.admin('POST', `/api/tax/classes/${id}/rates`, { name: 'VAT', rate: 20, ...body }));

const fields = `taxClassId uuid name addRateApi updateApi deleteApi
  rates { taxRateId uuid taxClassId name rate isCompound country province postcode priority updateApi deleteApi }`;
const query = async (query: string, variables: object = {}) => {
  const { body } = await shop.query(query, variables, 'admin');
  expect(body.errors).toBeUndefined();
  return body.data;
};

test('one is read by either id, with its rates in the order in which they apply', async () => {
  const row = await createClass();
  const late = await createRate(row.uuid, { name: 'Late', priority: 2 });
  const early = await createRate(row.uuid, { name: 'Early', priority: 1, rate: '7.25', country: 'US' });
  const expected = {
    taxClassId: String(row.tax_class_id),
    uuid: row.uuid,
    name: row.name,
    addRateApi: `/api/tax/classes/${row.uuid}/rates`,
    updateApi: `/api/tax/classes/${row.uuid}`,
    deleteApi: `/api/tax/classes/${row.uuid}`,
    rates: [
      {
        taxRateId: String(early.tax_rate_id),
        uuid: early.uuid,
        taxClassId: String(row.tax_class_id),
        name: 'Early',
        rate: 7.25,
        isCompound: false,
        country: 'US',
        province: '*',
        postcode: '*',
        priority: 1,
        updateApi: `/api/tax/rates/${early.uuid}`,
        deleteApi: `/api/tax/rates/${early.uuid}`,
      },
      expect.objectContaining({ uuid: late.uuid }),
    ],
  };
  for (const id of [row.uuid, String(row.tax_class_id)])
    expect(await query(`query ($id: ID!) { taxClass(id: $id) { ${fields} } }`, { id })).toEqual({
      taxClass: expected,
    });
});

test.each([randomUUID(), '999999', 'nonsense'])('"%s" is null', async (id) => {
  expect(await query('query ($id: ID!) { taxClass(id: $id) { name } }', { id })).toEqual({ taxClass: null });
});

test('a list takes three statements for any number of classes, and filters by name', async () => {
  const { name } = await createClass();
  await Promise.all(Array.from({ length: 5 }, createClass));
  await query('{ taxClasses { total } }');
  const before = shop.statements();
  const { taxClasses } = await query('{ taxClasses { total items { name rates { name } } } }');
  // The caller lookup is one additional statement.
  expect(shop.statements() - before).toBe(4);
  expect(taxClasses.total).toBe(taxClasses.items.length);
  const filters = [{ key: 'name', operation: 'eq', value: name }];
  const found = await query(
    'query ($filters: [FilterInput!]) { taxClasses(filters: $filters) { total totalIsExact items { name } } }',
    { filters },
  );
  expect(found.taxClasses).toEqual({ total: 1, totalIsExact: true, items: [{ name }] });
});

test('the storefront has no tax classes', async () => {
  const { body } = await shop.query('{ taxClasses { total } }');
  expect(body.errors).toBeDefined();
});

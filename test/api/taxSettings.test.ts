import { randomUUID } from 'node:crypto';
import { sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  savedSettings,
  savedSettingsColumn,
  settingsFrom,
} from '../../packages/runtime/src/modules/settings/index.ts';
import {
  baseAddress,
  percentText,
  ratesAt,
  shippingTaxOf,
  taxRateInputs,
  taxRatesColumn,
  taxSettingKeys,
} from '../../packages/runtime/src/modules/tax/index.ts';
import { dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ config: { shop: { address: { country: 'DE', province: 'DE-BE' } } } });
});
afterAll(() => shop.stop());

const save = (body: object) => shop.admin('POST', '/api/settings', body);
const settings = async () => dataOf(await shop.admin('GET', '/api/settings'));
const UNSET = {
  ...Object.fromEntries(taxSettingKeys.map((key) => [key, null])),
  defaultProductTaxClassId: null,
};
beforeEach(async () => {
  dataOf(await save(UNSET));
});

const createClass = async () => dataOf(await shop.admin('POST', '/api/tax/classes', { name: randomUUID() }));
const createRate = async (id: string, body: object) =>
  dataOf(await shop.admin('POST', `/api/tax/classes/${id}/rates`, { name: 'VAT', rate: 20, ...body }));

describe('settings', () => {
  test('have their defaults until they are saved', async () => {
    expect(await settings()).toMatchObject({
      priceIncludingTax: false,
      taxRounding: 'round',
      taxRoundLevel: 'line',
      baseCalculationAddress: 'shippingAddress',
      defaultShippingTaxClassId: null,
      defaultProductTaxClassId: null,
    });
  });

  test('are returned in one format, regardless of how they were sent', async () => {
    const { uuid, tax_class_id: id } = await createClass();
    const saved = await save({
      priceIncludingTax: '1',
      taxRounding: 'ceil',
      taxRoundLevel: 'total',
      baseCalculationAddress: 'storeAddress',
      defaultShippingTaxClassId: uuid.toUpperCase(),
      defaultProductTaxClassId: String(id),
    });
    const expected = {
      priceIncludingTax: true,
      taxRounding: 'up',
      taxRoundLevel: 'total',
      baseCalculationAddress: 'storeAddress',
      defaultShippingTaxClassId: uuid,
      defaultProductTaxClassId: id,
    };
    expect(dataOf(saved)).toMatchObject(expected);
    expect(await shop.app.settings(Object.keys(expected))).toEqual(expected);
  });

  const shippingClass =
    'defaultShippingTaxClassId must be the ID of a tax class, -1 for proportional to the items, 0 for their highest rate, or empty';
  test.each([
    [{ priceIncludingTax: 'yes' }, 'priceIncludingTax must be true, false, 1 or 0'],
    [{ taxRounding: 'half' }, 'taxRounding must be one of round, up, down, ceil, floor'],
    [{ taxRoundLevel: 'item' }, 'taxRoundLevel must be one of unit, line, total'],
    [
      { baseCalculationAddress: 'store' },
      'baseCalculationAddress must be one of shippingAddress, billingAddress, storeAddress',
    ],
    [{ defaultShippingTaxClassId: -2 }, shippingClass],
    [{ defaultShippingTaxClassId: 'books' }, shippingClass],
    [{ defaultShippingTaxClassId: {} }, shippingClass],
    [{ defaultProductTaxClassId: 0 }, 'defaultProductTaxClassId must be the ID of a tax class, or empty'],
  ])('%j is rejected with 400 and nothing is saved', async (body, message) => {
    expect(await save({ taxRoundLevel: 'unit', ...body })).toMatchObject({
      status: 400,
      body: { error: { code: 'VALIDATION_FAILED', message } },
    });
    expect(await settings()).toMatchObject({ taxRoundLevel: 'line', defaultShippingTaxClassId: null });
  });
});

describe('what a cart loads', () => {
  const facts = z.object({ saved: savedSettings, rates: z.array(taxRateInputs) });
  const load = async (...classIds: readonly (number | null)[]) => {
    const { saved, rates } = await shop.db.one(sql.type(facts)`
      select ${savedSettingsColumn(taxSettingKeys)} as saved,
        ${taxRatesColumn(sql.fragment`select unnest(${sql.array(classIds, 'int4')})`)} as rates`);
    return { settings: settingsFrom(shop.app, taxSettingKeys, saved), rates };
  };

  test('settings read within another statement equal those read separately', async () => {
    expect((await load()).settings).toEqual(await shop.app.settings(taxSettingKeys));
    await save({ priceIncludingTax: 1, taxRounding: 'floor', defaultShippingTaxClassId: '-1' });
    expect((await load()).settings).toEqual({
      priceIncludingTax: true,
      taxRounding: 'down',
      taxRoundLevel: 'line',
      baseCalculationAddress: 'shippingAddress',
      defaultShippingTaxClassId: -1,
    });
    expect((await load()).settings).toEqual(await shop.app.settings(taxSettingKeys));
  });

  test('the rates of the requested classes, once each and exact', async () => {
    const [one, two, other] = [await createClass(), await createClass(), await createClass()];
    const rate = await createRate(one.uuid, {
      rate: '7.2501',
      country: 'US',
      postcode: '90*',
      is_compound: 1,
    });
    await createRate(two.uuid, {});
    await createRate(other.uuid, {});
    const { rates } = await load(one.tax_class_id, two.tax_class_id, one.tax_class_id, null, 999_999);
    expect(rates).toHaveLength(2);
    expect(rates).toContainEqual({
      tax_rate_id: rate.tax_rate_id,
      tax_class_id: one.tax_class_id,
      tax_class_uuid: one.uuid,
      name: 'VAT',
      rate: '7.2501',
      is_compound: true,
      country: 'US',
      province: '*',
      postcode: '90*',
      priority: 0,
    });
    expect((await load()).rates).toEqual([]);
  });

  test.each([
    ['id', (row: { tax_class_id: number }) => row.tax_class_id],
    ['id as text', (row: { tax_class_id: number }) => String(row.tax_class_id)],
    ['uuid', (row: { uuid: string }) => row.uuid],
    ['uuid in capitals', (row: { uuid: string }) => row.uuid.toUpperCase()],
  ] as const)('the class of the shipping fee comes with them, named by its %s', async (_, choose) => {
    const [goods, fee] = [await createClass(), await createClass()];
    await createRate(goods.uuid, { rate: 5 });
    await createRate(fee.uuid, { rate: 19, country: 'DE' });
    await save({ defaultShippingTaxClassId: choose(fee) });
    const { settings: read, rates } = await load(goods.tax_class_id);
    const base = baseAddress(
      { baseCalculationAddress: 'storeAddress' },
      { shipping: null, billing: null, store: shop.app.config.shop.address, isVirtual: false },
    );
    expect(percentText(ratesAt(rates, base)(goods.tax_class_id).rate)).toBe('5.0000');
    const tax = shippingTaxOf(read, rates, { shipping: null, base });
    expect(typeof tax === 'string' ? tax : percentText(tax)).toBe('19.0000');
  });

  test('a deleted class of the shipping fee is not taxed', async () => {
    const fee = await createClass();
    await createRate(fee.uuid, {});
    await save({ defaultShippingTaxClassId: fee.tax_class_id });
    dataOf(await shop.admin('DELETE', `/api/tax/classes/${fee.uuid}`));
    const { settings: read, rates } = await load();
    expect(rates).toEqual([]);
    expect(shippingTaxOf(read, rates, { shipping: { country: 'US' }, base: null })).toBe('none');
  });

  test.each(['-1', -1, 0, '0', ''])('the value %j specifies no class', async (choice) => {
    await save({ defaultShippingTaxClassId: choice });
    expect((await load()).rates).toEqual([]);
  });
});

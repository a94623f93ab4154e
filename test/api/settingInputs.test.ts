import cardgw from '@shop/cardgw';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import type { TestShop } from '@shop/runtime/testing';
import walletgw from '@shop/walletgw';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kindOf } from '../../packages/admin/src/kit/settings/settingKind.ts';
import type { Setting } from '../../packages/admin/src/kit/settings/settingKind.ts';
import { serverOf } from '../../packages/runtime/src/platform/serverContext.ts';
import { dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ extensions: [coreShipping, cod, cardgw, walletgw] });
});
afterAll(() => shop.stop());

const kinds = async (): Promise<Readonly<Record<string, string>>> => {
  const settings: readonly Setting[] = dataOf(await shop.admin('GET', '/api/settings/schema'));
  return Object.fromEntries(settings.map((setting) => [setting.key, kindOf(setting).input]));
};

test('every setting of the shop and of its extensions has an input in the admin', async () => {
  const words = dataOf(await shop.admin('GET', '/api/email-kinds')).map(
    ({ words_setting: setting }: { words_setting: string | null }) => setting,
  );
  const others = Object.entries(await kinds()).filter(([key]) => !words.includes(key));
  expect(others.length).toBeGreaterThan(40);
  expect(others.filter(([, input]) => input === 'json')).toEqual([]);
});

test('every amount setting has a money input', async () => {
  const settings: readonly Setting[] = dataOf(await shop.admin('GET', '/api/settings/schema'));
  const amounts = [...serverOf(shop.app).settingDefinitions]
    .filter(([, { amount }]) => amount === true)
    .map(([key]) => key);
  expect(amounts).toContain('returnFee');
  const drawn = settings.flatMap((setting) => {
    const kind = kindOf(setting);
    return kind.input === 'number' && kind.isMoney ? [setting.key] : [];
  });
  expect(drawn.toSorted()).toEqual(amounts.toSorted());
});

test('the input of a setting depends on its schema', async () => {
  expect(await kinds()).toMatchObject({
    catalogShowOutOfStockProduct: 'switch',
    priceIncludingTax: 'switch',
    codPaymentStatus: 'switch',
    dashboardLowStock: 'number',
    cartMaxLines: 'number',
    unpaidOrderMinutes: 'number',
    codDisplayName: 'text',
    cardgwSecretKey: 'secret',
    cardgwPaymentMode: 'choice',
    taxRounding: 'choice',
    walletgwEnvironment: 'choice',
    defaultShippingTaxClassId: 'taxClass',
    merchantEmails: 'emails',
    emailFooter: 'html',
    emailFooterTranslations: 'byLanguage',
    shippingCarriers: 'rows',
    shopColors: 'palette',
    shopLogo: 'image',
    announcementTextTranslations: 'byLanguage',
    socialLinks: 'rows',
    shopTextFont: 'choice',
    documentSender: 'longText',
    documentFooter: 'longText',
    productFeedCategory: 'text',
  });
});

test('a multi-line setting is declared by its format, regardless of its length', async () => {
  const settings: readonly Setting[] = dataOf(await shop.admin('GET', '/api/settings/schema'));
  const areas = settings.filter((setting) => kindOf(setting).input === 'longText');
  expect(areas.filter(({ schema }) => schema.format !== 'multiline').map(({ key }) => key)).toEqual([]);
});

test('values that the inputs offer are accepted', async () => {
  const values = {
    codPaymentStatus: 0,
    priceIncludingTax: true,
    defaultShippingTaxClassId: -1,
    cardgwPaymentMode: 'manual',
    merchantEmails: 'a@example.com, b@example.com',
    emailFooterTranslations: { de: '<p>Impressum</p>' },
    shippingCarriers: [{ code: 'dhl', name: 'DHL', trackingUrl: 'https://track.test/{tracking_number}' }],
  };
  expect(dataOf(await shop.admin('POST', '/api/settings', values))).toMatchObject(values);
});

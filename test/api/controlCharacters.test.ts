import { Readable } from 'node:stream';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileRows, importProducts } from '../../packages/runtime/src/modules/catalog/index.ts';
import type { RefusedRow } from '../../packages/runtime/src/modules/catalog/index.ts';
import { placesIn, withValueAt } from '../support/adversary.ts';
import { refusalOf } from '../support/admins.ts';
import { attackOn, json } from '../support/attack.ts';
import type { Attack } from '../support/attack.ts';
import { routeExamples } from '../support/routeExamples.ts';
import type { Example } from '../support/routeExamples.ts';
import { createProduct, dataOf, testAddress, testShop } from '../support/shop.ts';

let shop: TestShop;
let attack: Attack;
let examples: readonly Example[];
beforeAll(async () => {
  shop = await testShop();
  attack = await attackOn(shop);
  const all = await routeExamples(shop, { 'me/addresses': attack.address });
  // The route that removes a coupon reads no coupon code.
  examples = all.filter(({ id }) => id !== 'storefrontRemoveCoupon');
});
afterAll(() => shop.stop());

const CONTROLS = ['\n', '\r', '\t', '\u001b', '\u007f', '\u0085', '\u2028', '\u2029'];
/** Single-line members of request bodies: names, titles, codes and address fields. */
const ONE_LINE = new Set(
  (
    'name full_name customer_full_name group_name attribute_name option_text author title meta_title label sku coupon ' +
    'company vat_id code telephone address_1 address_2 city province postcode country carrier_name tracking_number ' +
    'default_carrier_code default_service_code codDisplayName'
  ).split(' '),
);
/** Messages of validation rules that already exclude control characters. */
const OWN_RULES =
  /can only contain the letters|must (be|contain only) (lowercase )?letters|ISO 3166-1|VAT ID is invalid/;

const placesOf = ({ body }: Example) => {
  const sample = body?.() ?? {};
  return placesIn(sample).filter((path) => {
    const value = path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], sample);
    return typeof value === 'string' && ONE_LINE.has(String(path.findLast((key) => typeof key === 'string')));
  });
};

describe('every one-line field of every route', () => {
  test('rejects control characters', async () => {
    const wrong: string[] = [];
    let tried = 0;
    for (const example of examples.filter(({ body }) => body !== null)) {
      for (const path of placesOf(example)) {
        const body = example.body?.() ?? {};
        const control = CONTROLS[(tried += 1) % CONTROLS.length];
        const sent = withValueAt(body, path, `Ada${control}Call https://evil.test`);
        const who = example.route.access === 'customer' ? 'customer' : 'admin';
        const { status, text } = await attack.call(
          example.method,
          example.path,
          json(JSON.stringify(sent)),
          who,
        );
        // A bulk route responds with 200 and lists the rejected rows.
        const isRefused = status === 400 || (status === 200 && text.startsWith('{"data":{"changed":0,'));
        const isRight =
          isRefused && (text.includes('must not contain control characters') || OWN_RULES.test(text));
        if (!isRight) wrong.push(`${example.id} ${path.join('.')}: ${status} ${text.slice(0, 200)}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(100);
  });
});

test.each([
  ['/api/customers', { full_name: 'Ada\nCall' }, 'full_name must not contain control characters'],
  ['/api/carts', { customer_full_name: 'Ada\u0085' }, 'Full name must not contain control characters'],
  ['/api/products', { name: 'Mug\u2028' }, 'name must not contain control characters'],
  ['/api/pages', { meta_title: '\tImprint' }, 'meta_title must not contain control characters'],
])('%s reports for %j: %s', async (path, change, message) => {
  const example = examples.find(({ method, shape }) => method === 'POST' && shape === path) as Example;
  const answer = await shop.admin('POST', path, { ...example.body?.(), ...change });
  expect(refusalOf(answer)).toEqual([400, 'VALIDATION_FAILED', message]);
});

test.each([
  ['full_name', 'Full name'],
  ['telephone', 'Telephone'],
  ['address_1', 'Address'],
  ['company', 'Company'],
  ['vat_id', 'VAT ID'],
  ['address_2', 'Address line 2'],
  ['city', 'City'],
  ['province', 'Province'],
  ['postcode', 'Postcode'],
  ['country', 'Country'],
])('%s of an address rejects a line break', async (field, label) => {
  const { sku } = await createProduct(shop, { price: 5, qty: 5 });
  const { cartId } = dataOf(await shop.request('POST', '/api/carts', { items: [{ sku, qty: 1 }] }));
  const address = { ...testAddress, [field]: 'One\nTwo' };
  const answer = await shop.request('POST', `/api/carts/${cartId}/addresses`, { type: 'shipping', address });
  expect(refusalOf(answer)).toEqual([
    400,
    'VALIDATION_FAILED',
    `${label} must not contain control characters`,
  ]);
});

test('a row of an import with a line break in its name is rejected, and the others are written', async () => {
  const file =
    'sku,name,url_key,price,qty\nIMPORTED-1,Good,imported-1,5,1\nIMPORTED-2,"Bad\nname",imported-2,5,1\n';
  const refused: RefusedRow[] = [];
  const rows = fileRows(Readable.from([Buffer.from(file)]), 'csv', new Map());
  const report = await importProducts(shop.app, shop.db, rows, {
    onRefused: (row) => void refused.push(row),
  });
  expect(report).toMatchObject({ rows: 2, created: 1, refused: 1 });
  expect(refused).toEqual([
    {
      line: 3,
      sku: 'IMPORTED-2',
      faults: [{ field: 'name', message: 'name must not contain control characters' }],
    },
  ]);
});

test('texts of several lines are unchanged', async () => {
  const { uuid } = await createProduct(shop, { price: 5, qty: 5 });
  const texts = { description: 'One\n\tTwo', short_description: 'One\r\nTwo', meta_description: 'One\nTwo' };
  expect(dataOf(await shop.admin('PATCH', `/api/products/${uuid}`, texts))).toMatchObject(texts);
});

test('values of custom fields preserve control characters', async () => {
  const definition = { ownerType: 'product', fieldKey: 'poem', name: 'Poem', fieldType: 'long_text' };
  dataOf(await shop.admin('POST', '/api/metafield-definitions', definition));
  const { uuid } = await createProduct(shop, { price: 5, qty: 5 });
  const metafields = { custom: { poem: 'One\n\u000bTwo' } };
  expect(dataOf(await shop.admin('PATCH', `/api/products/${uuid}`, { metafields })).meta_data).toEqual(
    metafields,
  );
});

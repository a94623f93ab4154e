import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { TestShop } from '@shop/runtime/testing';
import { int } from '../../packages/runtime/src/platform/db/columns.ts';
import { sql } from '../../packages/runtime/src/platform/db/db.ts';
import { adminsOf } from '../support/admins.ts';
import { dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

const post = (body: object) => shop.admin('POST', '/api/products', body);
const count = async (table: string) =>
  (
    await shop.db.one(
      sql.type(z.object({ total: int }))`select count(*) as total from ${sql.identifier([table])}`,
    )
  ).total;
const tables = ['product', 'variant_group', 'attribute', 'attribute_option', 'url_rewrite'];
const totals = () => Promise.all(tables.map(count));
const SIZES = ['S', 'M', 'L', 'XL'];
const COLORS = ['Red', 'Blue', 'Green', 'Black', 'White'];

let shirts = 0;
const shirt = (more: object = {}, codes: readonly [string, string] = ['size', 'color']) => {
  shirts += 1;
  const key = `tee-${shirts}`;
  return {
    name: 'Tee',
    url_key: key,
    price: 19,
    variants: SIZES.flatMap((size) =>
      COLORS.map((color) => ({
        sku: `${key}-${size}-${color}`,
        options: { [codes[0]]: size, [codes[1]]: color },
      })),
    ),
    ...more,
  };
};

describe('a product with variants', () => {
  test('is one request in an empty shop: twenty variants, their attributes and options', async () => {
    const before = await totals();
    const made = dataOf(await post(shirt({ description: 'Soft', images: ['/assets/tee.png'] })));
    expect(await totals()).toEqual([20, 1, 2, 9, 20].map((more, place) => (before[place] ?? 0) + more));
    expect(made).toMatchObject({ sku: 'tee-1-S-Red', url_key: 'tee-1', qty: 0, visibility: true });
    expect(made.variants).toHaveLength(20);
    expect(made.variants[0]).toMatchObject({ is_main: true, inherited: [], visibility: true });
    expect(made.variants[7]).toMatchObject({
      sku: 'tee-1-M-Green',
      name: 'Tee',
      is_main: false,
      visibility: false,
      options: [
        { attribute_code: 'size', option_text: 'M' },
        { attribute_code: 'color', option_text: 'Green' },
      ],
    });
    expect(dataOf(await shop.admin('GET', `/api/products/${made.variants[7].uuid}`))).toMatchObject({
      url_key: 'tee-1-m-green',
      description: 'Soft',
      price: 19,
      images: ['/assets/tee.png'],
    });
    const second = await totals();
    dataOf(await post(shirt()));
    expect(await totals()).toEqual([20, 1, 0, 0, 20].map((more, place) => (second[place] ?? 0) + more));
  });

  test('takes fields that an entry omits from the body', async () => {
    const { variants } = dataOf(
      await post({
        name: 'Cap',
        url_key: 'cap',
        price: 10,
        qty: 4,
        weight: 0.2,
        variants: [
          { sku: 'CAP-S', options: { size: 'S' } },
          { sku: 'CAP-M', options: { size: 'M' }, price: 12, qty: 0, images: ['/assets/m.png'], status: 0 },
          { sku: 'CAP-L', options: { size: 42 }, name: 'Big cap', url_key: 'big-cap' },
        ],
      }),
    );
    const read = await Promise.all(
      variants.map(async ({ uuid }: { uuid: string }) =>
        dataOf(await shop.admin('GET', `/api/products/${uuid}`)),
      ),
    );
    expect(read).toMatchObject([
      { price: 10, qty: 4, weight: 0.2, images: [], status: true, url_key: 'cap' },
      {
        price: 12,
        qty: 0,
        weight: 0.2,
        images: ['/assets/m.png'],
        status: false,
        url_key: 'cap-m',
        name: 'Cap',
      },
      { price: 10, qty: 4, name: 'Big cap', url_key: 'big-cap' },
    ]);
    expect(variants[2].inherited).not.toContain('name');
    expect(variants[2].options[0].option_text).toBe('42');
  });

  test.each<[string, (body: ReturnType<typeof shirt>) => object, number, string, string, string]>([
    [
      'a SKU that is taken',
      (b) => ({ variants: b.variants.with(3, { ...b.variants[3]!, sku: 'CAP-S' }) }),
      409,
      'SKU_EXISTS',
      'variants.3.sku',
      'A product with the SKU "CAP-S" already exists',
    ],
    [
      'a SKU twice',
      (b) => ({ variants: b.variants.with(3, { ...b.variants[3]!, sku: b.variants[1]!.sku }) }),
      400,
      'VARIANT_SKU_TWICE',
      'variants.3.sku',
      'Two variants have the SKU "%"',
    ],
    [
      'options twice',
      (b) => ({ variants: b.variants.with(4, { ...b.variants[4]!, options: b.variants[0]!.options }) }),
      409,
      'VARIANT_EXISTS',
      'variants.4.options',
      'Another product of the variant group has the same options',
    ],
    [
      'other attributes',
      (b) => ({ variants: b.variants.with(2, { sku: 'X', options: { size: 'S' } }) }),
      400,
      'VARIANT_OPTIONS',
      'variants.2.options',
      'The options must be for the attributes size, color',
    ],
    [
      'a price that is too fine',
      (b) => ({ variants: b.variants.with(2, { ...b.variants[2]!, price: 1.005 } as never) }),
      400,
      'VALIDATION_FAILED',
      'variants.2.price',
      'price must have at most 2 decimals in USD',
    ],
    [
      'an URL key that is taken',
      (b) => ({ variants: b.variants.with(2, { ...b.variants[2]!, url_key: 'cap' } as never) }),
      409,
      'URL_KEY_EXISTS',
      'variants.2.url_key',
      'A product with the url_key "cap" already exists',
    ],
    [
      'no SKU',
      (b) => ({ variants: b.variants.with(5, { options: { size: 'S', color: 'Red' } } as never) }),
      400,
      'VALIDATION_FAILED',
      'variants.5.sku',
      'variants.5.sku is required',
    ],
    [
      'a SKU of its own',
      () => ({ sku: 'OTHER' }),
      400,
      'VALIDATION_FAILED',
      'sku',
      "sku must match the first variant's sku or be omitted",
    ],
    [
      'no variant',
      () => ({ variants: [] }),
      400,
      'VALIDATION_FAILED',
      'variants',
      'variants must not be empty',
    ],
    [
      'an unknown category',
      (b) => ({ variants: b.variants.with(1, { ...b.variants[1]!, categories: ['none'] } as never) }),
      400,
      'UNKNOWN_CATEGORY',
      'variants.1.categories',
      'Category "none" does not exist',
    ],
  ])('is refused whole for %s', async (_, change, status, code, path, message) => {
    const body = shirt();
    const before = await totals();
    const answer = await post({ ...body, ...change(body) });
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
    const text = message.replace('%', body.variants[1]!.sku);
    expect(answer.body.error).toMatchObject({ message: text, details: [{ path, message: text }] });
    expect(await totals()).toEqual(before);
  });

  test('requires an SKU and a qty without variants', async () => {
    const { status, body } = await post({ name: 'Tee', url_key: 'plain', price: 1 });
    expect(status).toBe(400);
    expect(body.error.details).toMatchObject([
      { path: 'sku', message: 'sku is required' },
      { path: 'qty', message: 'qty is required' },
    ]);
  });

  test('is not visible if it is created hidden', async () => {
    const made = dataOf(await post(shirt({ visibility: 0 })));
    expect((await shop.request('GET', `/${made.url_key}`)).status).toBe(404);
    const group = dataOf(await shop.admin('GET', `/api/variantGroups/${made.variant_group_id}`));
    expect(group.visibility).toBe(false);
  });

  test('creates attributes and options only with the permission', async () => {
    const { newAdmin, newRole, tokenOf } = adminsOf(() => shop);
    const token = await tokenOf(await newAdmin([await newRole('createProduct')]));
    const make = (body: object) => shop.request('POST', '/api/products', body, { token });
    const attribute = await make(shirt({}, ['fit', 'color']));
    expect(attribute.body.error).toMatchObject({
      code: 'UNKNOWN_ATTRIBUTE',
      message: 'Attribute "fit" does not exist',
    });
    const option = await make({
      ...shirt(),
      variants: [{ sku: 'NEW', options: { size: 'XXXL', color: 'Red' } }],
    });
    expect(option.body.error).toMatchObject({
      code: 'UNKNOWN_ATTRIBUTE_OPTION',
      message: 'The attribute "size" has no option "XXXL"',
    });
    expect((await make(shirt())).status).toBe(200);
  });

  test('is created once by two concurrent requests', async () => {
    const body = shirt({}, ['cut', 'shade']);
    const answers = await Promise.all([post(body), post(body), post(body)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestShop } from '@shop/runtime/testing';
import { createProduct, dataOf, testShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.stop());

let prefix = '';
let count = 0;
beforeEach(() => {
  count += 1;
  prefix = `t${count}`;
});

const post = (sent: object) => shop.admin('POST', '/api/categories', sent);
const patch = (id: string, sent: object) => shop.admin('PATCH', `/api/categories/${id}`, sent);
const read = async (id: string) => dataOf(await shop.admin('GET', `/api/categories/${id}`));
/** Creates a category with a URL key that only this test uses. */
const create = async (key: string, more: object = {}) =>
  dataOf(await post({ name: key, url_key: `${prefix}-${key}`, ...more }));
const refused = (status: number, code: string, message: string) => ({
  status,
  body: { error: expect.objectContaining({ status, code, message }) },
});

describe('creating', () => {
  test('missing fields have their defaults', async () => {
    const data = dataOf(await post({ name: 'Mugs', url_key: `${prefix}-mugs` }));
    expect(data).toEqual({
      category_id: expect.any(Number),
      uuid: expect.any(String),
      parent_id: null,
      name: 'Mugs',
      url_key: `${prefix}-mugs`,
      status: true,
      position: 0,
      description: null,
      short_description: null,
      image: null,
      meta_title: null,
      meta_description: null,
      meta_keywords: null,
      meta_data: {},
      created_at: expect.any(String),
      updated_at: expect.any(String),
      path: `/${prefix}-mugs`,
      links: [
        { rel: 'categoryGrid', href: '/admin/categories', action: 'GET', types: ['text/html'] },
        { rel: 'edit', href: `/admin/categories/edit/${data.uuid}`, action: 'GET', types: ['text/html'] },
        { rel: 'view', href: `/${prefix}-mugs`, action: 'GET', types: ['text/html'] },
      ],
    });
    expect(await read(data.uuid)).toEqual(data);
    expect(await read(String(data.category_id))).toEqual(data);
  });

  test('the path contains the keys of all ancestors, with the parent given by id or UUID', async () => {
    const top = await create('a');
    const middle = await create('b', { parent_id: top.uuid });
    const leaf = await create('c', { parent_id: String(middle.category_id) });
    expect(leaf).toMatchObject({
      parent_id: middle.category_id,
      path: `/${prefix}-a/${prefix}-b/${prefix}-c`,
    });
  });

  test.each([
    [{ name: undefined }, 'VALIDATION_FAILED', 'name is required'],
    [{ url_key: undefined }, 'VALIDATION_FAILED', 'url_key is required'],
    [{ name: '' }, 'VALIDATION_FAILED', 'name must not be empty'],
    [
      { url_key: 'A b' },
      'VALIDATION_FAILED',
      'url_key must be lowercase letters and digits, separated by single hyphens',
    ],
    [{ status: 'on' }, 'VALIDATION_FAILED', 'status must be true, false, 1 or 0'],
    [{ position: -1 }, 'VALIDATION_FAILED', 'position must not be negative'],
    [{ parent_id: {} }, 'VALIDATION_FAILED', 'parent_id must be a number or a string'],
    [{ parent_id: 999_999 }, 'UNKNOWN_CATEGORY', 'Category "999999" does not exist'],
    [{ parent_id: 'nonsense' }, 'UNKNOWN_CATEGORY', 'Category "nonsense" does not exist'],
  ])('%j is rejected with 400', async (flaw, code, message) => {
    expect(await post({ name: 'x', url_key: `${prefix}-x`, ...flaw })).toMatchObject(
      refused(400, code, message),
    );
  });

  test('a url_key in use is rejected with 409, anywhere in the tree', async () => {
    const top = await create('a');
    expect(await post({ name: 'x', url_key: top.url_key, parent_id: top.uuid })).toMatchObject(
      refused(409, 'URL_KEY_EXISTS', `A category with the url_key "${top.url_key}" already exists`),
    );
  });
});

describe('updating', () => {
  test.each([
    { name: 'New' },
    { status: false },
    { position: 7 },
    { description: 'New' },
    { image: '/assets/new.png' },
    { meta_title: null },
    {},
  ])('%j changes nothing else', async (change) => {
    const parent = await create('parent');
    const before = await create('child', {
      parent_id: parent.uuid,
      description: 'D',
      image: '/assets/a.png',
      meta_title: 'T',
    });
    const after = dataOf(await patch(before.uuid, change));
    expect({ ...after, updated_at: 0 }).toEqual({ ...before, ...change, updated_at: 0 });
    expect(await read(before.uuid)).toEqual(after);
  });

  test('a new key moves the paths of all descendants, and the old ones redirect', async () => {
    const top = await create('a');
    const middle = await create('b', { parent_id: top.uuid });
    const leaf = await create('c', { parent_id: middle.uuid });
    await patch(top.uuid, { url_key: `${prefix}-z` });
    expect((await read(leaf.uuid)).path).toBe(`/${prefix}-z/${prefix}-b/${prefix}-c`);
    const answer = await shop.query('query ($path: String!) { url(path: $path) { redirectTo entityUuid } }', {
      path: `/${prefix}-a/${prefix}-b/${prefix}-c`,
    });
    expect(answer.body.data.url).toEqual({
      redirectTo: `/${prefix}-z/${prefix}-b/${prefix}-c`,
      entityUuid: null,
    });
  });

  test('a move under another parent, and to the root, moves the paths', async () => {
    const [one, two] = [await create('one'), await create('two')];
    const child = await create('child', { parent_id: one.uuid });
    const leaf = await create('leaf', { parent_id: child.uuid });
    expect(dataOf(await patch(child.uuid, { parent_id: two.category_id })).path).toBe(
      `/${prefix}-two/${prefix}-child`,
    );
    expect((await read(leaf.uuid)).path).toBe(`/${prefix}-two/${prefix}-child/${prefix}-leaf`);
    expect(dataOf(await patch(child.uuid, { parent_id: null }))).toMatchObject({
      parent_id: null,
      path: `/${prefix}-child`,
    });
  });

  test('a path of more than 2000 characters is rejected, for the category and its descendants', async () => {
    const long = (letter: string) => `${prefix}-${letter.repeat(150)}`;
    let parent = await create('top');
    const top = parent;
    for (let depth = 0; depth < 12; depth += 1) {
      parent = await create(String.fromCharCode(97 + depth).repeat(150), { parent_id: parent.uuid });
    }
    const tooLong = refused(400, 'PATH_TOO_LONG', 'The path must not be longer than 2000 characters');
    const below = { name: 'deep', url_key: long('y'), parent_id: parent.uuid };
    expect(await post(below)).toMatchObject(tooLong);
    expect(await patch(top.uuid, { url_key: long('z') })).toMatchObject(tooLong);
    expect((await read(parent.uuid)).path).toBe(parent.path);
  });

  test('a category cannot be moved below itself or its descendants', async () => {
    const top = await create('a');
    const leaf = await create('c', { parent_id: (await create('b', { parent_id: top.uuid })).uuid });
    const cycle = refused(
      400,
      'CATEGORY_CYCLE',
      'A category cannot be moved under itself or one of its subcategories',
    );
    expect(await patch(top.uuid, { parent_id: leaf.uuid })).toMatchObject(cycle);
    expect(await patch(top.uuid, { parent_id: top.category_id })).toMatchObject(cycle);
    expect((await read(top.uuid)).parent_id).toBeNull();
  });

  test('two concurrent moves cannot create a cycle', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = [await create(`x${round}`), await create(`y${round}`)];
      const answers = await Promise.all([
        patch(one.uuid, { parent_id: two.uuid }),
        patch(two.uuid, { parent_id: one.uuid }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    }
  });

  test('a rename takes the same number of statements regardless of its descendants', async () => {
    const top = await create('top');
    const rename = async (key: string) => {
      const before = shop.statements();
      dataOf(await patch(top.uuid, { url_key: `${prefix}-${key}` }));
      return shop.statements() - before;
    };
    const alone = await rename('top2');
    for (let index = 0; index < 12; index += 1) await create(`child${index}`, { parent_id: top.uuid });
    expect(await rename('top3')).toBe(alone);
  });
});

test.each(['PATCH', 'GET', 'DELETE'])('%s of an unknown category is 404', async (method) => {
  for (const id of [randomUUID(), 'nonsense', '0', '999999'])
    expect(
      await shop.admin(method, `/api/categories/${id}`, method === 'PATCH' ? {} : undefined),
    ).toMatchObject(refused(404, 'CATEGORY_NOT_FOUND', 'Category not found'));
});

describe('deleting', () => {
  test('a category with children is rejected with 409', async () => {
    const top = await create('a');
    const child = await create('b', { parent_id: top.uuid });
    expect(await shop.admin('DELETE', `/api/categories/${top.uuid}`)).toMatchObject(
      refused(409, 'CATEGORY_HAS_CHILDREN', 'The category has subcategories. Move or delete them first.'),
    );
    dataOf(await shop.admin('DELETE', `/api/categories/${child.uuid}`));
    dataOf(await shop.admin('DELETE', `/api/categories/${top.uuid}`));
  });

  test('its products are kept', async () => {
    const category = await create('a');
    const product = await createProduct(shop, { price: 1, qty: 1 });
    dataOf(
      await shop.admin('POST', `/api/categories/${category.uuid}/products`, { product_id: product.uuid }),
    );
    const { links: _, ...was } = await read(category.uuid);
    expect(dataOf(await shop.admin('DELETE', `/api/categories/${category.uuid}`))).toEqual(was);
    expect(dataOf(await shop.admin('GET', `/api/products/${product.uuid}`)).categories).toEqual([]);
  });
});

describe('products of a category', () => {
  test('are added once and removed', async () => {
    const category = await create('a');
    const product = await createProduct(shop, { price: 1, qty: 1 });
    const both = {
      category_id: category.category_id,
      category_uuid: category.uuid,
      product_id: product.id,
      product_uuid: product.uuid,
    };
    const path = `/api/categories/${category.uuid}/products`;
    expect(dataOf(await shop.admin('POST', path, { product_id: product.uuid }))).toEqual(both);
    expect(dataOf(await shop.admin('POST', path, { product_id: product.id }))).toEqual(both);
    expect(dataOf(await shop.admin('GET', `/api/products/${product.uuid}`)).categories).toEqual([
      category.category_id,
    ]);
    expect(dataOf(await shop.admin('DELETE', `${path}/${product.uuid}`))).toEqual(both);
    expect(await shop.admin('DELETE', `${path}/${product.uuid}`)).toMatchObject(
      refused(404, 'PRODUCT_NOT_IN_CATEGORY', 'The product is not in this category'),
    );
  });

  test('an unknown one is rejected', async () => {
    const category = await create('a');
    const product = await createProduct(shop, { price: 1, qty: 1 });
    const add = (id: string, productId: unknown) =>
      shop.admin('POST', `/api/categories/${id}/products`, { product_id: productId });
    const noCategory = refused(404, 'CATEGORY_NOT_FOUND', 'Category not found');
    expect(await add(randomUUID(), product.uuid)).toMatchObject(noCategory);
    expect(await add('nonsense', product.uuid)).toMatchObject(noCategory);
    expect(await shop.admin('DELETE', `/api/categories/999999/products/${product.uuid}`)).toMatchObject(
      noCategory,
    );
    for (const id of [randomUUID(), 'nonsense', '0', 999_999])
      expect(await add(category.uuid, id)).toMatchObject(
        refused(400, 'UNKNOWN_PRODUCT', `Product "${id}" does not exist`),
      );
    expect(await add(category.uuid, undefined)).toMatchObject(
      refused(400, 'VALIDATION_FAILED', 'product_id is required'),
    );
    expect(await shop.admin('DELETE', `/api/categories/${category.uuid}/products/nonsense`)).toMatchObject(
      refused(404, 'PRODUCT_NOT_IN_CATEGORY', 'The product is not in this category'),
    );
  });
});

test('only an administrator may write or list', async () => {
  for (const [method, path] of [
    ['POST', '/api/categories'],
    ['PATCH', `/api/categories/${randomUUID()}`],
    ['DELETE', `/api/categories/${randomUUID()}`],
    ['GET', '/api/categories'],
    ['POST', `/api/categories/${randomUUID()}/products`],
    ['DELETE', `/api/categories/${randomUUID()}/products/${randomUUID()}`],
  ] as const)
    expect((await shop.request(method, path, method === 'GET' ? undefined : {})).status).toBe(401);
});

describe('moving', () => {
  const move = (id: string, sent: object) => shop.admin('POST', `/api/categories/${id}/move`, sent);
  const below = async (parent: string) =>
    dataOf(await shop.admin('GET', `/api/categories?parent=${parent}&ob=position&od=asc`)).map(
      ({ name, position }: { name: string; position: number }) => `${name} ${position}`,
    );
  const shelf = async () => {
    const top = await create('top');
    const [a, b, c] = [
      await create('a', { parent_id: top.uuid }),
      await create('b', { parent_id: top.uuid }),
      await create('c', { parent_id: top.uuid }),
    ];
    return { top, a, b, c };
  };

  test('a category is moved before or after a sibling, and the siblings are renumbered', async () => {
    const { top, a, b, c } = await shelf();
    expect(dataOf(await move(c.uuid, { before: a.uuid }))).toMatchObject({ name: 'c', position: 0 });
    expect(await below(top.uuid)).toEqual(['c 0', 'a 1', 'b 2']);
    expect(dataOf(await move(c.uuid, { after: String(a.category_id) }))).toMatchObject({ position: 1 });
    expect(await below(top.uuid)).toEqual(['a 0', 'c 1', 'b 2']);
    await move(a.uuid, {});
    expect(await below(top.uuid)).toEqual(['c 0', 'b 1', 'a 2']);
    expect((await read(b.uuid)).parent_id).toBe(top.category_id);
  });

  test('a category is moved below another parent with its page, which redirects', async () => {
    const { top, a, b } = await shelf();
    const moved = dataOf(await move(b.uuid, { parent_id: a.uuid }));
    expect(moved).toMatchObject({ parent_id: a.category_id, position: 0, path: `${a.path}/${prefix}-b` });
    expect(await below(a.uuid)).toEqual(['b 0']);
    await move(b.uuid, { parent_id: top.uuid, before: a.uuid });
    expect(await below(top.uuid)).toEqual(['b 0', 'a 1', 'c 2']);
    expect(dataOf(await move(b.uuid, { parent_id: null, after: top.uuid })).path).toBe(`/${prefix}-b`);
  });

  test('a rejected move changes nothing', async () => {
    const { top, a, b, c } = await shelf();
    expect(await move(b.uuid, { parent_id: a.uuid, before: c.uuid })).toMatchObject(
      refused(400, 'NOT_A_SIBLING', `Category "${c.uuid}" has a different parent`),
    );
    expect(await move(top.uuid, { parent_id: a.uuid })).toMatchObject(
      refused(400, 'CATEGORY_CYCLE', 'A category cannot be moved under itself or one of its subcategories'),
    );
    expect(await move(a.uuid, { before: a.uuid })).toMatchObject({ status: 400 });
    expect(await move(a.uuid, { before: b.uuid, after: c.uuid })).toMatchObject({ status: 400 });
    expect(await move(randomUUID(), {})).toMatchObject({ status: 404 });
    expect(await below(top.uuid)).toEqual(['a 0', 'b 0', 'c 0']);
  });

  test('concurrent moves give each sibling its own position', async () => {
    const { top, a, b, c } = await shelf();
    await Promise.all([move(a.uuid, {}), move(b.uuid, { before: a.uuid }), move(c.uuid, { after: b.uuid })]);
    const places = (await below(top.uuid)).map((row: string) => Number(row.split(' ')[1]));
    expect(places).toEqual([0, 1, 2]);
  });
});

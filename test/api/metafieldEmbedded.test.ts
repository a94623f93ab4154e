import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defineExtension, defineSubscriber, sql, z } from '@shop/runtime/extension';
import type { TestShop } from '@shop/runtime/testing';
import { refusalOf } from '../support/admins.ts';
import { dataOf, testShop } from '../support/shop.ts';

const DEFINITIONS = '/api/metafield-definitions';

/** The test shop has no worker, so deliveries stay in the outbox. */
const listener = defineExtension({
  name: 'listener',
  api: '^1.0',
  setup: () => ({
    subscribers: (['product_updated', 'metafield_definition_deleted'] as const).map((event) =>
      defineSubscriber({ id: `listener.${event}`, event, handle: async () => undefined }),
    ),
  }),
});

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ extensions: [listener], config: { cache: { maxBytes: 0 } } });
});
afterAll(() => shop.stop());

/** Owner types whose values are written together with the entity, and the other members that each type requires. */
const kinds = [
  {
    ownerType: 'product',
    path: '/api/products',
    body: (key: string) => ({ name: key, url_key: key, sku: key, price: 5, qty: 1 }),
    root: 'product(id: $key)',
    argument: 'ID',
    by: 'uuid',
    notFound: 'Product not found',
  },
  {
    ownerType: 'category',
    path: '/api/categories',
    body: (key: string) => ({ name: key, url_key: key }),
    root: 'category(id: $key)',
    argument: 'ID',
    by: 'uuid',
    notFound: 'Category not found',
  },
  {
    ownerType: 'collection',
    path: '/api/collections',
    body: (key: string) => ({ name: key, code: key }),
    root: 'collection(code: $key)',
    argument: 'String!',
    by: 'code',
    notFound: 'Collection not found',
  },
  {
    ownerType: 'blog_post',
    path: '/api/blog/posts',
    body: (key: string) => ({ name: key, url_key: key, status: 1 }),
    root: 'blogPost(id: $key)',
    argument: 'ID',
    by: 'uuid',
    notFound: 'Blog post not found',
  },
  {
    ownerType: 'blog_category',
    path: '/api/blog/categories',
    body: (key: string) => ({ name: key, url_key: key }),
    root: 'blogCategory(id: $key)',
    argument: 'ID',
    by: 'uuid',
    notFound: 'Blog category not found',
  },
] as const;

describe.each(kinds)('a $ownerType', ({ ownerType, path, body, root, argument, by, notFound }) => {
  const define = async (fieldKey: string, sent: object = {}): Promise<{ uuid: string }> =>
    dataOf(
      await shop.admin('POST', DEFINITIONS, {
        ownerType,
        fieldKey,
        name: fieldKey,
        fieldType: 'short_text',
        ...sent,
      }),
    );
  const post = (metafields?: unknown) =>
    shop.admin('POST', path, {
      ...body(`k${randomUUID()}`),
      ...(metafields === undefined ? {} : { metafields }),
    });
  const patch = (id: string, sent: object) => shop.admin('PATCH', `${path}/${id}`, sent);
  const stored = async (id: string) => dataOf(await shop.admin('GET', `${path}/${id}`)).meta_data;

  beforeEach(async () => {
    for (const { uuid } of dataOf(await shop.admin('GET', `${DEFINITIONS}?ownerType=${ownerType}`)))
      await shop.admin('DELETE', `${DEFINITIONS}/${uuid}`);
  });

  test('is created with metafields, which a later write replaces as a whole', async () => {
    await define('material');
    await define('pieces', { fieldType: 'integer' });
    const made = dataOf(await post({ custom: { material: 'Oak', pieces: 2, other: 1 } }));
    expect(made.meta_data).toEqual({ custom: { material: 'Oak', pieces: 2 } });
    expect(made).not.toHaveProperty('metafields');
    expect(dataOf(await patch(made.uuid, { name: 'Renamed' })).meta_data).toEqual(made.meta_data);
    expect(await stored(made.uuid)).toEqual(made.meta_data);
    const changed = dataOf(await patch(made.uuid, { metafields: { custom: { pieces: 0 } } }));
    expect(changed).toMatchObject({ name: 'Renamed', meta_data: { custom: { pieces: 0 } } });
    expect(dataOf(await patch(made.uuid, { metafields: {} })).meta_data).toEqual({});
    expect(await stored(made.uuid)).toEqual({});
  });

  test('cannot be created without required ones, and an update without metafields keeps them', async () => {
    const made = dataOf(await post());
    await define('material', { required: true });
    const required = [400, 'METAFIELD_REQUIRED', '"custom.material" is required'];
    expect(refusalOf(await post())).toEqual(required);
    expect(refusalOf(await post({}))).toEqual(required);
    expect(refusalOf(await post({ custom: { material: '' } }))).toEqual(required);
    expect(refusalOf(await patch(made.uuid, { metafields: {} }))).toEqual(required);
    expect((await patch(made.uuid, { name: 'B' })).status).toBe(200);
    expect((await post({ custom: { material: 'Oak' } })).status).toBe(200);
  });

  test('is unchanged by rejected metafields', async () => {
    await define('pieces', { fieldType: 'integer' });
    const made = dataOf(await post({ custom: { pieces: 1 } }));
    expect(refusalOf(await patch(made.uuid, { name: 'B', metafields: { custom: { pieces: 'x' } } }))).toEqual(
      [400, 'METAFIELD_INVALID', '"custom.pieces": must be integer'],
    );
    for (const sent of [null, 'text', []])
      expect(refusalOf(await patch(made.uuid, { metafields: sent }))).toEqual([
        400,
        'VALIDATION_FAILED',
        'Custom fields must be an object',
      ]);
    const after = dataOf(await shop.admin('GET', `${path}/${made.uuid}`));
    expect([after.name, after.meta_data]).toEqual([made.name, made.meta_data]);
    await patch(made.uuid, { meta_data: { custom: { pieces: 'x' } } });
    expect(await stored(made.uuid)).toEqual(made.meta_data);
  });

  test('has one field written, by UUID and by integer id', async () => {
    await define('material');
    await define('pieces', { fieldType: 'integer' });
    const made = dataOf(await post({ custom: { pieces: 1 } }));
    const put = (id: unknown, value: unknown) =>
      shop.admin('PATCH', `${path}/${id}/metafields/custom/material`, { value });
    expect(dataOf(await put(made.uuid, 'Oak')).metaData).toEqual({ custom: { material: 'Oak', pieces: 1 } });
    expect(dataOf(await put(made[`${ownerType}_id`], null)).metaData).toEqual({ custom: { pieces: 1 } });
    for (const id of [randomUUID(), 'x', 999_999])
      expect((await put(id, 'Oak')).body.error).toMatchObject({ status: 404, message: notFound });
  });

  test('shows its metafields in GraphQL to their audience', async () => {
    await define('material');
    await define('supplier', { visibleToCustomer: false });
    const made = dataOf(await post({ custom: { supplier: 'Ada' } }));
    const fields =
      'metafields { namespace key type value } metafield(namespace: "custom", key: "supplier") { value }';
    const query = `query ($key: ${argument}) { entity: ${root} { ${fields} } }`;
    const material = { namespace: 'custom', key: 'material', type: 'short_text', value: null };
    const supplier = { namespace: 'custom', key: 'supplier', type: 'short_text', value: 'Ada' };
    const shown = await shop.query(query, { key: made[by] });
    expect(shown.body.data.entity).toEqual({ metafields: [material], metafield: null });
    const admin = await shop.query(query.replace(fields, `metaData ${fields}`), { key: made[by] }, 'admin');
    expect(admin.body.data.entity).toEqual({
      metaData: { custom: { supplier: 'Ada' } },
      metafields: [material, supplier],
      metafield: { value: 'Ada' },
    });
  });

  test('loses the values of a deleted definition', async () => {
    const { uuid } = await define('material');
    const made = dataOf(await post({ custom: { material: 'Oak' } }));
    await shop.admin('DELETE', `${DEFINITIONS}/${uuid}`);
    expect(await stored(made.uuid)).toEqual({});
    await define('material');
    expect(await stored(made.uuid)).toEqual({});
  });
});

test('a page of products reads the definitions once', async () => {
  const page = (fields: string) => `{ products { items { uuid ${fields} } } }`;
  const count = async (fields: string) => {
    await shop.query(page(fields));
    const before = shop.statements();
    const { body } = await shop.query(page(fields));
    return { items: body.data.products.items.length, statements: shop.statements() - before };
  };
  const bare = await count('');
  expect(bare.items).toBeGreaterThan(5);
  expect((await count('metafields { key value }')).statements).toBe(bare.statements + 1);
});

test('concurrent product writes and deletions of a definition leave no value of it', async () => {
  const define = async () =>
    dataOf(
      await shop.admin('POST', DEFINITIONS, {
        ownerType: 'product',
        fieldKey: 'race',
        name: 'R',
        fieldType: 'url',
      }),
    ).uuid;
  const key = `k${randomUUID()}`;
  const sent = { name: key, url_key: key, sku: key, price: 5, qty: 1 };
  const { uuid } = dataOf(await shop.admin('POST', '/api/products', sent));
  const patch = (body: object) => shop.admin('PATCH', `/api/products/${uuid}`, body);
  for (let round = 0; round < 8; round++) {
    const definition = await define();
    const answers = await Promise.all([
      patch({ metafields: { custom: { race: 'x' } } }),
      patch({ name: `Round ${round}` }),
      shop.admin('DELETE', `${DEFINITIONS}/${definition}`),
      patch({ metafields: { custom: { race: 'y' } } }),
      patch({ qty: round }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(dataOf(await shop.admin('GET', `/api/products/${uuid}`)).meta_data).toEqual({});
  }
});

test('events report a deleted definition, and a product whose field was written', async () => {
  const sent = {
    ownerType: 'product',
    namespace: 'erp',
    fieldKey: 'number',
    name: 'N',
    fieldType: 'integer',
  };
  const { uuid } = dataOf(await shop.admin('POST', DEFINITIONS, sent));
  const key = `k${randomUUID()}`;
  const product = dataOf(
    await shop.admin('POST', '/api/products', { name: key, url_key: key, sku: key, price: 5, qty: 1 }),
  );
  await shop.db.run(sql.type(z.object({}))`delete from graphile_worker._private_jobs`);
  await shop.admin('PATCH', `/api/products/${product.uuid}/metafields/erp/number`, { value: 5 });
  await shop.admin('PATCH', `/api/products/${product.uuid}/metafields/erp/number`, { value: 'x' });
  await shop.admin('DELETE', `${DEFINITIONS}/${uuid}`);
  const jobs = await shop.db.any(
    sql.type(z.object({ payload: z.object({ event: z.string(), payload: z.unknown() }) }))`
      select payload from graphile_worker._private_jobs order by id`,
  );
  expect(jobs.map(({ payload }) => [payload.event, payload.payload])).toEqual([
    ['product_updated', { productId: product.product_id, productUuid: product.uuid, sku: key }],
    ['metafield_definition_deleted', { uuid, ownerType: 'product', namespace: 'erp', key: 'number' }],
  ]);
});
